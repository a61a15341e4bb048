import { keepNotesApart, levelHint, levelTitle } from '@dedalo/clients/level-notes';
import { findPack, isSameLevel, type LevelEntry, PACKS, readLevels } from '@dedalo/sokoban';
import { TEXTS } from '@dedalo/sokoban/level-texts';
import { LANGUAGES } from '@dedalo/words';
import { afterEach, describe, expect, test } from 'vitest';
import { splitNotes } from '../../../../build/level-notes.ts';

const { texts, notes } = splitNotes(TEXTS);
const read = (text: string): readonly LevelEntry[] => {
  const levels = readLevels(text);
  if (!levels.ok) throw new Error(levels.error.code);
  return levels.value.entries;
};

afterEach(() => keepNotesApart(() => undefined));

describe.each(PACKS)('the pack %s, with its translations apart', (pack) => {
  const whole = findPack(pack).entries;
  const split = read(texts[pack]!);

  test('has the same levels and solutions, and nothing in another language', () => {
    expect(split.map(({ level }, index) => isSameLevel(level, whole[index]!.level))).not.toContain(false);
    expect(split.map(({ games }) => games)).toEqual(whole.map(({ games }) => games));
    expect(texts[pack]).not.toMatch(/^\w+\/[a-z]{2}: /m);
  });

  test.each(LANGUAGES)('says the same in %s once they are there, and before that in English', (language) => {
    const said = (entry: LevelEntry) => [levelTitle(entry, language), levelHint(entry, language)];
    const english = whole.map((entry) => [levelTitle(entry, 'en'), levelHint(entry, 'en')]);
    expect(split.map(said)).toEqual(english);
    keepNotesApart((level, spoken) => notes[spoken]?.[level]);
    expect(split.map(said)).toEqual(whole.map(said));
  });
});
