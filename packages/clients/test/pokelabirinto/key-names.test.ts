import { LANGUAGES, loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { KeyMap } from '../../src/key-map.ts';
import { keyNameOf } from '../../src/key-name.ts';
import { withKeys } from '../../src/pokelabirinto/key-names.ts';

const words = await loadWords('en');
const keysOf = (keys: Readonly<Record<string, readonly string[]>>): KeyMap =>
  new KeyMap({ keys, letters: 'wasd' }, { game: 'pokelabirinto' });
const TEXT = 'Fight (C) or turn back (T)? Odds (I).';

test('without a choice of keys the letters are those of the description', () => {
  expect(withKeys(TEXT, { words })).toBe(TEXT);
  expect(keyNameOf('pokelabirinto.fight', { words })).toBeUndefined();
});

test('the usual keys are those of the description', () => {
  expect(withKeys(TEXT, { words, keys: keysOf({}) })).toBe(TEXT);
});

test('changed keys are named as they are called, and what has no key has no brackets', () => {
  const keys = keysOf({
    'pokelabirinto.fight': ['enter', 'f'],
    'pokelabirinto.turn-back': [],
    hint: ['ü'],
  });
  expect(withKeys(TEXT, { words, keys })).toBe('Fight (Enter) or turn back? Odds (Ü).');
});

describe.each(LANGUAGES)('%s', (language) => {
  test('every letter that is named can be another', async () => {
    const said = await loadWords(language);
    const keys = keysOf({ 'pokelabirinto.fight': ['7'], 'pokelabirinto.turn-back': ['8'], hint: ['9'] });
    const { fightOrBack, howTo, rejection } = said.games.pokelabirinto;
    const texts = [fightOrBack, ...howTo, rejection['not-now']({ code: 'not-now', phase: 'meeting' })];
    const changed = texts.map((text) => withKeys(text, { words: said, keys })).join(' ');
    for (const key of ['(7)', '(8)', '(9)']) expect(changed).toContain(key);
    expect(changed).not.toMatch(/\([A-Z]\)/);
  });
});
