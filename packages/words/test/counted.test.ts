import { describe, expect, test } from 'vitest';
import { counted, loadWords } from '../src/index.ts';

const COUNTS = [0, 1, 2, 1000, 12_345];
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

describe.each([
  ['en', ['0 moves', '1 move', '2 moves', '1,000 moves', '12,345 moves']],
  ['it', ['0 mosse', '1 mossa', '2 mosse', '1000 mosse', '12.345 mosse']],
  ['pt', ['0 movimentos', '1 movimento', '2 movimentos', '1000 movimentos', '12 345 movimentos']],
  ['el', ['0 κινήσεις', '1 κίνηση', '2 κινήσεις', '1.000 κινήσεις', '12.345 κινήσεις']],
] as const)('%s', (language, forms) => {
  test('counts moves', async () => {
    const { moves } = (await loadWords(language)).games.sokoban;
    expect(COUNTS.map((count) => plain(moves(count)))).toEqual(forms);
  });

  test('everything that is counted has one form for 1 and another for 0 and 2', async () => {
    const words = await loadWords(language);
    const { boxes, moves, pushes, pulls, levels, games } = words.games.sokoban;
    const all = { boxes, moves, pushes, pulls, levels, games, actions: words.replay.actions, ...words.files };
    for (const name of [
      'boxes',
      'moves',
      'pushes',
      'pulls',
      'levels',
      'games',
      'actions',
      'unread',
      'wrong',
    ] as const) {
      const noun = (count: number): string =>
        all[name](count)
          .replace(/^.*?\d+/, '')
          .trim();
      expect(noun(2), name).toBe(noun(0));
      expect(noun(1), name).not.toBe(noun(2));
    }
  });
});

test('the sign stands for the number wherever it is', () => {
  expect(counted('el', { one: 'εξετάστηκε # κελί', other: 'εξετάστηκαν # κελιά' })(3)).toBe('εξετάστηκαν 3 κελιά');
});
