import { loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { opponentNames, sittingWords } from '../src/player-names.ts';

const words = await loadWords('en');

describe('who sat where in a recorded game', () => {
  test.each([
    ['stratego', ['Red player', 'search'], ['Red: a person', 'Blue: Strategist'], ['Strategist']],
    ['theseus', ['Player', 'random'], ['Theseus: a person', 'Minotaur: Asleep'], ['Asleep']],
    ['theseus', ['optimal', 'optimal'], ['Theseus: Fearless', 'Minotaur: Unerring'], ['Fearless', 'Unerring']],
    ['isles', ['Player', 'search'], ['Seat 1: a person', 'Seat 2: Strategist'], ['Strategist']],
    ['stratego', ['ada', 'constructor'], ['Red: ada', 'Blue: constructor'], ['ada', 'constructor']],
    ['sokoban', ['Player'], ['Seat 1: a person'], []],
  ])('%s: %j', (game, names, sitting, opponents) => {
    expect(sittingWords(words, { game, names })).toEqual(sitting);
    expect(opponentNames(words, { game, names })).toEqual(opponents);
  });

  test('a name that says nothing is none', () => {
    expect(sittingWords(words, { game: 'stratego', names: ['\u0007', 'ada'] })).toEqual(['Red: ?', 'Blue: ada']);
  });
});
