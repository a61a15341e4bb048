import type { Point } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { Gestures } from '../../src/pointing/gestures.ts';

/** A board with one box, number 3, at x from 100 to 200. */
function tried(act: (gestures: Gestures) => void): string[] {
  const heard: string[] = [];
  const at = ({ x, y }: Point): string => `${x},${y}`;
  const gestures = new Gestures({
    boxAt: ({ x }) => (x >= 100 && x < 200 ? 3 : undefined),
    tap: (point) => void heard.push(`tap ${at(point)}`),
    step: (direction) => void heard.push(direction),
    startDrag: (box) => void heard.push(`lift ${box}`),
    drag: (box, point) => void heard.push(`drag ${box} ${at(point)}`),
    drop: (box, point) => void heard.push(`drop ${box} ${at(point)}`),
    cancelDrag: () => void heard.push('let go'),
  });
  act(gestures);
  return heard;
}

const finger = { canSwipe: true };
const mouse = { canSwipe: false };

describe('what a hand does on a board', () => {
  test('pressed and released in one place is a tap, even with a small tremble', () => {
    const heard = tried((gestures) => {
      gestures.down({ x: 10, y: 10 }, finger);
      gestures.move({ x: 13, y: 12 }, 0);
      gestures.up({ x: 13, y: 12 });
    });
    expect(heard).toEqual(['tap 13,12']);
  });

  test('a flick is one step that way, however long it is', () => {
    const heard = tried((gestures) => {
      gestures.down({ x: 10, y: 10 }, finger);
      gestures.move({ x: 12, y: 30 }, 10);
      gestures.move({ x: 12, y: 50 }, 20);
      gestures.move({ x: 12, y: 300 }, 100);
      gestures.up({ x: 12, y: 300 });
    });
    expect(heard).toEqual(['south']);
  });

  test('a tremble that looked like a swipe is still a tap', () => {
    const heard = tried((gestures) => {
      gestures.down({ x: 10, y: 10 }, finger);
      gestures.move({ x: 20, y: 12 }, 0);
      gestures.up({ x: 21, y: 12 });
    });
    expect(heard).toEqual(['tap 21,12']);
  });

  test('a short quick flick is one step', () => {
    const heard = tried((gestures) => {
      gestures.down({ x: 10, y: 40 }, finger);
      gestures.move({ x: 12, y: 18 }, 0);
      gestures.up({ x: 12, y: 15 });
    });
    expect(heard).toEqual(['north']);
  });

  test('a finger that stays down walks on, a square at a time, and may turn', () => {
    const heard = tried((gestures) => {
      gestures.down({ x: 10, y: 10 }, finger);
      gestures.move({ x: 40, y: 10 }, 0);
      gestures.move({ x: 80, y: 10 }, 200);
      gestures.move({ x: 90, y: 10 }, 400);
      gestures.move({ x: 92, y: -40 }, 600);
      gestures.up({ x: 92, y: -40 });
    });
    expect(heard).toEqual(['east', 'east', 'north']);
  });

  test('a mouse does not swipe', () => {
    const heard = tried((gestures) => {
      gestures.down({ x: 10, y: 10 }, mouse);
      gestures.move({ x: 90, y: 10 }, 0);
      gestures.up({ x: 90, y: 10 });
    });
    expect(heard).toEqual([]);
  });

  test('a box is lifted, dragged and dropped', () => {
    const heard = tried((gestures) => {
      gestures.down({ x: 150, y: 10 }, mouse);
      gestures.move({ x: 170, y: 10 }, 0);
      gestures.move({ x: 250, y: 20 }, 10);
      gestures.up({ x: 260, y: 20 });
    });
    expect(heard).toEqual(['lift 3', 'drag 3 250,20', 'drop 3 260,20']);
  });

  test('what is broken off lets the box go and is no tap', () => {
    const heard = tried((gestures) => {
      gestures.down({ x: 150, y: 10 }, finger);
      gestures.move({ x: 170, y: 10 }, 0);
      gestures.cancel();
      gestures.up({ x: 170, y: 10 });
    });
    expect(heard).toEqual(['lift 3', 'let go']);
  });
});
