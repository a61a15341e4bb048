import type { Game } from '@dedalo/engine';
import { isles } from '@dedalo/isles';
import { expect, test } from 'vitest';
import { openRoom } from './open-room.ts';

const islesRoom = () => openRoom(isles as Game, { columns: 5, rows: 4, missing: 0 });

/** What each of the three was told since they came in. */
const newsOf = (told: readonly string[][]): unknown[][] =>
  told.map((texts) => texts.slice(1).map((text) => JSON.parse(text) as unknown));

test('nobody is told what is not on the disk', () => {
  const open = islesRoom();
  open.room.act(open.followers[0]!, { key: 'a', action: 'c3' });
  expect(newsOf(open.told)).toEqual([[], [], []]);
  open.write();
  expect(newsOf(open.told).map((news) => news.length)).toEqual([1, 1, 1]);
});

test('the next action is played on one that is not on the disk yet, and both are told in order', () => {
  const open = islesRoom();
  open.room.act(open.followers[0]!, { key: 'a', action: 'c3' });
  open.room.act(open.followers[1]!, { key: 'b', action: 'c2' });
  open.write();
  expect(newsOf(open.told)[2]).toMatchObject([{ version: 2 }, { version: 3 }]);
});

test('whoever comes in meanwhile is told nothing either until it is written', () => {
  const open = islesRoom();
  open.room.act(open.followers[0]!, { key: 'a', action: 'c3' });
  const told: string[] = [];
  open.room.join({ seat: null, tell: (body) => void told.push(`{${body}`) });
  expect(told).toEqual([]);
  open.write();
  expect(told.map((text) => JSON.parse(text) as unknown)).toMatchObject([{ type: 'standing', version: 2 }]);
});

test('a request that comes again is not answered before the first one is written', () => {
  const open = islesRoom();
  for (let count = 0; count < 2; count++) open.room.act(open.followers[0]!, { key: 'a', action: 'c3' });
  expect(open.told[0]).toHaveLength(1);
  open.write();
  expect(newsOf(open.told)[0]).toMatchObject([
    { type: 'happened', key: 'a' },
    { type: 'done', key: 'a' },
  ]);
});

test('where the disk is full everybody is told that it was not written, and nothing more is done', () => {
  const open = islesRoom();
  open.room.act(open.followers[0]!, { key: 'a', action: 'c3' });
  open.write(new Error('database or disk is full'));
  expect(newsOf(open.told)).toEqual(open.told.map(() => [{ type: 'gone', code: 'unwritten' }]));
  open.room.act(open.followers[1]!, { key: 'b', action: 'c2' });
  expect(open.unwritten).toEqual([]);
  expect(newsOf(open.told)[1]!.at(-1)).toEqual({ type: 'refused', key: 'b', refusal: { code: 'unwritten' } });
});
