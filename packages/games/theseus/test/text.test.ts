import { describe, expect, test } from 'vitest';
import { theseus } from '../src/game.ts';
import { after, board, drawn, errorOf, LEFT, UP, valueOf } from './support/drawn.ts';

const { text } = theseus;

const BOARD = board(`
  +---+---+---+---+---+
  |       |           |
  +   +   +   +---+   +
  |             s2    |
  +   +   +---+   +   +
  |         M |       |
  +   +   +   +   +   +
  |s1                 |
  +   +   +   +---+   +
  | T                 |
  +---+---+---+---+---+
`);

const CONFIG_TEXT = 'size 5\nsupplies 2\nwalls 38\nrounds 20';
const STATE_TEXT = `dice 0\n${CONFIG_TEXT}\nboard\n${BOARD}`;
const began = drawn(BOARD, { supplies: 2, walls: 38, rounds: 20 });

test('a config is its four numbers', () => {
  expect(text.formatConfig(began.config)).toBe(CONFIG_TEXT);
  expect(text.parseConfig(CONFIG_TEXT)).toEqual({ ok: true, value: began.config });
});

test('a state is the dice played, its config and its board', () => {
  expect(text.formatState(began)).toBe(STATE_TEXT);
  expect(text.parseState(STATE_TEXT)).toEqual({ ok: true, value: began });
});

test('what is collected is not drawn any more', () => {
  const collected = after(began, LEFT, UP);
  const written = text.formatState(collected);
  expect(written).toBe(
    `dice 2\n${CONFIG_TEXT}\nboard\n${board(`
      +---+---+---+---+---+
      |       |           |
      +   +   +   +---+   +
      |             s2    |
      +   +   +---+   +   +
      |     M     |       |
      +   +   +   +   +   +
      | T                 |
      +   +   +   +---+   +
      |                   |
      +---+---+---+---+---+
    `)}`,
  );
  expect(text.parseState(written)).toEqual({ ok: true, value: collected });
});

test('who is captured is not drawn any more', () => {
  const captured = { ...began, theseus: 12, dice: 1 };
  expect(text.formatState(captured)).not.toContain('T');
  expect(text.parseState(text.formatState(captured))).toEqual({ ok: true, value: captured });
  expect(theseus.outcome(captured)?.reason).toBe('captured');
});

test('a view is drawn as its board', () => {
  expect(text.draw(theseus.view(began, 'public'))).toBe(BOARD);
});

describe('an action', () => {
  test.each([1, 3, 5, 7] as const)('is %i', (dice) => {
    expect(text.formatAction({ dice })).toBe(String(dice));
    expect(text.parseAction(String(dice))).toEqual({ ok: true, value: { dice } });
  });

  test.each(['', '0', '2', '9', '11', '1 ', ' 1', '01', '1.0', '-1', 'up', '1\n', '١', '１'])(
    'is not %j',
    (written) => {
      expect(text.parseAction(written)).toMatchObject({
        ok: false,
        error: { code: 'unexpected-line', at: { line: 1, column: 1 } },
      });
    },
  );
});

/** One line of a text changed; undefined takes it away and all that follows. */
const edited = (good: string, line: number, instead: string | undefined): string => {
  const lines = good.split('\n');
  return (instead === undefined ? lines.slice(0, line - 1) : lines.with(line - 1, instead)).join('\n');
};

describe('a config that is none is refused with its place', () => {
  test.each([
    ['nothing', 1, undefined, 'unexpected-line'],
    ['another word', 1, 'width 5', 'unexpected-line'],
    ['a size in words', 1, 'size five', 'unexpected-line'],
    ['a size with a nought before it', 1, 'size 05', 'unexpected-line'],
    ['a size with a sign', 1, 'size +5', 'unexpected-line'],
    ['a size beyond all numbers', 1, `size ${'9'.repeat(400)}`, 'unexpected-line'],
    ['an even size', 1, 'size 6', 'bad-size'],
    ['a size too small', 1, 'size 3', 'bad-size'],
    ['a size too large', 1, 'size 23', 'bad-size'],
    ['no supplies', 2, undefined, 'unexpected-line'],
    ['none of them', 2, 'supplies 0', 'bad-supplies'],
    ['too many of them', 2, 'supplies 7', 'bad-supplies'],
    ['walls below the border', 3, 'walls 19', 'too-few-walls'],
    ['walls below zero', 3, 'walls -1', 'unexpected-line'],
    ['walls that no number can be', 3, 'walls 9999999999999999', 'too-few-walls'],
    ['no rounds', 4, undefined, 'unexpected-line'],
    ['rounds of zero', 4, 'rounds 0', 'bad-rounds'],
    ['too many rounds', 4, 'rounds 10001', 'bad-rounds'],
    ['line ends of Windows', 4, 'rounds 20\r', 'unexpected-line'],
    ['two blanks', 4, 'rounds  20', 'unexpected-line'],
  ] as const)('%s', (_, line, instead, code) => {
    expect(text.parseConfig(edited(CONFIG_TEXT, line, instead))).toMatchObject({
      ok: false,
      error: { code, at: { line, column: 1 } },
    });
    // In a state it stands a line further down.
    expect(text.parseState(edited(STATE_TEXT, line + 1, instead))).toMatchObject({
      ok: false,
      error: { code, at: { line: line + 1, column: 1 } },
    });
  });

  test('more after it', () => {
    for (const more of ['\n', '\nrounds 20', '\n\n']) {
      expect(errorOf(text.parseConfig(CONFIG_TEXT + more))).toMatchObject({
        code: 'unexpected-line',
        at: { line: 5, column: 1 },
      });
    }
  });
});

describe('a state that is none is refused with its place', () => {
  test.each([
    ['nothing', 1, undefined, 'unexpected-line', 1],
    ['dice below zero', 1, 'dice -1', 'unexpected-line', 1],
    ['dice in fractions', 1, 'dice 1.5', 'unexpected-line', 1],
    ['more dice than there are', 1, 'dice 41', 'unexpected-line', 1],
    ['no board', 6, undefined, 'unexpected-line', 1],
    ['a board by another name', 6, 'map', 'unexpected-line', 1],
    ['a board that is cut short', 17, undefined, 'unexpected-line', 1],
    ['a size that is not the board’s', 2, 'size 7', 'unexpected-line', 1],
    ['an unknown piece', 12, '|         X |       |', 'unexpected-line', 9],
    ['no Minotaur', 12, '|           |       |', 'piece-outside', 1],
    ['a supply that is drawn twice', 16, '|s1   T             |', 'supply-misplaced', 1],
    ['an open edge', 7, '+---+---+   +---+---+', 'board-open', 9],
    ['a wall too many at a tile', 9, '+   +   +---+---+   +', 'too-many-walls', 9],
  ] as const)('%s', (_, line, instead, code, column) => {
    const error = errorOf(text.parseState(edited(STATE_TEXT, line, instead)));
    expect(error).toMatchObject({ code });
    expect(error.at?.column).toBe(column);
  });

  test('a board problem is found at its tile', () => {
    const open = edited(STATE_TEXT, 7, '+---+---+   +---+---+');
    expect(errorOf(text.parseState(open))).toEqual({ code: 'board-open', tile: 22, at: { line: 8, column: 9 } });
  });

  test('more walls in all than the config has', () => {
    expect(errorOf(text.parseState(STATE_TEXT.replace('walls 38', 'walls 28')))).toMatchObject({
      code: 'too-many-walls',
      at: { line: 7, column: 1 },
    });
  });

  test('fewer supplies than are drawn', () => {
    expect(errorOf(text.parseState(STATE_TEXT.replace('supplies 2', 'supplies 1')))).toMatchObject({
      code: 'supply-misplaced',
      at: { line: 10, column: 13 },
    });
  });

  test('more after it', () => {
    expect(errorOf(text.parseState(`${STATE_TEXT}\n`))).toMatchObject({ at: { line: 18, column: 1 } });
  });

  test('the good one is accepted', () => {
    expect(valueOf(text.parseState(STATE_TEXT)).dice).toBe(0);
  });
});
