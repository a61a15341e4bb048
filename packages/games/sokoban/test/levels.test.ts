import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { formatLevel, parseBoard } from '../src/board-text.ts';
import { createLevel, isSameLevel, type Level, LONGEST_LEVEL_SIDE, type Setup } from '../src/level.ts';
import type { LevelProblem, RunLengthProblem } from '../src/text-problem.ts';
import { level, rowsOf, valueOf } from './support/drawn.ts';
import { randomBoard } from './support/random-board.ts';

/** A room of 4×3 open cells: player, box, goal. */
const SETUP: Setup = { width: 4, height: 3, walls: new Uint8Array(12), goals: [6], boxes: [5], player: 4 };
const wallAt = (cell: number): Uint8Array => SETUP.walls.with(cell, 1);

const read = (drawing: string): ReturnType<typeof parseBoard> => parseBoard(rowsOf(drawing));

type Code = Exclude<LevelProblem['code'], RunLengthProblem['code']>;

const PROBLEMS: Record<Code, readonly [ReturnType<typeof createLevel>, Partial<LevelProblem>][]> = {
  'unknown-square': [
    [read('####\n#@x#\n####'), { at: { line: 2, column: 3 }, character: 'x' }],
    [parseBoard(['####', '#🧱@x#'], 10), { at: { line: 11, column: 2 }, character: '🧱' }],
    [parseBoard(['#\t#']), { at: { line: 1, column: 2 }, character: '\t' }],
  ],
  'no-player': [
    [read('#####\n#$. #\n#####'), { at: { line: 1, column: 1 } }],
    [parseBoard([], 7), { at: { line: 7, column: 1 } }],
  ],
  'second-player': [
    [read('#####\n#@$.#\n#  +#\n#####'), { at: { line: 3, column: 4 } }],
    [read('#####\n#@$@#\n#####'), { at: { line: 2, column: 4 } }],
  ],
  'player-blocked': [[createLevel({ ...SETUP, player: 5 }), {}]],
  'no-boxes': [
    [read('#####\n#@ .#\n#####'), { at: { line: 1, column: 1 } }],
    [createLevel({ ...SETUP, boxes: [], goals: [] }), {}],
  ],
  'boxes-and-goals-differ': [
    [read('######\n#@$$.#\n######'), { at: { line: 1, column: 1 }, boxes: 2, goals: 1 }],
    [read('######\n#@$..#\n######'), { boxes: 1, goals: 2 }],
    [createLevel({ ...SETUP, goals: [] }), { boxes: 1, goals: 0 }],
  ],
  'square-twice': [
    [createLevel({ ...SETUP, boxes: [5, 5], goals: [6, 7] }), {}],
    [createLevel({ ...SETUP, boxes: [5, 7], goals: [6, 6] }), {}],
  ],
  'square-outside': [
    [createLevel({ ...SETUP, boxes: [12] }), {}],
    [createLevel({ ...SETUP, goals: [-1] }), {}],
    [createLevel({ ...SETUP, player: Number.NaN }), {}],
    [createLevel({ ...SETUP, player: 1.5 }), {}],
  ],
  'square-in-wall': [
    [createLevel({ ...SETUP, walls: wallAt(5) }), {}],
    [createLevel({ ...SETUP, walls: wallAt(6) }), {}],
    [createLevel({ ...SETUP, walls: wallAt(4) }), {}],
  ],
  'level-too-small': [
    [read('@$.\n---'), { at: { line: 1, column: 1 }, least: 3 }],
    [read('@-\n$-\n.-'), { least: 3 }],
    [createLevel({ ...SETUP, width: Number.NaN }), { least: 3 }],
  ],
  'level-too-large': [
    [parseBoard(['@$.'.padEnd(LONGEST_LEVEL_SIDE + 1), '', ''], 5), { at: { line: 5, column: 1 }, most: 512 }],
    [parseBoard(Array.from({ length: LONGEST_LEVEL_SIDE + 1 }, () => '@$.')), { most: 512 }],
    [createLevel({ ...SETUP, width: 513 }), { most: 512 }],
  ],
  'board-incomplete': [
    [createLevel({ ...SETUP, walls: new Uint8Array(8) }), {}],
    [createLevel({ ...SETUP, walls: new Uint8Array(16) }), {}],
    [createLevel({ ...SETUP, width: 3.5 }), {}],
  ],
};

describe('a board that is no level is refused', () => {
  test.each(Object.entries(PROBLEMS))('%s', (code, cases) => {
    for (const [found, more] of cases) expect(found).toMatchObject({ ok: false, error: { code, ...more } });
  });

  test('and never thrown, however many rows there are', () => {
    expect(parseBoard(Array.from({ length: 300_000 }, () => '#'))).toMatchObject({
      ok: false,
      error: { code: 'level-too-large' },
    });
  });
});

describe('a level', () => {
  test('may be as large as 512×512', () => {
    const side = LONGEST_LEVEL_SIDE;
    const rows = ['@$.'.padEnd(side, '-'), ...Array.from({ length: side - 1 }, () => '')];
    expect(valueOf(parseBoard(rows))).toMatchObject({ width: 512, height: 512, player: 0, boxes: [1], goals: [2] });
  });

  test('lists boxes and goals in reading order', () => {
    const { boxes, goals } = valueOf(createLevel({ ...SETUP, boxes: [10, 1, 5], goals: [11, 0, 6] }));
    expect([boxes, goals]).toEqual([
      [1, 5, 10],
      [0, 6, 11],
    ]);
  });

  test('keeps nothing of the lists it was made from', () => {
    const boxes = [5];
    const made = valueOf(createLevel({ ...SETUP, boxes }));
    boxes[0] = 9;
    expect(made.boxes).toEqual([5]);
  });

  test('knows where the player could ever get', () => {
    const { isInside, width } = level(`
      #######
      #@$.#*#
      #######
    `);
    const inside = [...isInside.keys()].filter((cell) => isInside[cell] === 1);
    expect(inside).toEqual([1, 2, 3].map((x) => width + x));
  });

  test('may have more boxes than goals where the player cannot get', () => {
    expect(
      read(`
        #######
        #@$.#$#
        #######
      `).ok,
    ).toBe(true);
  });

  test('is drawn in XSB or in the letters that .sok allows beside it', () => {
    const xsb = level('#####\n#@$.#\n#+ *#\n#####'.replace('+', ' '));
    expect(isSameLevel(level('#####\n#pb.#\n#-_B#\n#####'), xsb)).toBe(true);
    const onGoal = level('#####\n#+$-#\n#####');
    expect(isSameLevel(level('#####\n#Pb_#\n#####'), onGoal)).toBe(true);
  });

  test('has floor where its rows are short', () => {
    const ragged = level('#####\n#@$.\n###');
    expect(isSameLevel(ragged, level('#####\n#@$.-\n###--'))).toBe(true);
  });
});

describe('two levels are the same', () => {
  const same = level('#####\n#@$.#\n#   #\n#####');
  const others: [string, string][] = [
    ['player', '#####\n# $.#\n#@  #\n#####'],
    ['box', '#####\n#@ .#\n# $ #\n#####'],
    ['goal', '#####\n#@$ #\n#  .#\n#####'],
    ['wall', '#####\n#@$.#\n#  ##\n#####'],
    ['width', '#####-\n#@$.#\n#   #\n#####'],
    ['height', '#####\n#@$.#\n#   #\n#####\n-----'],
  ];
  test.each(others)('not with another %s', (_, drawing) => {
    expect(isSameLevel(same, level(drawing))).toBe(false);
    expect(isSameLevel(level(drawing), same)).toBe(false);
  });
});

describe('the text of a level', () => {
  const again = (made: Level): Level => valueOf(parseBoard(formatLevel(made)));

  test('has no blanks at the ends of its rows', () => {
    expect(formatLevel(level('#####\n#@$.#\n###--\n#####'))).toEqual(['#####', '#@$.#', '###', '#####']);
  });

  test('keeps the width where the whole right column is floor', () => {
    const open = level('###--\n@$.--\n###--');
    expect(formatLevel(open)).toEqual(['###--', '@$.', '###']);
    expect(isSameLevel(again(open), open)).toBe(true);
  });

  test('keeps rows that are all floor, in the middle and at both ends', () => {
    const airy = level('-----\n@$.--\n-----\n-----');
    expect(formatLevel(airy)).toEqual(['-----', '@$.', '-', '-']);
    expect(isSameLevel(again(airy), airy)).toBe(true);
  });

  test('has player and box on goals', () => {
    expect(formatLevel(level('#####\n#P*b#\n#####'))).toEqual(['#####', '#+*$#', '#####']);
  });

  test('is read back as the same level, whatever it is', () => {
    const random = new Random('levels');
    for (let left = 500; left > 0; left--) {
      const made = valueOf(parseBoard(randomBoard(random).split('\n')));
      expect(isSameLevel(again(made), made), formatLevel(made).join('\n')).toBe(true);
      expect(formatLevel(made).every((row) => row === row.trimEnd() && row !== '')).toBe(true);
    }
  });
});
