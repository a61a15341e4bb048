import { ARENA_GAME_IDS, loadArenaGame } from '@dedalo/arena';
import { LANGUAGES } from '@dedalo/words';
import { loadArenaWords } from '@dedalo/words/arena';
import { describe, expect, test } from 'vitest';

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(ARENA_GAME_IDS)('every bot of %s has a sentence, and nobody else', async (game) => {
    const { houseBots } = await loadArenaWords(language);
    const { bots } = (await loadArenaGame(game))!;
    expect(Object.keys(houseBots.bots[game]).sort()).toEqual(bots.map(({ name }) => name).sort());
  });
});
