import { describe, expect, test } from 'vitest';
import { withDescendants } from '@dedalo/arena/program/members';
import { parseStat, type ProcessEntry } from '@dedalo/arena/program/process-table';

const entry = (pid: number, parent: number): ProcessEntry => ({
  pid,
  parent,
  state: 'S',
  group: pid,
  session: pid,
  threads: 1,
  start: 0,
  pages: 1,
});

describe('processes', () => {
  test('a name with spaces and parentheses does not move the fields', () => {
    const rest = '20 0 7 0 12345 1000000 678 18446744073709551615';
    expect(parseStat(`42 (my) bot (2)) S 7 40 39 0 -1 4194304 1 2 3 4 5 6 7 8 ${rest}`)).toEqual({
      pid: 42,
      state: 'S',
      parent: 7,
      group: 40,
      session: 39,
      threads: 7,
      start: 12_345,
      pages: 678,
    });
  });

  test('whatever was started by one that is meant is meant, in whatever order they come', () => {
    const processes = [entry(5, 4), entry(4, 3), entry(9, 8), entry(3, 1)];
    const found = withDescendants(processes, ({ pid }) => pid === 3);
    expect(new Set(found.map(({ pid }) => pid))).toEqual(new Set([3, 4, 5]));
  });
});
