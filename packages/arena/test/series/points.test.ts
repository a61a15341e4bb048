import type { BoutEnding } from '@dedalo/protocol/report';
import { describe, expect, test } from 'vitest';
import { compareScores, pointsAlone, pointsOf } from '../../src/series/points.ts';

const over = (...winners: number[]): BoutEnding => ({ type: 'over', outcome: { winners, reason: 'any' } });
const fault = (seat: number): BoutEnding => ({
  type: 'fault',
  seat,
  fault: { code: 'too-slow', message: 1, turn: 1 },
});

describe('a game for two', () => {
  test('who alone won has a point; with no or two winners it is shared', () => {
    expect([pointsOf(over(0), 0), pointsOf(over(0), 1)]).toEqual([1, 0]);
    expect([pointsOf(over(1), 0), pointsOf(over(1), 1)]).toEqual([0, 1]);
    expect([pointsOf(over(), 0), pointsOf(over(0, 1), 1)]).toEqual([0.5, 0.5]);
  });

  test('whoever is at fault has lost', () => {
    expect([pointsOf(fault(0), 0), pointsOf(fault(0), 1)]).toEqual([0, 1]);
    expect([pointsOf(fault(1), 0), pointsOf(fault(1), 1)]).toEqual([1, 0]);
  });
});

describe('two who play alone', () => {
  test('the first number that differs decides, and more is better', () => {
    expect(compareScores([1, -40, -90], [1, -42, -10])).toBe(1);
    expect(compareScores([0, 3], [1, 0])).toBe(-1);
    expect(compareScores([1, 2], [1, 2])).toBe(0);
  });

  test('a fault is worse than any score, and two faults are equal', () => {
    const bad = { ending: fault(0), score: [100] };
    const poor = { ending: over(), score: [-100] };
    expect(pointsAlone(bad, poor)).toBe(0);
    expect(pointsAlone(poor, bad)).toBe(1);
    expect(pointsAlone(bad, bad)).toBe(0.5);
    expect(pointsAlone(poor, { ...poor, score: [-101] })).toBe(1);
  });
});
