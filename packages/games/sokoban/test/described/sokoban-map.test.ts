import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBoard, RequirementError, SokobanMap } from '../../src/index.ts';

type MapArguments = ConstructorParameters<typeof SokobanMap>;

/** `#@$.#` between two rows of walls. */
const CORRIDOR: MapArguments = [
  3,
  5,
  [
    [false, false, false, false, false],
    [false, true, true, true, false],
    [false, false, false, false, false],
  ],
  [[1, 3]],
  [[1, 2]],
  [1, 1],
];

const NAMES = ['rows', 'columns', 'occupiableMap', 'goals', 'boxes', 'playerPos'] as const;

/** The corridor with some arguments replaced by anything. */
function corridorWith(changes: Partial<Record<(typeof NAMES)[number], unknown>>): MapArguments {
  return NAMES.map((name, i) => (name in changes ? changes[name] : CORRIDOR[i])) as MapArguments;
}

const [, , FLOOR] = CORRIDOR;

describe('isValidMap', () => {
  test('says yes to a valid map', () => {
    expect(SokobanMap.isValidMap(...CORRIDOR)).toBe(true);
  });

  test.each<[string, Parameters<typeof corridorWith>[0]]>([
    ['two rows', { rows: 2, occupiableMap: FLOOR.slice(0, 2) }],
    ['two columns', { columns: 2, occupiableMap: FLOOR.map((row) => row.slice(0, 2)) }],
    ['rows that are no number', { rows: Number.NaN }],
    ['rows as text', { rows: '3' }],
    ['no floor', { occupiableMap: null }],
    ['a row of floor missing', { occupiableMap: FLOOR.slice(1) }],
    ['a row of floor too many', { occupiableMap: [...FLOOR, FLOOR[0]] }],
    ['a null row', { occupiableMap: [FLOOR[0], null, FLOOR[2]] }],
    ['a ragged row', { occupiableMap: [FLOOR[0], [false, true, true], FLOOR[2]] }],
    ['a row with a hole', { occupiableMap: [FLOOR[0], Object.assign([], { length: 5 }), FLOOR[2]] }],
    ['no goals', { goals: null }],
    ['zero goals', { goals: [], boxes: [] }],
    ['a null goal', { goals: [null] }],
    ['a goal of three numbers', { goals: [[1, 3, 0]] }],
    ['a goal outside', { goals: [[1, 5]] }],
    ['a negative goal', { goals: [[-1, 3]] }],
    ['a goal between squares', { goals: [[1, 2.5]] }],
    ['a goal in a wall', { goals: [[0, 0]] }],
    ['goals with a hole', { goals: Object.assign([], { length: 1 }) }],
    [
      'a goal twice',
      {
        goals: [
          [1, 3],
          [1, 3],
        ],
        boxes: [
          [1, 2],
          [1, 3],
        ],
      },
    ],
    ['boxes missing', { boxes: undefined }],
    ['a box in a wall', { boxes: [[2, 2]] }],
    [
      'a box twice',
      {
        goals: [
          [1, 3],
          [1, 2],
        ],
        boxes: [
          [1, 2],
          [1, 2],
        ],
      },
    ],
    [
      'more boxes than goals',
      {
        boxes: [
          [1, 2],
          [1, 3],
        ],
      },
    ],
    ['no player', { playerPos: null }],
    ['a player of one number', { playerPos: [1] }],
    ['a player outside', { playerPos: [3, 1] }],
    ['a player in a wall', { playerPos: [0, 1] }],
    ['a player on a box', { playerPos: [1, 2] }],
  ])('says no to %s', (_, changes) => {
    expect(SokobanMap.isValidMap(...corridorWith(changes))).toBe(false);
    expect(() => new SokobanMap(...corridorWith(changes))).toThrow(RequirementError);
  });

  test('never throws, whatever it is given', () => {
    const anything = fc.oneof(fc.anything(), fc.constantFrom(...CORRIDOR), fc.integer());
    fc.assert(
      fc.property(fc.tuple(anything, anything, anything, anything, anything, anything), (given) => {
        expect([true, false]).toContain(SokobanMap.isValidMap(...(given as unknown as MapArguments)));
      }),
    );
  });

  test('has no bound of ours: 600 rows and columns are a map, while a board that is read has at most 512', () => {
    const side = 600;
    const floor = Array.from({ length: side }, () => Array.from({ length: side }, () => true));
    const large: MapArguments = [side, side, floor, [[599, 599]], [[599, 0]], [0, 599]];
    expect(SokobanMap.isValidMap(...large)).toBe(true);
    const map = new SokobanMap(...large);
    expect([map.getRows(), map.getColumns(), map.isOccupiable(599, 599)]).toEqual([side, side, true]);
    expect(map.getInitialPlayerPosition()).toEqual([0, 599]);
    const rows = Array.from({ length: side }, (_, row) => (row === 0 ? '@$.' : '').padEnd(side));
    expect(parseBoard(rows)).toMatchObject({ ok: false, error: { code: 'level-too-large', most: 512 } });
  });

  test('a player may begin on a goal, and a box too', () => {
    expect(SokobanMap.isValidMap(...corridorWith({ goals: [[1, 1]] }))).toBe(true);
    expect(SokobanMap.isValidMap(...corridorWith({ goals: [[1, 2]] }))).toBe(true);
  });
});

describe('a map', () => {
  test('says what it was made of', () => {
    const map = new SokobanMap(...CORRIDOR);
    expect([map.getRows(), map.getColumns(), map.getNrBoxes()]).toEqual([3, 5, 1]);
    expect(map.getInitialPlayerPosition()).toEqual([1, 1]);
    expect(map.getInitialPositionBoxes()).toEqual([[1, 2]]);
    expect(map.getInitialPositionGoals()).toEqual([[1, 3]]);
    expect([map.isOccupiable(1, 1), map.isOccupiable(0, 1), map.isOccupiable(1, 0)]).toEqual([true, false, false]);
  });

  test.each([
    [-1, 0],
    [3, 0],
    [0, -1],
    [0, 5],
    [0.5, 0],
  ])('isOccupiable(%d, %d) is not on it: that is required', (i, j) => {
    expect(() => new SokobanMap(...CORRIDOR).isOccupiable(i, j)).toThrow(RequirementError);
  });

  test('keeps the order in which boxes and goals were given', () => {
    const boxes = [
      [1, 3],
      [1, 2],
    ];
    expect(
      new SokobanMap(
        ...corridorWith({
          boxes,
          goals: [
            [1, 2],
            [1, 1],
          ],
        }),
      ).getInitialPositionBoxes(),
    ).toEqual(boxes);
  });

  test('cannot be changed through what went in or came out', () => {
    const given = structuredClone(CORRIDOR);
    const map = new SokobanMap(...given);
    const [, , floor, goals, boxes, player] = given as [number, number, boolean[][], number[][], number[][], number[]];
    floor[1]![1] = false;
    goals[0]![0] = 0;
    boxes[0]![0] = 0;
    player[0] = 0;
    map.getInitialPlayerPosition()[0] = 9;
    map.getInitialPositionBoxes()[0]![0] = 9;
    map.getInitialPositionGoals()[0]![0] = 9;
    expect(map.isOccupiable(1, 1)).toBe(true);
    expect(map.getInitialPlayerPosition()).toEqual([1, 1]);
    expect(map.getInitialPositionBoxes()).toEqual([[1, 2]]);
    expect(map.getInitialPositionGoals()).toEqual([[1, 3]]);
  });
});
