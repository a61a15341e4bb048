import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { clientFolder, SCRIPT, startServer } from './support.ts';

const folder = clientFolder();
const { ask } = await startServer({ clientFolder: relative(process.cwd(), folder) });
const SCRIPT_PATH = '/assets/main-B1x_-9.js';

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/index.html', 'text/html; charset=utf-8'],
  ['/sw.js', 'application/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/icon.svg', 'image/svg+xml'],
  [SCRIPT_PATH, 'application/javascript; charset=utf-8'],
  ['/assets/only-gz.css', 'text/css; charset=utf-8'],
  ['/assets/literata.woff2', 'font/woff2'],
])('%s is %s', async (path, type) => {
  const { code, headers } = await ask(path);
  expect(code).toBe(200);
  expect(headers['content-type']).toBe(type);
});

describe('caching', () => {
  test.each([SCRIPT_PATH, `${SCRIPT_PATH}?x`, '/assets/only-gz.css'])('%s is kept for good', async (path) => {
    const { headers } = await ask(path, { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/index.html', '/sw.js', '/manifest.webmanifest'])('%s is asked for again', async (path) => {
    const { headers } = await ask(path);
    expect(headers['cache-control']).toBe('no-cache');
    const { etag = '' } = headers;
    expect(etag).not.toBe('');
    const again = await ask(path, { headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ code: 304, body: '' });
  });

  test('a changed file is sent, without a new start', async () => {
    const { headers } = await ask('/icon.svg');
    writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>');
    const again = await ask('/icon.svg', { headers: { 'if-none-match': headers.etag! } });
    expect(again.code).toBe(200);
    expect(again.body).toContain('<g/>');
  });

  test('a file that is gone is no longer there', async () => {
    writeFileSync(join(folder, 'gone.txt'), 'x');
    expect((await ask('/gone.txt')).code).toBe(200);
    rmSync(join(folder, 'gone.txt'));
    expect((await ask('/gone.txt')).code).toBe(404);
  });
});

describe('compressed beforehand', () => {
  const bytes = (body: string): Buffer => Buffer.from(body, 'latin1');

  test('Brotli to a browser', async () => {
    const { headers, body } = await ask(SCRIPT_PATH, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(bytes(body)).toString()).toBe(SCRIPT);
  });
  test('gzip to who knows no Brotli, or where there is none', async () => {
    const script = await ask(SCRIPT_PATH, { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(bytes(script.body)).toString()).toBe(SCRIPT);
    const style = await ask('/assets/only-gz.css', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(style.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/css; charset=utf-8' });
  });
  test('as it is to all others, and where there is nothing else', async () => {
    for (const encodings of [{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'br;q=0, gzip;q=0' }]) {
      const { headers, body } = await ask(SCRIPT_PATH, { headers: encodings as Record<string, string> });
      expect(headers['content-encoding']).toBeUndefined();
      expect(body).toBe(SCRIPT);
    }
    const { headers, code } = await ask('/', { headers: { 'accept-encoding': 'br' } });
    expect(code).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('methods', () => {
  test.each(['/', SCRIPT_PATH, '/nothing'])('HEAD %s is GET without the body', async (path) => {
    const [get, head] = await Promise.all([ask(path), ask(path, { method: 'HEAD' })]);
    const { date: _got, ...expected } = get.headers;
    expect(head.code).toBe(get.code);
    expect(head.headers).toMatchObject(expected);
    expect(head.body).toBe('');
  });
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s is refused', async (method) => {
    for (const path of ['/', '/nothing']) {
      const { code, headers } = await ask(path, { method });
      expect(code).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    }
  });
  test('before a body is read', async () => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{ broken' };
    expect((await ask('/', options)).code).toBe(405);
  });
});
