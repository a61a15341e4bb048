import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { sentence } from '../../src/message.ts';
import { verdictOf } from '../../src/sokoban/verdict.ts';
import { levelFrom, sessionOn } from './support.ts';

const words = await loadWords('en');
const LOUD = { deadlockNotice: true };
const level = levelFrom('#######', '#@ $. #', '#     #', '#######');

const after = (moves: string, options = LOUD) => {
  const session = sessionOn(level);
  const directions = { l: 'west', r: 'east', u: 'north', d: 'south' } as const;
  for (const letter of moves) {
    expect(session.play(0, { type: 'move', direction: directions[letter as 'l'] }).ok).toBe(true);
  }
  return verdictOf(session, words, options);
};

test('a level in progress has no verdict', () => {
  expect(after('')).toBeUndefined();
  expect(after('r')).toBeUndefined();
});

test('solved, with the right number of moves and pushes', () => {
  expect(after('rr')).toEqual({ text: 'Solved with 2 moves and 1 push.', role: 'good' });
});

test('lost, naming the square of the box, unless that is switched off', () => {
  const far = levelFrom('########', '#@ $.  #', '#  $.  #', '#      #', '########');
  const session = sessionOn(far);
  for (let step = 0; step < 4; step++) session.play(0, { type: 'move', direction: 'east' });
  expect(verdictOf(session, words, LOUD)).toEqual({ text: 'The box at G2 can no longer reach a goal.', role: 'bad' });
  expect(verdictOf(session, words, { deadlockNotice: false })).toBeUndefined();
});

test('solved is said also where notices are switched off', () => {
  expect(after('rr', { deadlockNotice: false })?.role).toBe('good');
});

test('in reverse it speaks of pulls', () => {
  const session = sessionOn(level, 'reverse');
  session.play(0, { type: 'jump', to: level.width + 3 });
  session.play(0, { type: 'pull', direction: 'west' });
  expect(verdictOf(session, words, LOUD)).toEqual({
    text: 'Solved in reverse with 2 moves and 1 pull.',
    role: 'good',
  });
});

test('a sentence begins large and ends once', () => {
  expect(sentence('there is a wall.')).toBe('There is a wall.');
  expect(sentence('έφτασε')).toBe('Έφτασε.');
  expect(sentence('vita!')).toBe('Vita!');
  expect(sentence('is it?')).toBe('Is it?');
});
