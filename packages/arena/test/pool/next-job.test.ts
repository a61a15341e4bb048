import { expect, test } from 'vitest';
import { nextJob } from '../../src/pool/next-job.ts';

const waiting = (...meetings: readonly (string | undefined)[]): { bout: { meeting?: string } }[] =>
  meetings.map((meeting) => ({ bout: meeting === undefined ? {} : { meeting } }));

test('games without a meeting are played in their order', () => {
  expect(nextJob(waiting(undefined, undefined), { held: [] })).toBe(0);
});

test('a place goes on with the meeting whose programs it has', () => {
  expect(nextJob(waiting('a', 'b'), { held: [], own: 'b' })).toBe(1);
});

test('a meeting that is played elsewhere waits', () => {
  expect(nextJob(waiting('a', 'a', 'b'), { held: ['a'] })).toBe(2);
  expect(nextJob(waiting('a', 'a'), { held: ['a'] })).toBe(-1);
});

test('a place whose meeting is over takes another one', () => {
  expect(nextJob(waiting('b'), { held: [], own: 'a' })).toBe(0);
});
