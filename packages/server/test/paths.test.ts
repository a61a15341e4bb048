import { expect, test } from 'vitest';
import { SECRET, startServer } from './support.ts';

const { ask, send } = await startServer();

const NOWHERE = [
  // Out of the folder.
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/..',
  '/./index.html',
  '/%2e%2e/secret.txt',
  '/%2E%2E%2Fsecret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/%u002e%u002e/secret.txt',
  '//secret.txt',
  '//etc/passwd',
  '/file:///etc/passwd',
  'http://localhost/../secret.txt',
  '../secret.txt',
  // Encoded slashes.
  '/assets%2fmain-B1x_-9.js',
  '/assets%2Fmain-B1x_-9.js',
  '/assets%5cmain-B1x_-9.js',
  // Hidden files.
  '/.stamp',
  '/%2estamp',
  '/.hidden/file.txt',
  '/assets/.hidden',
  // Null bytes and other control characters.
  '/index.html%00',
  '/index.html%00.js',
  '/%00',
  '/index.html%0d%0ax-injected:1',
  // Folders.
  '/assets',
  '/assets/',
  '/assets//main-B1x_-9.js',
  // No such file.
  '/nothing',
  '/INDEX.HTML',
  '/index',
  '/index.html/',
  '/index.html/x',
  `/${'long'.repeat(200)}`,
  '/%',
  '/%zz',
  '/è',
  '*',
];

test.each(NOWHERE)('%s leads nowhere', async (path) => {
  const said = await send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 (404|400) /);
  expect(said).not.toContain(SECRET);
  expect(said).not.toMatch(/^x-injected/im);
});

test('what stands after the question mark plays no part', async () => {
  for (const query of ['?', '?x=/../secret.txt', '?%00', '?a?b']) expect((await ask(`/${query}`)).code).toBe(200);
});
