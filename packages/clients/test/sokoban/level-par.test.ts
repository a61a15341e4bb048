import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { levelPar, levelStars, nextStarText, parText, resultText } from '../../src/sokoban/level-par.ts';
import { fileOf } from './playing.ts';

const en = await loadWords('en');
const CORRIDOR = [
  '#############',
  '#@ $       .#',
  '#############',
  '',
  'Solution',
  'rRRRRRRRR',
  'Proven: fewest moves',
];
const [entry] = fileOf(CORRIDOR).collection.entries;

test('a proven minimum differs from the best known', () => {
  const par = levelPar(entry!)!;
  expect(parText(par.moves, '9', en)).toBe('Fewest possible: 9');
  expect(parText(par.pushes, '8', en)).toBe('Best known: 8');
});

test('the requirement for the next star is named, as long as there is one', () => {
  const par = { ...levelPar(entry!)!, moves: { count: 50, isProven: false } };
  expect(nextStarText(60, par, en)).toBe('One star more with 55 moves or fewer');
  expect(nextStarText(52, par, en)).toBe('One star more with 50 moves or fewer');
  expect(nextStarText(50, par, en)).toBeUndefined();
});

test('a result is one line for a terminal', () => {
  expect(resultText(11, levelPar(entry!)!, en)).toBe(
    '★☆☆ 1 of 3 stars. Fewest possible: 9 moves. Best known: 8 pushes. One star more with 9 moves or fewer.',
  );
});

test('a level without a solution of others has no stars; when its solution comes later, it has', () => {
  const late = { ...entry!, games: [] };
  expect(levelStars(late, 9)).toBeUndefined();
  Object.assign(late, { games: entry!.games });
  expect(levelStars(late, 9)).toBe(3);
});
