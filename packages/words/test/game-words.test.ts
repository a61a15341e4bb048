import { describe, expect, test } from 'vitest';
import { gameWords, LANGUAGES, loadWords } from '../src/index.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  test('a game that brings no words is told by its codes', async () => {
    const said = gameWords(await loadWords(language), 'sinking-isles');
    expect(said).toMatchObject({ name: 'Sinking Isles', summary: '' });
    expect(said.rejection({ code: 'not-your-turn' })).toBe('not your turn');
    expect(said.problem({ code: 'out-of-range' })).toBe('out of range');
    expect(said.ending('action-limit')).toBe('action limit');
    expect(said.seat(1)).toMatch(/^\S+ 2$/);
  });

  test('a game that brings words is told by them, and codes of no game by themselves', async () => {
    const words = await loadWords(language);
    const said = gameWords(words, 'theseus');
    expect(said.name).toBe(words.games.theseus.name);
    expect(said.summary).toBe(words.games.theseus.summary);
    expect(said.seat(1)).toBe(words.games.theseus.seats[1]);
    expect(said.ending('captured')).toBe(words.games.theseus.ends.captured);
    expect(said.rejection({ code: 'game-over' })).toBe(
      words.games.theseus.rejection['game-over']({ code: 'game-over' }),
    );
    for (const code of ['constructor', 'toString', '__proto__']) {
      expect(said.ending(code)).toBe(code);
      expect(gameWords(words, code).summary).toBe('');
    }
  });
});
