import { join } from 'node:path';
import { describe, test } from 'vitest';
import { needs } from '../../../tools/needs.ts';
import { KIT_LANGUAGE_IDS } from '../src/kits/languages.ts';
import { KIT_GAME_IDS } from '../src/kits/games.ts';
import { testFolder } from './folder.ts';
import { expectToWin, LANGUAGE_NEEDS, writePlayer } from './new-players.ts';

const folder = testFolder();

describe.each(KIT_LANGUAGE_IDS)('a new player in %s', (language) => {
  test.each(KIT_GAME_IDS)('of %s wins a game', needs(...LANGUAGE_NEEDS[language]), async (game) => {
    const name = `${language}-${game}`;
    await writePlayer(join(folder.path, name), { name, game, language });
    expectToWin(join(folder.path, name), { name, game, language });
  });
});
