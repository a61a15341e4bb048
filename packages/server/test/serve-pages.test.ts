import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { servePages } from '../src/index.ts';

let visits = 0;
const serving = await servePages({
  port: 0,
  pageAt: ({ pathname, searchParams }) =>
    pathname === '/here/' ? { type: 'text/html', text: `${++visits} ${searchParams.get('of')}` } : undefined,
});
afterAll(() => serving.close());
const port = Number(new URL(serving.address).port);

interface Answer {
  readonly code: number | undefined;
  readonly type: string | undefined;
  readonly body: string;
}

const ask = (path: string, { method = 'GET', host = `localhost:${port}` } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers: { host }, agent: false }, (answer) => {
      const { statusCode: code, headers } = answer;
      text(answer).then((body) => resolve({ code, type: headers['content-type'], body }), reject);
    });
    asked.on('error', reject).end();
  });

test('a page is made anew whenever it is asked for', async () => {
  expect(await ask('/here/?of=a')).toEqual({ code: 200, type: 'text/html; charset=utf-8', body: '1 a' });
  expect((await ask('/here/?of=b')).body).toBe('2 b');
});

test('where there is no page, and by another name or method, nothing is told', async () => {
  expect((await ask('/elsewhere')).code).toBe(404);
  expect((await ask('/')).code).toBe(404);
  expect((await ask('/here/', { host: 'evil.example' })).code).toBe(421);
  expect((await ask('/here/', { method: 'POST' })).code).toBe(405);
});
