import type { Point } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { Gestures } from '../../src/sokoban/gestures.ts';

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
      gestures.move({ x: 13, y: 12 });
      gestures.up({ x: 13, y: 12 });
    });
    expect(heard).toEqual(['tap 13,12']);
  });

  test('a finger that goes far enough steps that way, once', () => {
    const heard = tried((gestures) => {
      gestures.down({ x: 10, y: 10 }, finger);
      gestures.move({ x: 12, y: 30 });
      gestures.move({ x: 12, y: 50 });
      gestures.up({ x: 12, y: 60 });
    });
    expect(heard).toEqual(['south']);
  });

  test('a tremble that looked like a swipe is still a tap', () => {
    const heard = tried((gestures) => {
      gestures.down({ x: 10, y: 10 }, finger);
      gestures.move({ x: 20, y: 12 });
      gestures.up({ x: 21, y: 12 });
    });
    expect(heard).toEqual(['tap 21,12']);
  });

  test('a short quick flick is one step', () => {
    const heard = tried((gestures) => {
      gestures.down({ x: 10, y: 40 }, finger);
      gestures.move({ x: 12, y: 18 });
      gestures.up({ x: 12, y: 15 });
    });
    expect(heard).toEqual(['north']);
  });

  test('a long swipe goes on step by step and may turn', () => {
    const heard = tried((gestures) => {
      gestures.down({ x: 10, y: 10 }, finger);
      for (const point of [
        { x: 20, y: 10 },
        { x: 50, y: 10 },
        { x: 90, y: 10 },
        { x: 92, y: -30 },
      ])
        gestures.move(point);
      gestures.up({ x: 92, y: -30 });
    });
    expect(heard).toEqual(['east', 'east', 'north']);
  });

  test('a mouse does not swipe', () => {
    const heard = tried((gestures) => {
      gestures.down({ x: 10, y: 10 }, mouse);
      gestures.move({ x: 90, y: 10 });
      gestures.up({ x: 90, y: 10 });
    });
    expect(heard).toEqual([]);
  });

  test('a box is lifted, dragged and dropped', () => {
    const heard = tried((gestures) => {
      gestures.down({ x: 150, y: 10 }, mouse);
      gestures.move({ x: 170, y: 10 });
      gestures.move({ x: 250, y: 20 });
      gestures.up({ x: 260, y: 20 });
    });
    expect(heard).toEqual(['lift 3', 'drag 3 250,20', 'drop 3 260,20']);
  });

  test('what is broken off lets the box go and is no tap', () => {
    const heard = tried((gestures) => {
      gestures.down({ x: 150, y: 10 }, finger);
      gestures.move({ x: 170, y: 10 });
      gestures.cancel();
      gestures.up({ x: 170, y: 10 });
    });
    expect(heard).toEqual(['lift 3', 'let go']);
  });
});
