import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from '../../src/take-along/base64.ts';
import { filesFrom, fitting } from '../../src/take-along/race-games.ts';

const game = (id: string, size: number) => ({ id, name: id, added: 0, size });

test('of the races the newest go along that fit, and those that do not are named', () => {
  const games = [
    game('small', 5_000_000),
    game('huge', 9_000_000),
    ...['a', 'b', 'c'].map((id) => game(id, 8_000_000)),
  ];
  const { taken, left } = fitting(games);
  expect(taken.map(({ id }) => id)).toEqual(['small', 'a', 'b']);
  expect(left.map(({ id }) => id)).toEqual(['huge', 'c']);
});

test('files come back as they were', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256);
  expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  expect(filesFrom({ 'a/b.cfg': toBase64(bytes), empty: '' })).toEqual(
    new Map([
      ['a/b.cfg', bytes],
      ['empty', new Uint8Array()],
    ]),
  );
});

test('files that make no sense are none', () => {
  for (const files of [null, 7, { a: 7 }, { a: '?' }]) expect(filesFrom(files)).toBeUndefined();
});
