import { ARENA_GAME_IDS, loadArenaGame } from '@dedalo/arena';
import { LANGUAGES } from '@dedalo/words';
import { loadArenaWords } from '@dedalo/words/arena';
import { describe, expect, test } from 'vitest';

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(ARENA_GAME_IDS)('every bot of %s has a sentence, and nothing else has', async (game) => {
    const { houseBots } = await loadArenaWords(language);
    const { bots } = (await loadArenaGame(game))!;
    const said: Partial<Record<string, Readonly<Record<string, string>>>> = houseBots.bots;
    const sentences = said[game] ?? houseBots.anyGame;
    expect(Object.keys(sentences).sort()).toEqual(bots.map(({ name }) => name).sort());
  });
});
