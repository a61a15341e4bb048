import { describe, expect, test } from 'vitest';
import { sokoban } from '../src/game.ts';
import { directionOf, letterOf } from '../src/text.ts';
import { after, start, startReverse, valueOf } from './support/drawn.ts';

const { text } = sokoban;

const LEVEL = `
  ######
  #@$ .#
  #  $.#
  ######
`;

const CONFIG_TEXT = `mode forward
limit 100
board
######
#@$ .#
#  $.#
######`;

const STATE_TEXT = `moves 1
pushes 1
player 8
boxes 9 15
${CONFIG_TEXT}`;

const began = start(LEVEL, { actionLimit: 100 });

test('a config is its mode, its limit and its board', () => {
  expect(text.formatConfig(began.config)).toBe(CONFIG_TEXT);
  expect(text.parseConfig(CONFIG_TEXT)).toEqual({ ok: true, value: began.config });
});

test('a state is what has become of a config', () => {
  const pushed = after(began, 'r');
  expect(text.formatState(pushed)).toBe(STATE_TEXT);
  expect(text.parseState(STATE_TEXT)).toEqual({ ok: true, value: pushed });
});

test('a player that has not jumped in yet is nowhere', () => {
  const state = startReverse(LEVEL);
  expect(text.formatState(state).split('\n')[2]).toBe('player nowhere');
  expect(text.parseState(text.formatState(state))).toEqual({ ok: true, value: state });
});

test('a view is drawn with what was counted', () => {
  expect(text.draw(sokoban.view(after(began, 'r'), 'public'))).toBe(
    '######\n# @$.#\n#  $.#\n######\nmoves 1, pushes 1',
  );
  expect(text.draw(sokoban.view(startReverse(LEVEL), 0))).toBe('######\n#   *#\n#   *#\n######\nmoves 0, pulls 0');
});

describe('an action', () => {
  test.each([
    ['u', { type: 'move', direction: 'north' }],
    ['r', { type: 'move', direction: 'east' }],
    ['d', { type: 'move', direction: 'south' }],
    ['l', { type: 'move', direction: 'west' }],
    ['U', { type: 'pull', direction: 'north' }],
    ['R', { type: 'pull', direction: 'east' }],
    ['D', { type: 'pull', direction: 'south' }],
    ['L', { type: 'pull', direction: 'west' }],
    ['jump 0', { type: 'jump', to: 0 }],
    ['jump 262143', { type: 'jump', to: 262_143 }],
  ] as const)('%s', (written, action) => {
    expect(text.parseAction(written)).toEqual({ ok: true, value: action });
    expect(text.formatAction(action)).toBe(written);
  });

  test.each([
    '',
    ' ',
    'x',
    'ur',
    'u ',
    ' u',
    'jump',
    'jump ',
    'jump -1',
    'jump 1.5',
    'jump 1234567',
    'JUMP 1',
    'u\n',
    'ü',
    '🧱',
  ])('is not %j', (written) => {
    expect(text.parseAction(written)).toMatchObject({
      ok: false,
      error: { code: 'unexpected-line', at: { line: 1, column: 1 } },
    });
  });

  test('has one letter for each direction', () => {
    for (const letter of 'urdl') {
      expect(letterOf(directionOf(letter)!)).toBe(letter);
      expect(directionOf(letter.toUpperCase())).toBe(directionOf(letter));
    }
    for (const other of ['x', '', 'ur', 'rd', ' ']) expect(directionOf(other), other).toBeUndefined();
  });
});

/** One line of a text changed; undefined takes it away and all that follows. */
const edited = (good: string, line: number, instead: string | undefined): string => {
  const lines = good.split('\n');
  return (instead === undefined ? lines.slice(0, line - 1) : lines.with(line - 1, instead)).join('\n');
};

describe('a config that is none is refused with its place', () => {
  const cases: [what: string, line: number, instead: string | undefined, code: string, column: number][] = [
    ['an unknown mode', 1, 'mode sideways', 'unexpected-line', 1],
    ['nothing', 1, undefined, 'unexpected-line', 1],
    ['no limit', 2, undefined, 'unexpected-line', 1],
    ['a limit in words', 2, 'limit many', 'unexpected-line', 1],
    ['a limit below zero', 2, 'limit -1', 'unexpected-line', 1],
    ['a limit of zero', 2, 'limit 0', 'bad-limit', 1],
    ['a limit beyond the most', 2, 'limit 10000001', 'bad-limit', 1],
    ['a limit beyond all numbers', 2, `limit ${'9'.repeat(400)}`, 'unexpected-line', 1],
    ['no board', 3, undefined, 'unexpected-line', 1],
    ['a board by another name', 3, 'level', 'unexpected-line', 1],
    ['a board without rows', 4, undefined, 'no-player', 1],
    ['an unknown square', 6, '#  ?.#', 'unknown-square', 4],
    ['a second player', 6, '# @$.#', 'second-player', 3],
    ['line ends of Windows', 1, 'mode forward\r', 'unexpected-line', 1],
  ];
  test.each(cases)('%s', (_, line, instead, code, column) => {
    expect(text.parseConfig(edited(CONFIG_TEXT, line, instead))).toMatchObject({
      ok: false,
      error: { code, at: { line, column } },
    });
    // In a state it stands four lines further down.
    expect(text.parseState(edited(STATE_TEXT, line + 4, instead))).toMatchObject({
      ok: false,
      error: { code, at: { line: line + 4, column } },
    });
  });

  test('a board without a player, without boxes or with too many is blamed on its first row', () => {
    for (const [row, code] of [
      ['#  ..#', 'no-boxes'],
      ['# $$.#', 'boxes-and-goals-differ'],
    ] as const) {
      const one = edited(edited(CONFIG_TEXT, 6, '#    #'), 5, `#@${row.slice(2)}`);
      expect(text.parseConfig(one)).toMatchObject({ ok: false, error: { code, at: { line: 4, column: 1 } } });
    }
  });

  test('reverse play that the level does not allow', () => {
    const uneven = 'mode reverse\nlimit 9\nboard\n#######\n#@$.#.#\n# $####\n#######';
    expect(text.parseConfig(uneven)).toMatchObject({
      ok: false,
      error: { code: 'no-reverse-play', at: { line: 1, column: 1 } },
    });
    expect(text.parseConfig(uneven.replace('reverse', 'forward')).ok).toBe(true);
  });
});

describe('a state that can never be is refused with its line', () => {
  const cases: [what: string, line: number, instead: string | undefined][] = [
    ['nothing', 1, undefined],
    ['moves below zero', 1, 'moves -1'],
    ['moves in fractions', 1, 'moves 1.5'],
    ['moves with a power', 1, 'moves 1e1'],
    ['moves nowhere', 1, 'moves nowhere'],
    ['moves of two numbers', 1, 'moves 1 2'],
    ['more moves than the limit', 1, 'moves 101'],
    ['moves beyond all numbers', 1, `moves ${'9'.repeat(400)}`],
    ['no pushes', 2, undefined],
    ['pushes nowhere', 2, 'pushes nowhere'],
    ['pushes of two numbers', 2, 'pushes 1 1'],
    ['no player', 3, undefined],
    ['the player in a wall', 3, 'player 0'],
    ['the player in a box', 3, 'player 9'],
    ['the player outside', 3, 'player 24'],
    ['the player far outside', 3, 'player 999999999'],
    ['the player at two places', 3, 'player 8 7'],
    ['the player nowhere in forward play', 3, 'player nowhere'],
    ['no boxes', 4, undefined],
    ['boxes nowhere', 4, 'boxes nowhere'],
    ['a box in a wall', 4, 'boxes 0 15'],
    ['a box outside', 4, 'boxes 9 24'],
    ['two boxes on a cell', 4, 'boxes 9 9'],
    ['a box too few', 4, 'boxes 9'],
    ['a box too many', 4, 'boxes 9 15 16'],
    ['two blanks', 4, 'boxes 9  15'],
    ['a blank at the end', 4, 'boxes 9 15 '],
  ];
  test.each(cases)('%s', (_, line, instead) => {
    expect(text.parseState(edited(STATE_TEXT, line, instead))).toMatchObject({
      ok: false,
      error: { code: 'unexpected-line', at: { line, column: 1 } },
    });
  });

  test('more pushes than moves', () => {
    expect(text.parseState(edited(STATE_TEXT, 2, 'pushes 2'))).toMatchObject({
      ok: false,
      error: { code: 'unexpected-line' },
    });
  });

  test('the player nowhere in reverse play after a jump', () => {
    const state = startReverse(LEVEL);
    const jumped = text.formatState(after(state, 'jump 9'));
    expect(text.parseState(jumped).ok).toBe(true);
    expect(text.parseState(edited(jumped, 3, 'player nowhere'))).toMatchObject({
      ok: false,
      error: { code: 'unexpected-line', at: { line: 3, column: 1 } },
    });
  });

  test('boxes all around a player who has moved, unless the game knows that this is its end', () => {
    const began = start(`
      ########
      #@ $$..#
      ########
    `);
    const walledIn = edited(edited(text.formatState(after(began, 'r')), 3, 'player 14'), 4, 'boxes 12 13');
    const parsed = text.parseState(walledIn);
    expect(!parsed.ok || sokoban.outcome(parsed.value)?.reason === 'stuck').toBe(true);
  });

  test('the good one is accepted', () => {
    expect(valueOf(text.parseState(STATE_TEXT)).moves).toBe(1);
  });
});
