import { loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { EVERYTHING, filterGames } from '../../src/history/filter-games.ts';
import { newestFirst } from '../../src/history/kept-game.ts';
import { statisticsOf } from '../../src/history/statistics.ts';
import { dayAfter, dayOfNumber } from '../../src/today/day.ts';
import { keptGame } from './support.ts';

const MS_A_DAY = 86_400_000;
const calendar = { today: '2026-11-19', dayOf: (at: number) => dayOfNumber(Math.floor(at / MS_A_DAY)) };
const noonOf = (back: number): number => Date.parse(`${dayAfter(calendar.today, -back)}T12:00:00Z`);

test('games are counted by their result; what was put away does not count', () => {
  const games = [
    keptGame({ result: 'won' }),
    keptGame({ result: 'won' }),
    keptGame({ result: 'lost' }),
    keptGame({ result: 'drawn' }),
    keptGame({ result: 'shared' }),
    keptGame({ result: 'open' }),
  ];
  const { played, results, winShare } = statisticsOf(newestFirst(games), calendar);
  expect(results).toEqual({ won: 2, lost: 1, drawn: 1, shared: 1, open: 0 });
  expect([played, winShare]).toEqual([5, 0.5]);
  expect(statisticsOf([], calendar).winShare).toBeUndefined();
});

test('the longest row of wins is broken by anything else', () => {
  const results = ['won', 'lost', 'won', 'won', 'drawn', 'won'] as const;
  const games = results.map((result) => keptGame({ result }));
  expect(statisticsOf(newestFirst(games), calendar).longestRow).toBe(2);
});

test('thirty days, today the last; older games are on none of them', () => {
  const games = [0, 0, 29, 30].map((back) => keptGame({ at: noonOf(back) }));
  const { days } = statisticsOf([...games, keptGame({ at: noonOf(0), result: 'lost' })], calendar);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ day: '2026-11-19', played: 3, won: 2 });
  expect(days[0]).toEqual({ day: '2026-10-21', played: 1, won: 1 });
  expect(days.reduce((sum, { played }) => sum + played, 0)).toBe(4);
});

describe('the best game', () => {
  test('of each level has the fewest of what counts, and was won', () => {
    const games = [
      keptGame({ figures: { moves: 12, pushes: 3 } }),
      keptGame({ figures: { moves: 9, pushes: 5 } }),
      keptGame({ figures: { moves: 2 }, result: 'lost' }),
      keptGame({ title: 'Classic 2', figures: { moves: 40 } }),
    ];
    expect(statisticsOf(games, calendar).best).toMatchObject([
      { title: 'Classic 1', figure: 'moves', count: 9, game: { id: games[1]!.id } },
      { title: 'Classic 2', count: 40 },
    ]);
  });

  test('of scores is the highest', () => {
    const games = [100, 300, 200].map((score) => keptGame({ title: '', figures: { score } }));
    expect(statisticsOf(games, calendar).best).toMatchObject([{ figure: 'score', count: 300 }]);
  });
});

test('games are found by every word that is looked for, whatever its case and accents', async () => {
  const words = await loadWords('en');
  const games = [
    keptGame({ title: 'Classic 7' }),
    keptGame({ game: 'pokelabirinto', title: '', ending: 'escaped', isFavourite: true }),
    keptGame({ game: 'stratego', title: '', names: ['Red player', 'search'], ending: 'flag-captured', result: 'lost' }),
  ];
  const found = (wish: object): number[] =>
    filterGames(games, { ...EVERYTHING, ...wish }, words).map((game) => games.indexOf(game));
  expect(found({})).toEqual([0, 1, 2]);
  expect(found({ text: 'SOKOBAN 7' })).toEqual([0]);
  expect(found({ text: 'pokelabirinto' })).toEqual([1]);
  expect(found({ text: 'search red' })).toEqual([2]);
  expect(found({ text: 'sokoban search' })).toEqual([]);
  expect(found({ game: 'stratego' })).toEqual([2]);
  expect(found({ result: 'won' })).toEqual([0, 1]);
  expect(found({ onlyFavourites: true })).toEqual([1]);
});
