import { findPack, PACKS, readLevels } from '@dedalo/sokoban';
import { LANGUAGES, loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { levelHint, levelTitle } from '../../src/level-notes.ts';
import { levelName, sourceName } from '../../src/sokoban/level-words.ts';
import { leftTitle, PACK_TITLES } from '../../src/sokoban/left-title.ts';
import { startLevel } from '../../src/sokoban/session.ts';
import { valueOf } from '../support.ts';

const [first] = findPack('first-steps').entries;

describe('a level of a pack', () => {
  test.each([
    ['en', 'First steps 1: One good shove'],
    ['it', 'Primi passi 1: Una bella spinta'],
    ['pt', 'Primeiros passos 1: Um bom empurrão'],
    ['el', 'Πρώτα βήματα 1: Σπρώξε και φύγαμε'],
  ] as const)('is called in %s: %s', async (language, name) => {
    const source = { name: 'first-steps', collection: findPack('first-steps') };
    expect(levelName({ source, number: 1 }, { language, words: await loadWords(language) })).toBe(name);
  });

  test('has a title and a hint of its own in every language, of characters that a terminal shows', () => {
    for (const pack of PACKS) {
      for (const [index, entry] of findPack(pack).entries.entries()) {
        const titles = LANGUAGES.map((language) => levelTitle(entry, language));
        expect(new Set(titles).size, `${pack} ${index + 1}: ${titles.join(', ')}`).toBe(4);
        for (const title of titles) expect([...title].length).toBeLessThanOrEqual(60);
        if (levelHint(entry, 'en') === undefined) continue;
        expect(new Set(LANGUAGES.map((language) => levelHint(entry, language))).size).toBe(4);
      }
    }
  });

  test('every one of the first steps teaches something', () => {
    for (const entry of findPack('first-steps').entries) expect(levelHint(entry, 'en')).toBeTruthy();
    expect(levelHint(first!, 'it')).toMatch(/^Vai contro una cassa/);
  });
});

describe('a level of a file', () => {
  const read = (text: string) => valueOf(readLevels(text));
  const BOARD = '#####\n#@$.#\n#####\n';

  test('is called as it is, in English where there is no other, and cannot steer a terminal', async () => {
    const collection = read(`Evil \u001B[31m\n\n${BOARD}\nIdea: be \u0007quick\n`);
    const words = await loadWords('it');
    const source = { name: 'mine.sok', collection };
    expect(levelTitle(collection.entries[0]!, 'it')).toBe('Evil \uFFFD[31m');
    expect(levelHint(collection.entries[0]!, 'it')).toBe('be \uFFFDquick');
    expect(sourceName(source, { words, language: 'it' })).toBe('mine.sok');
  });

  test('without a title has its number alone', async () => {
    const source = { name: 'mine.sok', collection: read(BOARD) };
    expect(levelName({ source, number: 1 }, { words: await loadWords('en'), language: 'en' })).toBe('mine.sok 1');
  });
});

describe('the game that was left', () => {
  test('is called by its pack in the language that is spoken', async () => {
    for (const name of PACKS) {
      const replay = startLevel({ source: { name, collection: findPack(name) }, number: 3 }, 'forward').session.save();
      for (const language of LANGUAGES) {
        const words = await loadWords(language);
        expect(leftTitle(replay, words)).toBe(`${words.games.sokoban.packs[name]} 3`);
      }
    }
    expect(new Set(PACK_TITLES.values())).toEqual(new Set(PACKS));
  });

  test.each([
    ['title "My own 4: Go"', 'My own 4: Go'],
    ['title "Evil \\u001b[2J"', 'Evil \uFFFD[2J'],
    ['title "constructor 3"', 'constructor 3'],
    ['title "unclosed', ''],
    ['no title at all', ''],
    ['', ''],
  ])('%j is called %j', async (line, title) => {
    expect(leftTitle(`dedalo replay 1\n${line}\n`, await loadWords('en'))).toBe(title);
  });
});
