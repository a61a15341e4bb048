import { describe, expect, test } from 'vitest';
import { findReplayLink } from '../../src/replay/find-replay-link.ts';
import { listWindow, scrollFor } from '../../src/ui/list-window.ts';
import { changePace, glideMs, Pacer } from '../../src/replay/pace.ts';
import { placeMarks, placeOnTrack } from '../../src/replay/place-marks.ts';
import { DragSteps, WheelSteps } from '../../src/replay/pointer-steps.ts';
import { parsePosition, positionQuery } from '../../src/replay/position-query.ts';
import type { MarkKind, Moment } from '../../src/replay/replay-game.ts';
import type { Mark } from '../../src/replay/survey.ts';

const mark = (number: number, kind: MarkKind): Mark => ({ kind, moment: { number } as Moment });

describe('pace', () => {
  test('doubles and halves within its bounds, as the terminal does', () => {
    expect([changePace(4, 2), changePace(4, 0.5), changePace(80, 2), changePace(0.1, 0.5)]).toEqual([8, 2, 100, 0.1]);
  });

  test('so many actions as time has passed, none lost and none twice', () => {
    const pacer = new Pacer();
    let played = 0;
    for (let now = 1000; now <= 11_000; now += 16) played += pacer.due(now, 30);
    expect(Math.abs(played - 300)).toBeLessThanOrEqual(1);
    expect(new Pacer().due(99_999, 100)).toBe(0);
  });

  test('a step has arrived before the next begins', () => {
    for (const speed of [0.1, 1, 4, 8, 50, 100]) expect(glideMs(speed)).toBeLessThan(1000 / speed);
  });
});

describe('marks on the track', () => {
  test('stand over the thumb', () => {
    expect([placeOnTrack(0, 10, 120), placeOnTrack(5, 10, 120), placeOnTrack(10, 10, 120)]).toEqual([10, 60, 110]);
    expect(placeOnTrack(0, 0, 120)).toBe(10);
  });

  test('crowds are thinned, the weighty stay', () => {
    const marks = [mark(1, 'turn'), mark(2, 'gain'), mark(3, 'turn'), mark(60, 'turn'), mark(100, 'end')];
    const placed = placeMarks(marks, { length: 100, width: 120 });
    expect(placed).toEqual({ gain: [12], loss: [], turn: [70], end: [110] });
  });

  test('ten thousand make no more than fit', () => {
    const kinds: MarkKind[] = ['turn', 'gain', 'loss'];
    const marks = Array.from({ length: 10_000 }, (_, i) => mark(i + 1, kinds[i % 3]!));
    const placed = placeMarks(marks, { length: 10_000, width: 700 });
    for (const kind of kinds) expect(placed[kind].length).toBeLessThanOrEqual(100);
  });
});

describe('a long list', () => {
  test('only what is in view is drawn', () => {
    expect(listWindow({ rows: 10_000, rowHeight: 44, top: 44_000, height: 440 })).toEqual({ first: 994, end: 1016 });
    expect(listWindow({ rows: 3, rowHeight: 44, top: 0, height: 440 })).toEqual({ first: 0, end: 3 });
    expect(listWindow({ rows: 0, rowHeight: 44, top: 0, height: 440 })).toEqual({ first: 0, end: 0 });
  });

  test('scrolls as little as it must', () => {
    const list = { rowHeight: 44, top: 440, height: 220 };
    expect([scrollFor({ row: 11, ...list }), scrollFor({ row: 2, ...list }), scrollFor({ row: 20, ...list })]).toEqual([
      440, 88, 704,
    ]);
  });
});

describe('pointers', () => {
  test('a swipe to the left goes forward, step by step', () => {
    const drag = new DragSteps(200);
    expect([drag.to(180), drag.to(160), drag.to(88), drag.to(200)]).toEqual([0, 1, 2, -3]);
  });

  test('a wheel steps once a click, a touchpad when enough has come together', () => {
    const wheel = new WheelSteps();
    const turn = (deltaY: number, deltaMode = 0): number => wheel.turn({ deltaX: 0, deltaY, deltaMode });
    expect([turn(120), turn(-120), turn(3, 1)]).toEqual([1, -1, 1]);
    expect([turn(15), turn(15), turn(15), turn(-30), turn(-15)]).toEqual([0, 0, 1, 0, -1]);
  });
});

describe('addresses', () => {
  test.each([
    ['at=12', 12],
    ['', 0],
    ['at=-1', 0],
    ['at=1e9', 0],
    ['at=12345678901', 0],
  ])('%j', (query, position) => {
    expect(parsePosition(new URLSearchParams(query))).toBe(position);
  });

  test('the start needs no position', () => {
    expect([positionQuery(0), positionQuery(7)]).toEqual([{}, { at: '7' }]);
  });

  test('a link in a text', () => {
    expect(findReplayLink(' https://dedalo.example/#/replay/x/1a-_Z?at=3\n')).toBe('#/replay/x/1a-_Z?at=3');
    expect(findReplayLink('#/replay/x/1abc')).toBe('#/replay/x/1abc');
    for (const text of ['', 'dedalo replay 1', 'javascript:alert(1)#/replay/x/1a', 'see #/replay/x/1a']) {
      expect(findReplayLink(text)).toBeUndefined();
    }
  });
});
