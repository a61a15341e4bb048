import { expect, test } from 'vitest';
import { dataFolder, openServer, Page, Player } from './support.ts';

const CONFIG = '5x4 missing 0';

async function twoPages(folder?: string) {
  const serving = await openServer(folder);
  const [anna, bruno] = await Promise.all([Player.named('Anna', serving), Player.named('Bruno', serving)]);
  const match = await anna.openMatch({ game: 'isles', config: CONFIG });
  await bruno.post(`/api/matches/${match}/seat`, {});
  const pages = [anna.page(), bruno.page()] as const;
  for (const page of pages) await page.send({ type: 'follow', on: 0, match });
  const standings = [await pages[0].next('standing'), await pages[1].next('standing')] as const;
  return { serving, match, players: [anna, bruno] as const, pages, standings };
}

test('two play each other: each is told what happened, and whose request it was', async () => {
  const { pages, standings } = await twoPages();
  expect(standings.map(({ seat, names, turn, version }) => ({ seat, names, turn, version }))).toEqual([
    { seat: 0, names: ['Anna', 'Bruno'], turn: [0], version: 1 },
    { seat: 1, names: ['Anna', 'Bruno'], turn: [0], version: 1 },
  ]);
  await pages[0].send({ type: 'act', on: 0, key: 'a', action: 'c3' });
  const events = [
    { type: 'stepped', seat: 0, to: { x: 2, y: 2 } },
    { type: 'sank', isle: { x: 2, y: 3 } },
  ];
  const told = { type: 'happened', on: 0, version: 2, by: 0, events, turn: [1] };
  expect(await pages[0].next('happened')).toEqual({ ...told, key: 'a' });
  expect(await pages[1].next('happened')).toEqual(told);
});

test('what was refused is told to the one who asked, and to nobody else', async () => {
  const { pages } = await twoPages();
  await pages[1].send({ type: 'act', on: 0, key: 'b', action: 'c2' });
  expect(await pages[1].next('refused')).toEqual({
    type: 'refused',
    on: 0,
    key: 'b',
    refusal: { code: 'not-your-turn' },
  });
  await pages[0].send({ type: 'act', on: 0, key: 'a', action: 'c3' });
  await pages[0].next('happened');
  expect(pages[0].rest).toEqual([]);
});

test('a request that comes twice is done once', async () => {
  const { pages } = await twoPages();
  await pages[0].send({ type: 'act', on: 0, key: 'a', action: 'c3' });
  await pages[0].send({ type: 'act', on: 0, key: 'a', action: 'c3' });
  await pages[0].next('happened');
  expect(await pages[0].next('done')).toEqual({ type: 'done', on: 0, key: 'a' });
});

test('a page that comes back hears what it missed, and nothing twice', async () => {
  const { match, pages, players } = await twoPages();
  pages[1].socket.terminate();
  await pages[0].send({ type: 'act', on: 0, key: 'a', action: 'c3' });
  await pages[0].next('happened');
  const back = players[1].page();
  await back.send({ type: 'follow', on: 3, match, from: 1 });
  expect(await back.next('happened')).toMatchObject({ on: 3, version: 2, by: 0 });
  expect(await back.next('caught-up')).toEqual({ type: 'caught-up', on: 3, version: 2 });
  await back.send({ type: 'follow', on: 4, match, from: 2 });
  await back.send({ type: 'act', on: 4, key: 'b', action: 'c2' });
  expect(await back.next('happened')).toMatchObject({ version: 3 });
});

test('a page that has seen more than there is, or too little, is told how it stands', async () => {
  const { match, players } = await twoPages();
  const back = players[1].page();
  await back.send({ type: 'follow', on: 0, match, from: 99 });
  expect((await back.next('standing')).version).toBe(1);
});

test('a match goes on after the server was ended, from what is on the disk', async () => {
  const folder = dataFolder();
  const { match, pages, players, serving } = await twoPages(folder);
  await pages[0].send({ type: 'act', on: 0, key: 'a', action: 'c3' });
  await pages[0].next('happened');
  const closing = serving.close();
  expect((await pages[1].next('bye')).code).toBe('restarting');
  await closing;
  const { address } = await openServer(folder);
  const page = new Page(address, players[1].cookie);
  await page.send({ type: 'follow', on: 0, match, from: 1 });
  expect(await page.next('standing')).toMatchObject({ version: 2, turn: [1], names: ['Anna', 'Bruno'] });
  await page.send({ type: 'act', on: 0, key: 'b', action: 'c2' });
  expect((await page.next('happened')).version).toBe(3);
});

test('a request that was done before a restart is not done again after it', async () => {
  const folder = dataFolder();
  const { match, pages, players, serving } = await twoPages(folder);
  await pages[0].send({ type: 'act', on: 0, key: 'a', action: 'c3' });
  await pages[0].next('happened');
  await serving.close();
  const { address } = await openServer(folder);
  const page = new Page(address, players[0].cookie);
  await page.send({ type: 'follow', on: 0, match });
  await page.next('standing');
  await page.send({ type: 'act', on: 0, key: 'a', action: 'c3' });
  expect((await page.next('done')).key).toBe('a');
});

test('whoever has no seat looks on, and does nothing', async () => {
  const { serving, match, pages } = await twoPages();
  const page = new Page(serving.address);
  await page.send({ type: 'follow', on: 0, match });
  expect((await page.next('standing')).seat).toBeNull();
  await page.send({ type: 'act', on: 0, key: 'x', action: 'c3' });
  expect((await page.next('refused')).refusal).toEqual({ code: 'not-for-you' });
  await pages[0].send({ type: 'command', on: 0, key: 'a', command: 'resign' });
  expect(await page.next('happened')).toMatchObject({
    kind: 'resign',
    outcome: { winners: [1], reason: 'resigned' },
    turn: [],
  });
});

test('a third person finds no seat', async () => {
  const { serving, match } = await twoPages();
  const chiara = await Player.named('Chiara', serving);
  expect(await chiara.post(`/api/matches/${match}/seat`, {})).toEqual({ code: 409, body: { code: 'full' } });
});

test('there is no match at an address that nobody gave away', async () => {
  const { address } = await openServer();
  const page = new Page(address);
  await page.send({ type: 'follow', on: 0, match: 'nowhere' });
  expect(await page.next('gone')).toEqual({ type: 'gone', on: 0, code: 'no-such-match' });
});
