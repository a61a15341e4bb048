import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  joinLibraries,
  type KeptGame,
  keptGameOf,
  MOST_GAMES,
  MOST_SIZE,
  outgrown,
  readKeptGame,
} from '../../src/history/kept-game.ts';
import { keptGame } from './support.ts';

const someGames: fc.Arbitrary<KeptGame[]> = fc.array(
  fc
    .record({ number: fc.nat(5), at: fc.nat(3), isFavourite: fc.boolean() })
    .map(({ number, at, isFavourite }) => keptGame({ id: String(number).padStart(16, '0'), at, isFavourite })),
  { maxLength: 6 },
);

const alike = (games: readonly KeptGame[]): unknown =>
  games.map(({ id, at, isFavourite }) => ({ id, at, isFavourite }));

test('two libraries are joined in either order, in any grouping, and twice, without losing a game or a favourite', () => {
  fc.assert(
    fc.property(someGames, someGames, someGames, (a, b, c) => {
      const [one, two, three] = [a, b, c].map((games) => joinLibraries([], games)) as [
        KeptGame[],
        KeptGame[],
        KeptGame[],
      ];
      expect(alike(joinLibraries(one, two))).toEqual(alike(joinLibraries(two, one)));
      expect(alike(joinLibraries(joinLibraries(one, two), three))).toEqual(
        alike(joinLibraries(one, joinLibraries(two, three))),
      );
      expect(joinLibraries(one, one)).toEqual(one);
      expect(new Set(joinLibraries(a, b).map(({ id }) => id))).toEqual(new Set([...a, ...b].map(({ id }) => id)));
    }),
  );
});

describe('the library is bounded', () => {
  test('the oldest games go first, favourites last of all', () => {
    const games = Array.from({ length: MOST_GAMES + 2 }, () => keptGame());
    const [oldest, second, third] = games;
    expect(outgrown(games)).toEqual([oldest, second]);
    const withFavourite = [{ ...oldest!, isFavourite: true }, ...games.slice(1)];
    expect(outgrown(withFavourite)).toEqual([second, third]);
    const favourites = games.map(({ at }) => keptGame({ at, isFavourite: true }));
    expect(outgrown(favourites)).toHaveLength(2);
  });

  test('also by the size of the replays', () => {
    const games = [keptGame({ size: 10 }), keptGame({ size: MOST_SIZE })];
    expect(outgrown(games)).toEqual([games[0]]);
    expect(outgrown([games[1]!])).toEqual([]);
  });
});

test('a game is read as it was written', () => {
  const game = keptGame({ day: '2026-11-19', isFavourite: true });
  expect(readKeptGame(JSON.parse(JSON.stringify(game)))).toEqual(game);
});

test('data that cannot be a game is refused', () => {
  const game = keptGame();
  const wrong: readonly object[] = [
    { id: '../../x' },
    { game: 'No Game' },
    { names: [] },
    { names: [7] },
    { ending: 'So it ended' },
    { result: 'cheated' },
    { actions: -1 },
    { figures: { 'a b': 1 } },
    { figures: { moves: 1.5 } },
    { at: 'yesterday' },
    { size: 1e9 },
    { day: '2026-02-30' },
  ];
  for (const part of wrong) expect(readKeptGame({ ...game, ...part }), JSON.stringify(part)).toBeUndefined();
  for (const value of [null, 7, 'game', []]) expect(readKeptGame(value)).toBeUndefined();
});

test('what a terminal would obey is taken out of titles and names', () => {
  const { title, names } = keptGameOf(
    { ...keptGame(), title: 'A\u001B[2J', names: ['B\u0007'], replay: '', figures: {} },
    1,
  );
  expect([title, ...names].join('')).not.toMatch(/\p{Cc}/u);
});
