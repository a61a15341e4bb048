import { describe, expect, test } from 'vitest';
import { explainSkipped, isThere, needs } from '../needs.ts';

describe('what a test needs', () => {
  test('a test runs where all of it is there', () => {
    const system = process.platform === 'win32' ? [] : (['posix'] as const);
    expect(needs(...system)).toEqual({ skip: false, meta: { missing: [] } });
  });
  test('a test is skipped where something is missing, and says what', () => {
    const isRoot = process.getuid?.() === 0;
    expect(isThere('not-root')).toBe(!isRoot);
    expect(needs('not-root')).toEqual({ skip: isRoot, meta: { missing: isRoot ? ['not-root'] : [] } });
  });
});

test('the end of a run says how many were skipped for what, and how to get it', () => {
  const skipped = new Map([
    ['tmux', 12],
    ['not-root', 2],
    ['linux', 1],
  ] as const);
  expect(explainSkipped(skipped)).toBe(
    '15 skipped: 12 need tmux (apt-get install tmux), 2 need a user who is not root, 1 needs Linux',
  );
  expect(explainSkipped(new Map([['no reason', 3]] as const))).toBe('3 skipped: 3 give no reason');
});
