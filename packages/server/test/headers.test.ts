import { expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY } from '../src/index.ts';
import { startServer } from './support.ts';

const { ask, send } = await startServer();

const POLICY =
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';media-src 'self' blob:;connect-src 'self';worker-src 'self';manifest-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'";

const PROTECTION = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/^fullscreen=\(self\), gamepad=\(self\), .*camera=\(\)/) as string,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const UNWANTED = ['strict-transport-security', 'x-powered-by', 'server'];

test.each([
  ['a file', 200, '/', {}],
  ['a file that the browser has', 304, '/', { headers: { 'if-none-match': '*' } }],
  ['a part of a file', 206, '/', { headers: { range: 'bytes=0-3' } }],
  ['a part that is not there', 416, '/', { headers: { range: 'bytes=9999-' } }],
  ['a condition that fails', 412, '/', { headers: { 'if-match': '"other"' } }],
  ['nothing', 404, '/nothing', {}],
  ['an address that cannot be decoded', 404, '/%zz', {}],
  ['another method', 405, '/', { method: 'POST' }],
  ['another host', 421, '/', { headers: { host: 'evil.example' } }],
] as const)('%s: %i with all headers', async (_what, code, path, options) => {
  const { code: given, headers } = await ask(path, options);
  expect(given).toBe(code);
  expect(headers).toMatchObject(PROTECTION);
  for (const name of UNWANTED) expect(headers).not.toHaveProperty(name);
});

test.each([
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['a null byte', 'GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['a header without end', `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 421],
])('%s: %j, too', async (_what, bytes, code) => {
  const said = await send(bytes);
  expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${code} `));
  for (const [name, value] of Object.entries(PROTECTION)) {
    const found = new RegExp(`^${name}: (.*)\r$`, 'im').exec(said)?.[1];
    expect(found, name).toEqual(value);
  }
});

test('what is refused is said in one line of plain text', async () => {
  const { headers, body } = await ask('/nothing', { headers: { accept: 'text/html' } });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toBe('There is nothing here.\n');
});

test('the policy allows nothing inline and no other place', () => {
  const sources = Object.values(CONTENT_SECURITY_POLICY).flat();
  expect(new Set(sources)).toEqual(new Set(["'none'", "'self'", 'data:', 'blob:']));
  for (const directive of ['script-src', 'style-src', 'worker-src', 'connect-src'] as const) {
    expect(CONTENT_SECURITY_POLICY[directive]).toEqual(["'self'"]);
  }
});
