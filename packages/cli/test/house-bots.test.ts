import { CONTEST_IDS, loadContest } from '@dedalo/arena';
import { LANGUAGES } from '@dedalo/words';
import { loadArenaWords } from '@dedalo/words/arena';
import { describe, expect, test } from 'vitest';

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(CONTEST_IDS)('every bot of %s has a sentence, and nobody else', async (game) => {
    const { houseBots } = await loadArenaWords(language);
    const { bots } = (await loadContest(game))!;
    expect(Object.keys(houseBots.bots[game]).sort()).toEqual(bots.map(({ name }) => name).sort());
  });
});
