import { LANGUAGES, loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { KeyMap, type KeySettings } from '../src/key-map.ts';
import { moveKeys } from '../src/move-keys.ts';

const en = await loadWords('en');
const said = (settings: Partial<KeySettings>): string =>
  moveKeys(new KeyMap({ keys: {}, letters: 'auto', ...settings }, { game: 'sokoban' }), en);

test.each<[string, Partial<KeySettings>, string]>([
  ['nothing was chosen', {}, 'the arrow keys or U D L R'],
  ['letters were chosen', { letters: 'wasd' }, 'the arrow keys or W A S D'],
  ['no letters', { letters: 'none' }, 'the arrow keys'],
  ['a letter has another use', { letters: 'hjkl', keys: { hint: ['h'] } }, 'the arrow keys'],
  ['an arrow is gone', { letters: 'udlr', keys: { up: ['8'] } }, 'U D L R'],
  ['all keys are others', { letters: 'none', keys: { up: ['8'], down: ['2'], left: [] } }, '8 2 – →'],
])('what moves is named: %s', (_, settings, text) => {
  expect(said(settings)).toBe(text);
});

test.each(LANGUAGES)('%s: how to play names the letters that move', async (language) => {
  const words = await loadWords(language);
  const keys = moveKeys(new KeyMap({ keys: {}, letters: 'auto' }, { game: 'sokoban' }), words);
  expect(keys).toContain('U D L R');
  expect(words.games.sokoban.howTo(keys)[0]).toContain(keys);
  expect(words.web.sokoban.firstStep.mouse(keys)).toContain(keys);
  expect(words.web.game.boardKeys(keys)).toContain(keys);
});
