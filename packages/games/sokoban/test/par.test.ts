import { describe, expect, test } from 'vitest';
import { readLevels } from '../src/formats/read-levels.ts';
import { canShorten, mostMovesFor, type Par, parOf, starsFor } from '../src/par.ts';
import { valueOf } from './support/drawn.ts';

/** A box that can be pushed to its goal in two ways: by fewer moves, or by fewer pushes. */
const BOARD = '#######\n#@ $. #\n#     #\n#######\n';
const parIn = (...games: string[]): Par | undefined =>
  parOf(valueOf(readLevels(`${BOARD}\n${games.join('\n\n')}\n`)).entries[0]!);

describe('the par of a level', () => {
  test('is the best of its stored solutions, in moves and in pushes', () => {
    expect(parIn('Solution\ndurrR', 'Solution\nrR')).toEqual({
      moves: { count: 2, isProven: false },
      pushes: { count: 1, isProven: false },
    });
  });

  test('is proven where a note of such a solution says so', () => {
    expect(parIn('Solution\nrR\nProven: fewest moves, fewest pushes')).toEqual({
      moves: { count: 2, isProven: true },
      pushes: { count: 1, isProven: true },
    });
    expect(parIn('Solution\nrR\nProven: fewest pushes')).toMatchObject({
      moves: { isProven: false },
      pushes: { isProven: true },
    });
  });

  test('is not proven by the note of a longer solution', () => {
    expect(parIn('Solution\ndurrR\nProven: fewest moves', 'Solution\nrR')).toMatchObject({
      moves: { count: 2, isProven: false },
    });
  });

  test('leaves out what does not solve the level', () => {
    expect(parIn('Solution\nr', 'Solution\nuuR')).toBeUndefined();
    expect(parIn()).toBeUndefined();
  });
});

const par: Par = { moves: { count: 50, isProven: true }, pushes: { count: 12, isProven: false } };

describe('stars', () => {
  test.each([
    [200, 1],
    [56, 1],
    [55, 2],
    [51, 2],
    [50, 3],
    [49, 3],
  ])('for %d moves where 50 are the best known: %d', (moves, stars) => {
    expect(starsFor(moves, par)).toBe(stars);
  });

  test('are told by the most moves that still have them', () => {
    expect(mostMovesFor(3, par)).toBe(50);
    expect(mostMovesFor(2, par)).toBe(55);
  });

  test('there is one where nothing is known', () => {
    expect(starsFor(1, undefined)).toBe(1);
  });
});

describe('a solution can be shortened', () => {
  test('where fewer are known', () => {
    expect(canShorten({ moves: 51, pushes: 12 }, par, 'moves')).toBe(true);
  });

  test('not where it has the proven fewest', () => {
    expect(canShorten({ moves: 50, pushes: 14 }, par, 'moves')).toBe(false);
  });

  test('perhaps, where it has the best known and that is not proven', () => {
    expect(canShorten({ moves: 60, pushes: 12 }, par, 'pushes')).toBe(true);
  });

  test('where it can be in either, unless somebody asks for one', () => {
    const proven: Par = { ...par, pushes: { count: 12, isProven: true } };
    expect(canShorten({ moves: 50, pushes: 13 }, proven)).toBe(true);
    expect(canShorten({ moves: 52, pushes: 12 }, proven)).toBe(true);
    expect(canShorten({ moves: 50, pushes: 12 }, proven)).toBe(false);
  });

  test('for all that is known, where nothing is', () => {
    expect(canShorten({ moves: 1, pushes: 1 }, undefined)).toBe(true);
  });
});
