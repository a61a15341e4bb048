import { configOf, startStratego } from '@dedalo/clients/stratego/session';
import { CONSOLE_SETUP, setupFor, stratego } from '@dedalo/stratego';
import { loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { allCellWords, cellWords } from '../../../../src/games/stratego/board/cell-words.ts';

const words = await loadWords('en');
const { session } = startStratego({ config: configOf('final'), seed: '1', side: 'red', against: 'person' });
for (const seat of [0, 1])
  for (const cell of setupFor(seat, CONSOLE_SETUP)) session.play(seat, { type: 'place', cell });
const scene = { seat: 0, view: stratego.view(session.state, 0), names: words.games.stratego.ranks };

describe('a cell in words', () => {
  test('names the player’s own pieces, and for the others only that they are there', () => {
    expect(cellWords(words, scene, 0)).toBe('0 0, your flag (FL)');
    expect(cellWords(words, scene, 90)).toBe('9 0, hidden enemy');
    expect(cellWords(words, scene, 42)).toBe('4 2, lake');
    expect(cellWords(words, scene, 99)).toBe('9 9, empty');
  });

  test('says where a picked piece may go', () => {
    const picked = { ...scene, picked: 30, targets: [40, 90] };
    expect(cellWords(words, picked, 30)).toBe('3 0, your scout (FS), picked');
    expect(cellWords(words, picked, 40)).toBe('4 0, empty, can go here');
    expect(cellWords(words, picked, 90)).toBe('9 0, hidden enemy, can be attacked');
  });

  test('the whole board begins at the top as it is shown, and holds nothing that is hidden', () => {
    const all = allCellWords(words, scene);
    expect(all).toHaveLength(100);
    expect(all[0]).toBe('9 9, empty');
    expect(all.filter((text) => /\(\w\w\)/.test(text))).toHaveLength(10);
  });
});
