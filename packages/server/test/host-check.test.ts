import { expect, test } from 'vitest';
import { isLoopback } from '../src/index.ts';
import { startServer } from './support.ts';

const { ask, port, send } = await startServer();

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '[::1]', 'localhost:1', '127.0.0.1:65535', '[::1]:8128'])(
  '%s is this machine',
  async (host) => {
    expect((await ask('/', { headers: { host } })).code).toBe(200);
  },
);

test.each([
  'evil.example',
  'evil.example:8128',
  'localhost.evil.example',
  'evil-localhost',
  'localhost.',
  '127.0.0.1.nip.io',
  '192.168.1.5',
  '0.0.0.0',
  '::1',
  'localhost:',
  'localhost:8128:8128',
  'user@localhost',
  'localhost/x',
])('%j is not', async (host) => {
  const { code, body } = await ask('/', { headers: { host } });
  expect(code).toBe(421);
  expect(body).not.toContain('<title>');
});

test('nor is an empty name, or none', async () => {
  for (const lines of ['GET / HTTP/1.1\r\nHost:', 'GET / HTTP/1.1\r\nX: y', 'GET / HTTP/1.0']) {
    expect(await send(`${lines}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 421 /);
  }
});

test('another name that is forwarded does not count', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost', forwarded: 'host=localhost' };
  expect((await ask('/', { headers })).code).toBe(421);
  expect((await ask('/', { headers: { 'x-forwarded-host': 'evil.example' } })).code).toBe(200);
});

test('a server for other machines answers to any name', async () => {
  const open = await startServer({ host: '0.0.0.0' });
  expect(open.port).not.toBe(port);
  expect((await open.ask('/', { headers: { host: 'dedalo.lan' } })).code).toBe(200);
});

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['127.1.2.3', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
  ['localhost.evil.example', false],
])('only this machine reaches %s: %j', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
