import { expect, test } from 'vitest';
import { startServer } from './support.ts';

const { ask } = await startServer();

const policyOf = async (path: string, options = {}): Promise<string> =>
  String((await ask(path, options)).headers['content-security-policy']);

test.each([
  ['the page', '/embed.html', {}],
  ['the page with a query', '/embed.html?x=1', {}],
  ['the page that the browser has', '/embed.html', { headers: { 'if-none-match': '*' } }],
  ['its headers', '/embed.html', { method: 'HEAD' }],
])('%s may be framed by anybody, in a sandbox, and loads nothing foreign', async (_what, path, options) => {
  const { headers } = await ask(path, options);
  const directives = String(headers['content-security-policy']).split(';');
  expect(directives).toContain('frame-ancestors *');
  expect(directives).toContain('sandbox allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox');
  expect(directives).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'self'", "form-action 'none'"]));
  expect(headers).not.toHaveProperty('x-frame-options');
});

test.each(['/', '/index.html', '/embed.html/', '/embed.htm', '/%65mbed.html', '/x/embed.html', '/nothing', '/sw.js'])(
  '%s may be framed by nobody',
  async (path) => {
    expect(await policyOf(path)).toContain("frame-ancestors 'none'");
    expect((await ask(path)).headers['x-frame-options']).toBe('DENY');
  },
);

test('a refused request for the page may be framed by nobody', async () => {
  expect(await policyOf('/embed.html', { method: 'POST' })).toContain("frame-ancestors 'none'");
  expect(await policyOf('/embed.html', { headers: { host: 'evil.example' } })).toContain("frame-ancestors 'none'");
});
