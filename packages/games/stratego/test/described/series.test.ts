import { expect, test } from 'vitest';
import { createConfig } from '../../src/config.ts';
import { playDescribedSeries, resultsReport } from '../../src/described/series.ts';
import { valueOf } from '../support/results.ts';
import { scripted } from '../support/scripted.ts';

test('D13, D14: the described print', () => {
  const first = [...Array.from({ length: 51 }, () => 0), 1, null];
  const second = [...Array.from({ length: 50 }, () => 1), 0, null, null];
  expect(resultsReport(['AlfaPlayer', 'BetaPlayer'], [first, second])).toBe(
    [
      'AlfaPlayer vs BetaPlayer',
      'Beginning of 53 games',
      '1'.repeat(50),
      '120',
      'End of 53 games',
      'BetaPlayer vs AlfaPlayer',
      'Beginning of 53 games',
      '2'.repeat(50),
      '100',
      'End of 53 games',
      'RESULTS',
      'Player AlfaPlayer: 101',
      'Player BetaPlayer: 2',
      'Ties: 3',
    ].join('\n'),
  );
});

test('fifty games are one line', () => {
  const half = Array.from({ length: 50 }, () => null);
  expect(resultsReport(['A', 'B'], [half]).split('\n')).toEqual([
    'A vs B',
    'Beginning of 50 games',
    '0'.repeat(50),
    'End of 50 games',
    'RESULTS',
    'Player A: 0',
    'Player B: 0',
    'Ties: 50',
  ]);
});

test('D14: n games with the first as Red, then n with the second; an irregularity ends one game only (DB6)', () => {
  const calls: string[] = [];
  const fail = (): never => {
    throw new Error('a bug');
  };
  const fails = scripted('A', { answers: { position: () => null } }, calls);
  const throws = scripted('B', { answers: { start: fail } }, calls);
  const halves = playDescribedSeries([fails, throws], { ...valueOf(createConfig()), games: 3 });
  expect(halves.map((half) => half.map(({ winner, by, reason }) => [winner, by, reason]))).toEqual([
    Array.from({ length: 3 }, () => [1, 0, 'malformed']),
    Array.from({ length: 3 }, () => [1, 0, 'malformed']),
  ]);
  expect(calls.filter((call) => call.endsWith('constructor'))).toHaveLength(12);
});
