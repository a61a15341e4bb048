import { describe, expect, test } from 'vitest';
import { pointAt, type Pointed } from '../../src/sokoban/pointing.ts';
import { levelFrom, sessionOn } from './support.ts';

const level = levelFrom('########', '#@ $ . #', '#  ##$.#', '########', '# #     ');
const at = (x: number, y: number): number => y * level.width + x;
const { state } = sessionOn(level);
const point = (x: number, y: number, picked?: number): Pointed => pointAt(state, picked, at(x, y));
const box = state.boxes.indexOf(at(3, 1));

describe('a click', () => {
  test('on floor walks there', () => {
    const ways = [
      ['east', 'south'],
      ['south', 'east'],
    ].map((way) => ({ kind: 'walk', way }));
    expect(ways).toContainEqual(point(2, 2));
  });
  test('on floor behind a box says that there is no way', () => {
    expect(point(6, 1)).toEqual({ kind: 'no-walk' });
  });
  test('on a wall or outside means nothing', () => {
    expect(point(0, 0)).toEqual({ kind: 'nothing' });
    expect(point(1, 4)).toEqual({ kind: 'nothing' });
  });
  test('on a box picks it, and once more lets go', () => {
    expect(point(3, 1)).toEqual({ kind: 'pick', box });
    expect(point(3, 1, box)).toEqual({ kind: 'pick', box: undefined });
  });
  test('with a box picked sends it there, or says that it cannot go', () => {
    expect(point(5, 1, box)).toEqual({ kind: 'walk', way: ['east', 'east', 'east'] });
    expect(point(1, 1, box)).toEqual({ kind: 'no-push' });
    expect(point(0, 0, box)).toEqual({ kind: 'no-push' });
  });
  test('on another box picks that one', () => {
    expect(point(5, 2, box)).toEqual({ kind: 'pick', box: state.boxes.indexOf(at(5, 2)) });
  });
});

describe('in reverse', () => {
  const line = levelFrom('#######', '#@ $ .#', '#######');
  const session = sessionOn(line, 'reverse');
  const cell = (x: number): number => line.width + x;

  test('a click puts the player down, then goes there, then pulls the box beside', () => {
    expect(pointAt(session.state, undefined, cell(4))).toEqual({ kind: 'act', action: { type: 'jump', to: cell(4) } });
    session.play(0, { type: 'jump', to: cell(4) });
    expect(pointAt(session.state, undefined, cell(5))).toEqual({
      kind: 'act',
      action: { type: 'pull', direction: 'west' },
    });
    expect(pointAt(session.state, undefined, cell(2))).toEqual({ kind: 'act', action: { type: 'jump', to: cell(2) } });
    session.play(0, { type: 'jump', to: cell(2) });
    expect(pointAt(session.state, undefined, cell(5))).toEqual({ kind: 'nothing' });
  });
});
