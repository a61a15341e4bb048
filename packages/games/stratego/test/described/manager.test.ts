import { describe, expect, test } from 'vitest';
import { BLUE, RED } from '../../src/board.ts';
import { createConfig } from '../../src/config.ts';
import { CONSOLE_SETUP } from '../../src/described/console-player.ts';
import { playDescribed } from '../../src/described/manager.ts';
import { setupFor } from '../../src/setups/setup.ts';
import { valueOf } from '../support/results.ts';
import { scripted, type Script } from '../support/scripted.ts';

const config = valueOf(createConfig());
const april = valueOf(createConfig({ rules: 'april' }));

const TYPICAL = {
  red: [9, 19, 8, 27, 28, 29, 7, 39, 17, 18],
  blue: [90, 80, 91, 72, 71, 70, 92, 60, 82, 81],
};

function play(red: Script, blue: Script, rules = config) {
  const calls: string[] = [];
  const result = playDescribed(
    scripted('red', { cells: TYPICAL.red, ...red }, calls),
    scripted('blue', { cells: TYPICAL.blue, ...blue }, calls),
    rules,
  );
  return { ...result, calls };
}

test('D11, D15, D17: the calls of the slides’ game, in order', () => {
  const { calls } = play(
    {
      moves: [
        [2, 8, 1, 1],
        [1, 7, 4, 7],
      ],
    },
    { moves: [[6, 0, 1, 5]] },
  );
  const positions = 'FL FB SB MA GE FM SM FS SS SP'.split(' ').map((piece) => `position ${piece}`);
  expect(calls).toEqual([
    'red constructor',
    'blue constructor',
    'red start true',
    ...positions.map((call) => `red ${call}`),
    'blue start false',
    ...positions.map((call) => `blue ${call}`),
    // DB1: the opponent's rows, from the lowest.
    'red viewPositions 1000000000/1110000000/1110000000/1110000000',
    'blue viewPositions 0000000111/0000000111/0000000111/0000000001',
    'red move',
    'blue tellMove 2,8,1,1',
    'blue move',
    'red tellMove 6,0,1,5',
    'red move',
    'blue tellMove 1,7,4,7',
    'red fight FS',
    'blue fight SS',
    'blue move',
  ]);
});

test('DB7: the flag’s card is told before the game is over', () => {
  const opened = { cells: [9, 19, 8, 27, 28, 29, 7, 39, 17, 18] };
  const { calls, winner, reason, by } = play(opened, { cells: [69, 80, 91, 72, 71, 70, 92, 60, 82, 81] });
  expect([winner, reason, by]).toEqual([BLUE, 'resigned', RED]);
  const taken = play({ moves: [[3, 9, 1, 3]] }, { cells: [69, 80, 91, 72, 71, 70, 92, 60, 82, 81] });
  expect([taken.winner, taken.reason, taken.by]).toEqual([RED, 'flag-captured', null]);
  expect(taken.calls.slice(-4)).toEqual(['red move', 'blue tellMove 3,9,1,3', 'red fight FL', 'blue fight FS']);
  expect(calls).not.toContain('red fight FL');
});

describe('D11, D16: an irregularity ends the game, and the other one wins', () => {
  const position = (answer: unknown) => ({ answers: { position: () => answer } });
  const move = (answer: unknown) => ({ answers: { move: () => answer } });

  test.each([
    ['wrong-cell', 'outside of the own rows', position([4, 0])],
    ['wrong-cell', 'off the board', position([0, 12])],
    ['wrong-cell', 'above the board', position([-1, 3])],
    ['taken-cell', 'two on one cell', position([0, 0])],
    ['malformed', 'null for a position', position(null)],
    ['malformed', 'nothing for a position', position(undefined)],
    ['malformed', 'a short position', position([3])],
    ['malformed', 'a long position', position([3, 3, 3])],
    ['malformed', 'text for a position', position('33')],
    ['malformed', 'text in a position', position(['0', '0'])],
    ['malformed', 'half a row', position([0.5, 0])],
    [
      'malformed',
      'a list that lies about its length',
      position(new Proxy([0, 0], { get: (_, key) => (key === 'length' ? 2 : undefined) })),
    ],
    ['wrong-source-cell', 'an empty cell', move([5, 0, 1, 1])],
    ['wrong-source-cell', 'an enemy', move([6, 0, 1, 1])],
    ['wrong-source-cell', 'off the board', move([0, 19, 1, 1])],
    ['wrong-piece', 'the flag', move([0, 9, 1, 1])],
    ['wrong-piece', 'a bomb', move([1, 9, 1, 1])],
    ['wrong-target-cell', 'an own piece', move([2, 8, 3, 1])],
    ['wrong-target-cell', 'off the board', move([0, 7, 2, 1])],
    ['wrong-scout-path', 'over an own piece', move([1, 7, 1, 2])],
    ['wrong-move', 'no steps', move([2, 8, 1, 0])],
    ['wrong-move', 'a general that runs', move([2, 8, 1, 2])],
    ['malformed', 'no direction', move([2, 8, 5, 1])],
    ['malformed', 'a short move', move([2, 8, 1])],
    ['malformed', 'nothing', move(undefined)],
    ['malformed', 'text in a move', move([2, 8, '1', 1])],
    ['malformed', 'not a number', move([2, 8, 1, Number.NaN])],
    ['resigned', 'null for a move (DB8)', move(null)],
  ] as const)('%s: %s', (code, _, script) => {
    const { winner, reason, by, fault } = play(script, {});
    expect([winner, reason, by]).toEqual([BLUE, code, RED]);
    expect(fault).toMatchObject({ code, by: RED, method: 'position' in script.answers ? 'position' : 'move' });
  });

  test('return-too-early', () => {
    const { winner, reason, by } = play(
      {
        moves: [
          [2, 7, 4, 1],
          [2, 6, 3, 1],
        ],
      },
      { moves: [[6, 0, 1, 1]] },
    );
    expect([winner, reason, by]).toEqual([BLUE, 'return-too-early', RED]);
  });

  test('DB8: with the rules of April nobody resigns', () => {
    expect(play(move(null), {}, april).reason).toBe('malformed');
  });

  test('Blue’s are Red’s victory', () => {
    const { winner, reason, by } = play({ moves: [[2, 8, 1, 1]] }, move([0, 0, 1, 1]));
    expect([winner, reason, by]).toEqual([RED, 'wrong-source-cell', BLUE]);
  });
});

describe('DB6: what a player throws is its own irregularity', () => {
  const fail = () => {
    throw new Error('a bug');
  };

  test.each(['start', 'position', 'viewPositions', 'move'] as const)('%s', (method) => {
    const { winner, reason, fault } = play({ answers: { [method]: fail } }, {});
    expect([winner, reason]).toEqual([BLUE, 'malformed']);
    expect(fault).toMatchObject({ by: RED, method, cause: new Error('a bug') });
  });

  test('tellMove', () => {
    const { winner, fault } = play({ moves: [[2, 8, 1, 1]] }, { answers: { tellMove: fail } });
    expect([winner, fault?.method, fault?.by]).toEqual([RED, 'tellMove', BLUE]);
  });

  test('fight', () => {
    const script = {
      moves: [
        [2, 8, 1, 1],
        [1, 7, 4, 7],
      ],
      answers: { fight: fail },
    } as const;
    const { winner, fault } = play(script, { moves: [[6, 0, 1, 5]] });
    expect([winner, fault?.method, fault?.by]).toEqual([BLUE, 'fight', RED]);
  });

  test('a constructor', () => {
    const { winner, fault } = playDescribed(fail, scripted('blue', { cells: TYPICAL.blue }, []), config);
    expect([winner, fault?.method]).toEqual([BLUE, 'constructor']);
  });
});

test('DB6: arrays are copies, so that nobody changes what others know', () => {
  const answer = [2, 8, 1, 1];
  const { winner, record } = play(
    { moves: [answer] },
    {
      answers: {
        tellMove(told) {
          (told as number[]).fill(7);
          answer.fill(3);
        },
        viewPositions: (rows) => (rows as number[][]).forEach((row) => row.fill(1)),
      },
    },
  );
  expect(winner).toBe(RED);
  expect(record.actions.at(-1)).toEqual({ seat: RED, action: { type: 'move', from: 28, direction: 1, steps: 1 } });
});

test('the board is printed before every move, all cards open (D13, D17)', () => {
  const printed: string[] = [];
  const cells = setupFor(RED, CONSOLE_SETUP);
  playDescribed(
    scripted('red', { cells, moves: [[3, 0, 1, 1]] }, []),
    scripted('blue', { cells: setupFor(BLUE, CONSOLE_SETUP) }, []),
    { ...config, print: (board) => printed.push(board) },
  );
  expect(printed).toHaveLength(2);
  expect(printed[0]).toBe(
    [
      '   0   1   2   3   4   5   6   7   8   9',
      ' -----------------------------------------',
      ...[
        '0|FLR|SBR|SMR|   |   |   |   |   |   |   |',
        '1|FBR|SPR|SSR|   |   |   |   |   |   |   |',
        '2|FMR|GER|MAR|   |   |   |   |   |   |   |',
        '3|FSR|   |   |   |   |   |   |   |   |   |',
        '4|   |   | L | L |   |   | L | L |   |   |',
        '5|   |   | L | L |   |   | L | L |   |   |',
        '6|FSB|   |   |   |   |   |   |   |   |   |',
        '7|FMB|GEB|MAB|   |   |   |   |   |   |   |',
        '8|FBB|SPB|SSB|   |   |   |   |   |   |   |',
        '9|FLB|SBB|SMB|   |   |   |   |   |   |   |',
      ].flatMap((row) => [row, ' -----------------------------------------']),
    ].join('\n'),
  );
});
