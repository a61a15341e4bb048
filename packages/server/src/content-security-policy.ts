/**
 * What a page of ours may load, and from where: its own server, and pictures and sounds that it makes itself. No inline
 * scripts or styles, no eval, no frames, no forms. Every answer carries it. There is no `upgrade-insecure-requests`,
 * since on this machine it is plain http.
 */
export const CONTENT_SECURITY_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** The one page that others may frame. It is the client with nothing kept and no way out (packages/web/src/app/embedded.ts). */
export const EMBED_PATH = '/embed.html';

/** In a sandbox it opens Dedalo in another window, and can neither move the page round it nor send or save anything. */
export const EMBED_POLICY = {
  ...CONTENT_SECURITY_POLICY,
  'frame-ancestors': ['*'],
  sandbox: ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'],
};

/** The policy as it stands in a header. */
export const formatPolicy = (policy: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');
