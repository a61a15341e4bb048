import { expect, test } from 'vitest';
import { openServer, Page, Player } from './support.ts';

test.each([
  ['nothing that is JSON', 'hello'],
  ['a type that there is not', '{"type":"delete"}'],
  ['a field too many', '{"type":"leave","on":0,"more":1}'],
  ['a channel that there is not', '{"type":"leave","on":640}'],
  ['an empty message', ''],
  ['a list', '[]'],
])('%s is answered with a code, and then the socket is closed', async (_, text) => {
  const page = new Page((await openServer()).address);
  await page.sendText(text);
  expect((await page.next('bye')).code).toBe('malformed');
  expect(await page.untilClosed()).toBe(4000);
});

test('so is a message that is too long; one of a megabyte is not even read', async () => {
  const { address } = await openServer();
  const page = new Page(address);
  await page.sendText(JSON.stringify({ type: 'leave', on: 0, more: 'x'.repeat(2000) }));
  expect((await page.next('bye')).code).toBe('too-long');
  const other = new Page(address);
  await other.sendText('x'.repeat(1_000_000));
  expect(await other.untilClosed()).toBe(1009);
});

test('whoever sends too much is closed', async () => {
  const page = new Page((await openServer()).address);
  for (let count = 0; count < 200; count++) await page.sendText('{"type":"leave","on":0}');
  expect((await page.next('bye')).code).toBe('too-many');
});

test('a page of another server gets no socket, and changes nothing', async () => {
  const { address } = await openServer();
  const page = new Page(address, undefined, { origin: 'http://elsewhere.example' });
  expect(await page.untilClosed()).toBe(1006);
  const answer = await fetch(`${address}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://elsewhere.example' },
    body: '{"name":"Eve"}',
  });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('the secret of a person is out of reach for scripts, and is kept nowhere', async () => {
  const serving = await openServer();
  const answer = await fetch(`${serving.address}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"  Zoë  "}',
  });
  expect(answer.headers.get('set-cookie')).toMatch(/^dedalo=[\w-]{32}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await answer.json()).toEqual({ name: 'Zoë' });
});

test.each([
  ['no name', {}],
  ['an empty one', { name: ' ' }],
  ['one that is too long', { name: 'x'.repeat(41) }],
  ['one with signs that are not seen', { name: 'Anna\u202Eanna' }],
  ['a name and more', { name: 'Anna', role: 'administrator' }],
])('%s is no guest', async (_, body) => {
  const { address } = await openServer();
  const answer = await fetch(`${address}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([answer.status, await answer.json()]).toEqual([400, { code: 'malformed' }]);
});

test.each([
  ['a game that there is not', { game: 'chess' }, 'no-such-game'],
  ['a config that cannot be read', { game: 'isles', config: 'large' }, 'wrong-config'],
  ['a clock that is none', { game: 'isles', clock: { kind: 'fischer', start: -1, increment: 0 } }, 'malformed'],
])('%s is no match', async (_, body, code) => {
  const anna = await Player.named('Anna', await openServer());
  expect(await anna.post('/api/matches', body)).toEqual({ code: 400, body: { code } });
});

test('whoever has no name opens no match', async () => {
  const { address } = await openServer();
  const answer = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"game":"isles"}',
  });
  expect([answer.status, await answer.json()]).toEqual([401, { code: 'nobody' }]);
});
