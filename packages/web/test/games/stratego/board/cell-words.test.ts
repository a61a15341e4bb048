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
  test('tells one’s own pieces by name and of the others that they are there', () => {
    expect(cellWords(words, scene, 0)).toBe('A1, your flag');
    expect(cellWords(words, scene, 90)).toBe('A10, hidden enemy');
    expect(cellWords(words, scene, 42)).toBe('C5, lake');
    expect(cellWords(words, scene, 99)).toBe('J10, empty');
  });

  test('says where a picked piece may go', () => {
    const picked = { ...scene, picked: 30, targets: [40, 90] };
    expect(cellWords(words, picked, 30)).toBe('A4, your scout, picked');
    expect(cellWords(words, picked, 40)).toBe('A5, empty, can go here');
    expect(cellWords(words, picked, 90)).toBe('A10, hidden enemy, can be attacked');
  });

  test('the whole board begins at the top as it is shown, and holds nothing that is hidden', () => {
    const all = allCellWords(words, scene);
    expect(all).toHaveLength(100);
    expect(all[0]).toBe('J10, empty');
    expect(all.filter((text) => text.includes('your '))).toHaveLength(10);
  });
});
