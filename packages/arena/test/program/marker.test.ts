import { describe, expect, test } from 'vitest';
import { freshMarker, markerIn, markNumber, MOST_MARK_NUMBER, ownRun, parseMarker } from '@dedalo/arena/program/marker';

describe('markers', () => {
  test('a marker tells which process of the arena it is of', () => {
    const marker = freshMarker();
    expect(parseMarker(marker)).toEqual(ownRun);
    expect(freshMarker()).not.toBe(marker);
  });

  test('a marker is found in an environment, and only under its name', () => {
    expect(markerIn('PATH=/bin\0DEDALO_GAME=1-2-3-ab\0LANG=C\0')).toBe('1-2-3-ab');
    expect(markerIn('MY_DEDALO_GAME=1-2-3-ab\0')).toBeUndefined();
  });

  test('the number of a marker is its own, and no larger than a limit of the system is known to be', () => {
    expect(markNumber('1-2-3-0000000000ff')).toBe(255);
    expect(markNumber('1-2-3-ffffffffffff')).toBe(MOST_MARK_NUMBER);
    expect(markNumber(freshMarker())).not.toBe(markNumber(freshMarker()));
  });

  test('what is no marker belongs to no run', () => {
    expect(parseMarker('1-2-3')).toBeUndefined();
    expect(parseMarker('1-2-3-ab/../..')).toBeUndefined();
  });
});
