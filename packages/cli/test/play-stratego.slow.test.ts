import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stratego } from '@dedalo/stratego';
import { describe, expect, test } from 'vitest';
import { bestMove, gameOf, letBotPlay, playOf } from './games/stratego/screen/support.ts';
import { testFolder } from './folder.ts';
import { dedalo, type Ran } from './run.ts';

const folder = testFolder();
const RANDOM = ['--against', 'random', '--seed', '7'];
const ROWS = ['FL SB SM .. .. .. .. .. .. ..', 'FB SP SS .. .. .. .. .. .. ..', 'FM GE MA .. .. .. .. .. .. ..'];
const SETUP = [...ROWS, 'FS .. .. .. .. .. .. .. .. ..', ''].join('\n');
/** The same, piece by piece. */
const PLACES = '0 0\n1 0\n0 1\n2 2\n2 1\n2 0\n0 2\n3 0\n1 2\n1 1\n';

const play = (input: string, ...args: string[]): Ran =>
  dedalo(['play', 'stratego', '--plain', ...args], { input, cwd: folder.path });

const saved = (name: string): string => readFileSync(join(folder.path, name), 'utf8');

describe('setting up line by line', () => {
  test('ten lines of row and column, in the order of the pieces, with a prompt each', () => {
    const { code, out } = play(PLACES, ...RANDOM, '--save', 'placed.replay');
    expect(code).toBe(0);
    const prompts = out.match(/^Insert red row and column of .+ \((..)\):$/gm)!;
    expect(prompts.map((prompt) => prompt.slice(-4, -2))).toEqual('FL FB SB MA GE FM SM FS SS SP'.split(' '));
    expect(out).toContain('All pieces are placed.\n');
    expect(out).toContain('0|FLR|SBR|SMR|   |   |   |   |   |   |   | 1\n');
    expect(out).toContain('4|   |   | L | L |   |   | L | L |   |   | 5\n');
    expect(out).toMatch(/\?\?B/);
    expect(out, 'nothing of Blue is told').not.toMatch(/[A-Z]{2}B\|/);
    expect(out).toContain('Red is to move.\nInsert red move row:\n');
  });

  test('bad input is asked again with what is wrong with it', () => {
    const { code, out } = play('5 5\n0\n0 10\n0 0\n0 0\nnowhere.txt\n', ...RANDOM, '--save', 'bad.replay');
    expect(code).toBe(0);
    const again = 'Insert red row and column of flag (FL):\n';
    expect(out).toContain(`F6 is not in your four rows.\n${again}`);
    expect(out).toContain(`This is not understood.\n${again}`);
    expect(out).toContain(`A whole number from 0 to 9 is needed.\n${again}`);
    expect(out).toContain('On A1 stands a piece already.\nInsert red row and column of bomb (FB):\n');
    expect(out).toContain('Some pieces are placed already: go on one by one.\n');
  });

  test('only words that work now are suggested: pool works before the first piece is placed, and never again', () => {
    const { out } = play(`pol\npool\npol\nbord\n`, ...RANDOM, '--save', 'suggested.replay');
    const [setUp, moves] = out.split('All pieces are placed.\n') as [string, string];
    expect(setUp).toContain('Did you mean pool?\n');
    expect(moves).not.toContain('pool');
    expect(moves).toContain('Did you mean board?\n');
  });

  test('from the pool, from a file, from the command line: the same set-up gives the same game', () => {
    folder.write('mine.txt', SETUP);
    folder.write('wrong.txt', SETUP.replace('GE', 'XX'));
    const typed = play(`wrong.txt\nnowhere.txt\nbord\nmine.txt\n`, ...RANDOM, '--save', 'typed.replay');
    expect(typed.out).toContain('wrong.txt:3:4: there is no piece XX');
    expect(typed.out).toContain('nowhere.txt: there is no such file.\nInsert red row and column of flag (FL):\n');
    expect(typed.out).toContain('Did you mean board?\n');
    play('2 2 1 1\n', ...RANDOM, '--setup', 'mine.txt', '--save', 'given.replay');
    play(`${PLACES}2 2 1 1\n`, ...RANDOM, '--save', 'placed.replay');
    expect(saved('given.replay')).toBe(saved('placed.replay'));
    const pool = play('pool\n', ...RANDOM, '--save', 'pool.replay');
    expect(pool.out).toContain('All pieces are placed.\n');
    expect(saved('pool.replay')).not.toBe(saved('typed.replay'));
  });

  test('a file that is wrong is wrong use', () => {
    folder.write('short.txt', ROWS.join('\n'));
    const { code, error } = play('', '--setup', 'short.txt');
    expect(code).toBe(2);
    expect(error).toContain('short.txt:1:1: this set-up has 3 rows; 4 are needed.');
  });
});

describe('moves line by line', () => {
  const begun = (input: string, ...args: string[]): Ran => play(`${PLACES}${input}`, ...RANDOM, ...args);

  test('one number a line, or all four on one', () => {
    const { out } = begun('2\n2\n1\n1\n', '--save', 'one.replay');
    expect(out).toContain(
      'Insert red move row:\nInsert red move column:\nInsert red move direction:\nInsert red move number of steps:\nRed moves from C3 to C4.\n',
    );
    expect(out).toMatch(/Red moves from C3 to C4\.\nBlue moves from [A-J]\d+ to [A-J]\d+\.\n/);
    begun('2 2 1 1\n', '--save', 'four.replay');
    expect(saved('one.replay')).toBe(saved('four.replay'));
  });

  test('an irregular move is reported and asked for again: no slip loses the game', () => {
    const typed = ['0 0 1 1', '9 9 1 1', '2 2 1 3', '2 2 2 1', 'x', '7 7 7', '1 1 1 1 1', '2 2 1 1', '3 2 2 1'];
    const { code, out } = begun(`${typed.join('\n')}\n`, '--save', 'slips.replay');
    expect(code).toBe(0);
    for (const why of [
      'The flag and the bombs never move.',
      'On J10 stands no piece of yours.',
      'Only a scout goes more than one step, and nobody goes less than one.',
      'There it cannot go: that is a lake, outside the board, or a piece of your own.',
      'This piece left that cell 1 move ago: it may not go back yet.',
    ])
      expect(out).toContain(`${why}\nInsert red move row:\n`);
    expect(out).toContain('This is not understood.\n');
    expect(out).toContain('A whole number from 1 to 4 is needed.\nInsert red move direction:\n');
  });

  test('the end of the input saves, and --resume continues as the game would have', () => {
    begun('2 2 1 1\n', '--save', 'left.replay');
    const { out } = play('3 2 3 1\n', '--resume', 'left.replay');
    expect(out).toContain('Move 2 of 200.\n');
    expect(out).toContain('Saved as left.replay. dedalo play stratego --plain --resume left.replay goes on.');
    begun('2 2 1 1\n3 2 3 1\n', '--save', 'whole.replay');
    expect(saved('left.replay')).toBe(saved('whole.replay'));
    const verified = dedalo(['replay', 'left.replay', '--verify'], { cwd: folder.path });
    expect(verified).toMatchObject({ code: 0 });
  });

  test('an unfinished set-up is resumed', () => {
    play('0 0\n1 0\n', ...RANDOM, '--save', 'half.replay');
    const { out } = play('0 1\n', '--resume', 'half.replay');
    expect(out).toContain('Insert red row and column of bomb (SB):\nInsert red row and column of marshal (MA):\n');
    expect(saved('half.replay')).toContain('place 0 1');
  });

  test('the commands', () => {
    const { out } = begun('pieces\nboard\nhelp\nnew\nquit\n2 2 1 1\n');
    expect(out).toContain('Bomb: 2 of yours, 2 of the enemy (2 unknown).\n');
    expect(out).toContain('Captured: none.\nLost: none.\n');
    expect(out).toContain('pieces       what is captured, and what is left of the enemy\n');
    expect(out).not.toContain('Red moves');
  });

  test('the moves are listed, and an earlier board is shown', () => {
    const { out } = begun('moves\n2 2 1 1\nmoves\nmoves 0\nmoves 1\n');
    expect(out).toContain('\nThe start.\n');
    expect(out).toMatch(/\n1\. Red 1: marshal from C3 to C4\n2\. Blue 1: from [A-J]\d+ to [A-J]\d+/);
    expect(out).toMatch(/3\|FSR\|   \|MAR\|[^]+\n1\. Red 1: marshal from C3 to C4\.\n/);
  });

  test('whoever types resign twice has lost, and the file says so', () => {
    const asked = begun('resign\nboard\nresign\n', '--save', 'asked.replay');
    expect(asked.out).toContain('Type resign once more to give the game up.\n');
    expect(saved('asked.replay')).toMatch(/ open\n$/);
    const { out } = begun('resign\nresign\n', '--save', 'resigned.replay');
    expect(out).toContain('Red has resigned.\nBlue wins.\nAll pieces are shown.\n');
    expect(saved('resigned.replay')).toMatch(/\n1 resign\nend 21 \w+ over resigned 2\n$/);
    const { out: verified } = dedalo(['replay', 'resigned.replay', '--verify'], { cwd: folder.path });
    expect(verified).toContain('over: a side has resigned, winner: Blue');
  });

  test('two people: each sees only what is theirs, and whose turn it is is said', () => {
    const setups = `${PLACES}${PLACES.replaceAll(/^(\d)/gm, (row) => String(9 - Number(row)))}`;
    const { code, out } = play(`${setups}3 0 1 2\n7 2 1 1\n`, '--against', 'person', '--save', 'two.replay');
    expect(code).toBe(0);
    expect(out).toContain('Two people at one screen.');
    const boards = out.split(/(?=^ {3}0 {3}1)/m).slice(1);
    expect(boards.map((board) => /(Red|Blue) (places|is to move)/.exec(board)?.[0])).toEqual([
      'Red places',
      'Blue places',
      'Red is to move',
      'Blue is to move',
      'Red is to move',
    ]);
    const codes = (board: string, side: string): number =>
      board.match(new RegExp(`[A-Z]{2}${side}\\|`, 'g'))?.length ?? 0;
    expect(boards.map((board) => [codes(board, 'R'), codes(board, 'B')])).toEqual([
      [0, 0],
      [0, 0],
      [10, 0],
      [0, 10],
      [10, 0],
    ]);
    expect(play('', '--resume', 'two.replay').out).toContain('Two people at one screen.');
  });

  test('a fight is described', () => {
    const far = PLACES.replaceAll(/^(\d)/gm, (row) => String(9 - Number(row)));
    const { out } = play(`${PLACES}${far}3 0 1 3\n`, '--against', 'person', '--save', 'fight.replay');
    expect(out).toContain('Red’s scout attacks Blue’s scout: both are removed.\n');
  });

  test('a game to its end: everything is shown, and the winner and the reason', () => {
    const shadow = playOf(gameOf({ seed: '7' }));
    const moves: string[] = [];
    for (letBotPlay(shadow), shadow.settle(), letBotPlay(shadow); !shadow.isOver; letBotPlay(shadow)) {
      const move = bestMove(shadow);
      moves.push(stratego.text.formatAction(move));
      shadow.session.play(shadow.seat, move);
    }
    const { code, out } = begun(`${moves.join('\n')}\n2 2 1 1\n`, '--save', 'over.replay');
    expect(code).toBe(0);
    expect(out).toContain('The flag of Blue is captured.\nRed wins.\nAll pieces are shown.\nnew begins another game');
    expect(out).toContain('The game is over. new begins another game');
    expect(out.slice(out.lastIndexOf('   0   1')), 'the last board').not.toContain('??');
    const verified = dedalo(['replay', 'over.replay', '--verify'], { cwd: folder.path });
    expect(verified.out).toMatch(/^match: \d+ actions, over: the flag is captured, winner: Red\n$/);
  });
});

test.each([
  [['--against', 'serch'], 'Did you mean search?'],
  [['--side', 'green'], 'It must be one of red, blue.'],
  [['--time', '0'], 'whole number from 1'],
  [['--setup', '-'], 'the set-up must come from a file'],
  [['--resume', 'placed.replay', '--seed', '1'], 'leave out the other options'],
  [['--resume', 'nowhere.replay'], 'nowhere.replay'],
])('%j is wrong use', (args, error) => {
  const ran = play('quit\n', ...args);
  expect(ran.code).toBe(2);
  expect(ran.error).toContain(error);
  expect(existsSync(join(folder.path, 'stratego-1.replay'))).toBe(false);
});
