import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoves, MOVES_A_LINE, parseMoves } from '../../src/formats/lurd.ts';
import { allMoves } from './collections.ts';
import { problemOf, valueOf } from './support.ts';

const parse = (text: string) => valueOf(parseMoves(text));
const refuse = (text: string) => problemOf(parseMoves(text));

test('small letters walk and capitals push; blanks and line ends stand between them', () => {
  expect(parse('dlUrr rdL\r\n ull\tR')).toEqual({ letters: 'dlUrrrdLullR' });
  expect(parse('')).toEqual({ letters: '' });
});

test('run lengths are written out', () => {
  expect(parse('3r4U')).toEqual({ letters: 'rrrUUUU' });
  expect(parse('2(3(dr)R)')).toEqual({ letters: 'drdrdrRdrdrdrR' });
});

test('a jump stays in the letters, in small ones', () => {
  expect(parse('[]U[Rr]d')).toEqual({ letters: '[]U[rr]d' });
  expect(parse('[2(l u)]U')).toEqual({ letters: '[lulu]U' });
});

test('a * says how far the game has been played', () => {
  expect(parse('rr*dL')).toEqual({ letters: 'rrdL', played: 2 });
  expect(parse('*rrdL')).toEqual({ letters: 'rrdL', played: 0 });
  expect(parse('[rr]3U*')).toEqual({ letters: '[rr]UUU', played: 7 });
});

test('what is no move is refused with its place', () => {
  expect(refuse('rrn')).toEqual({ code: 'unknown-move', at: { line: 1, column: 3 }, character: 'n' });
  expect(refuse('rr\n\nd😀')).toEqual({ code: 'unknown-move', at: { line: 3, column: 2 }, character: '😀' });
  expect(refuse('r{u}')).toEqual({ code: 'unknown-move', at: { line: 1, column: 2 }, character: '{' });
  expect(problemOf(parseMoves('u\nx', { line: 10, column: 5 }))).toMatchObject({ at: { line: 11, column: 1 } });
  expect(problemOf(parseMoves('ux', { line: 10, column: 5 }))).toMatchObject({ at: { line: 10, column: 6 } });
});

test('there is one position, and it is not inside a jump', () => {
  expect(refuse('r*u*')).toEqual({ code: 'unknown-move', at: { line: 1, column: 4 }, character: '*' });
  expect(refuse('[r*]')).toEqual({ code: 'unknown-move', at: { line: 1, column: 3 }, character: '*' });
});

test('jumps do not nest and are closed', () => {
  expect(refuse('[r[u]]')).toEqual({ code: 'unknown-move', at: { line: 1, column: 3 }, character: '[' });
  expect(refuse('3r[uu')).toEqual({ code: 'jump-not-closed', at: { line: 1, column: 3 } });
  expect(refuse('3ru]')).toEqual({ code: 'jump-not-opened', at: { line: 1, column: 4 } });
});

test('moves are written 70 to a line', () => {
  expect(formatMoves({ letters: 'r'.repeat(71) })).toBe(`${'r'.repeat(70)}\nr`);
  expect(formatMoves({ letters: 'rrdL', played: 2 })).toBe('rr*dL');
  expect(formatMoves({ letters: '' })).toBe('');
});

test('moves come back as they were', () => {
  fc.assert(
    fc.property(allMoves, (moves) => {
      const text = formatMoves(moves);
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(MOVES_A_LINE);
      expect(parse(text)).toEqual(moves);
    }),
  );
});
