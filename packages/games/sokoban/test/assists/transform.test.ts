import { DIRECTIONS, Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { metricsOf } from '../../src/assists/metrics.ts';
import {
  composeSymmetries,
  inverseSymmetry,
  SYMMETRIES,
  transformCell,
  transformDirections,
  transformLevel,
  transformSize,
} from '../../src/assists/transform.ts';
import { isSameLevel } from '../../src/level.ts';
import { board, picture, way } from './support/boards.ts';
import { randomLevel } from './support/random-levels.ts';

const [IDENTITY] = SYMMETRIES;

describe('the symmetries', () => {
  test('are eight, and closed: any two after each other are a third', () => {
    expect(SYMMETRIES).toHaveLength(8);
    for (const a of SYMMETRIES) {
      const products = SYMMETRIES.map((b) => composeSymmetries(a, b));
      for (const symmetry of SYMMETRIES) expect(products).toContainEqual(symmetry);
    }
  });

  test('can be undone, and are a group', () => {
    for (const a of SYMMETRIES) {
      expect(composeSymmetries(IDENTITY!, a)).toEqual(a);
      expect(composeSymmetries(a, inverseSymmetry(a))).toEqual(IDENTITY);
      expect(composeSymmetries(inverseSymmetry(a), a)).toEqual(IDENTITY);
      for (const b of SYMMETRIES) {
        for (const c of SYMMETRIES) {
          expect(composeSymmetries(composeSymmetries(a, b), c)).toEqual(composeSymmetries(a, composeSymmetries(b, c)));
        }
      }
    }
  });

  test('move cells and directions as they compose', () => {
    const size = { width: 3, height: 2 };
    for (const a of SYMMETRIES) {
      for (const b of SYMMETRIES) {
        const both = composeSymmetries(a, b);
        expect(transformDirections(transformDirections(DIRECTIONS, a), b)).toEqual(
          transformDirections(DIRECTIONS, both),
        );
        for (let cell = 0; cell < 6; cell++) {
          expect(transformCell(transformSize(size, a), transformCell(size, cell, a), b)).toBe(
            transformCell(size, cell, both),
          );
        }
      }
    }
  });

  test('turn clockwise and mirror left to right', () => {
    const level = board(`
      ####
      #@ #
      #$.#
      #  #
      ####
    `);
    expect(picture(transformLevel(level, { isMirrored: false, quarterTurns: 1 })).split('\n')).toEqual([
      '#####',
      '# $@#',
      '# . #',
      '#####',
    ]);
    expect(picture(transformLevel(level, { isMirrored: true, quarterTurns: 0 })).split('\n')).toEqual([
      '####',
      '# @#',
      '#.$#',
      '#  #',
      '####',
    ]);
    expect(transformDirections(['north', 'east'], { isMirrored: false, quarterTurns: 1 })).toEqual(['east', 'south']);
    expect(transformDirections(['north', 'east'], { isMirrored: true, quarterTurns: 0 })).toEqual(['north', 'west']);
  });

  test('of a level and its solution together still solve it, with the same metrics', () => {
    const level = board(`
      ####
      # .#
      #  ###
      #*@  #
      #  $ #
      #  ###
      ####
    `);
    const solution = way('dlUrrrdLullddrUluRuulDrddrruLdlUU');
    const straight = metricsOf(level, solution);
    expect(straight).toMatchObject({ isSolved: true });
    for (const symmetry of SYMMETRIES) {
      const seen = metricsOf(transformLevel(level, symmetry), transformDirections(solution, symmetry));
      expect(seen).toEqual({ ...straight, letters: expect.any(String) as string });
    }
  });

  test('of a level are undone by their inverse', () => {
    const random = new Random('symmetries');
    for (let round = 0; round < 100; round++) {
      const level = randomLevel(random);
      for (const symmetry of SYMMETRIES) {
        const there = transformLevel(level, symmetry);
        expect(isSameLevel(transformLevel(there, inverseSymmetry(symmetry)), level)).toBe(true);
      }
    }
  });
});
