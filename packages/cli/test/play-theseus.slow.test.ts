import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, freshData, type Ran } from './run.ts';

const folder = testFolder();
const SMALL = ['--seed', '5', '--size', '5', '--supplies', '1'];

const play = (input: string, ...args: string[]): Ran =>
  dedalo(['play', 'theseus', '--plain', ...args], { input, cwd: folder.path });

describe('Theseus line by line', () => {
  test('a game to its end: the board after each move, the mover and the target, the outcome', () => {
    const { code, out } = play('r\nr\nr\n', ...SMALL, '--save', 'won.replay');
    expect(code).toBe(0);
    expect(out).toContain('You are Theseus: collect all supplies. Against: Asleep. Seed 5.');
    expect(out).toContain('T Theseus, M Minotaur, s1 to s6 supplies.\n');
    expect(out.match(/^round \d of 100, \d of 1 supplies$/gm)).toHaveLength(3);
    expect(out).toContain('Theseus goes to B5.');
    expect(out).toMatch(/Minotaur (goes to [A-Z]\d|runs against a wall)\. Theseus is to move\. The sabre is/);
    expect(out).toContain('Theseus takes a supply.\n');
    expect(out).toContain('Theseus has all supplies.');
    expect(out).toContain('r: the game is over.');
    const verified = dedalo(['replay', 'won.replay', '--verify'], { cwd: folder.path });
    expect(verified).toMatchObject({
      code: 0,
      out: 'match: 4 actions, over: Theseus has all supplies, winner: Theseus\n',
    });
  });

  test('a wall, nonsense, the commands', () => {
    const { code, out } = play('l\nx\nboard\nstatistics\nhelp\nnew\nquit\nu\n', ...SMALL);
    expect(code).toBe(0);
    expect(out).toContain('l: there is a wall.');
    expect(out).toContain('There is no x here. help says what else there is.');
    expect(out).toContain('TOTAL STATISTICS:');
    expect(out).toContain('new         begin another game');
    expect(out).not.toContain('Theseus goes to');
  });

  test('the end of the input saves, and --resume continues as the game would have', () => {
    play('u\n', ...SMALL, '--save', 'left.replay');
    const { out } = play('d\nquit\n', '--resume', 'left.replay');
    expect(out).toContain('round 2 of 100');
    expect(out).toContain('round 3 of 100');
    expect(out).toContain('Saved as left.replay. dedalo play theseus --plain --resume left.replay goes on.');
    play('ud\n', ...SMALL, '--save', 'whole.replay');
    expect(readFileSync(join(folder.path, 'left.replay'), 'utf8')).toBe(
      readFileSync(join(folder.path, 'whole.replay'), 'utf8'),
    );
  });

  test('new saves the game before, and never over it', () => {
    play('u\n', ...SMALL, '--save', 'old.replay');
    const old = readFileSync(join(folder.path, 'old.replay'), 'utf8');
    const again = play('new\nu\nr\nd\nl\n', '--resume', 'old.replay');
    expect(again.out).toMatch(/^Saved as theseus-\S+\.replay\. /m);
    expect(readFileSync(join(folder.path, 'old.replay'), 'utf8')).toBe(old);
    const two = play('u\nnew\nquit\n', ...SMALL, '--save', 'first.replay');
    expect(two.out).toContain('Saved as first.replay.');
    expect(readFileSync(join(folder.path, 'first.replay'), 'utf8')).toBe(old);
  });

  test('a game with a file of its own leaves the one that was left as it is', () => {
    const DEDALO_DATA = freshData();
    const options = { cwd: folder.path, env: { DEDALO_DATA } };
    const running = (): string => readFileSync(join(DEDALO_DATA, 'running', 'theseus.replay'), 'utf8');
    dedalo(['play', 'theseus', '--plain'], { ...options, input: 'u\nr\nd\nl\n' });
    const kept = running();
    dedalo(['play', 'theseus', '--plain', ...SMALL, '--save', 'script.replay'], { ...options, input: 'r\nnew\nu\n' });
    expect(running()).toBe(kept);
  });

  test('the other side: the person is the Minotaur', () => {
    const { code, out } = play(
      'l\n',
      ...SMALL,
      '--side',
      'minotaur',
      '--against',
      'optimal',
      '--save',
      'minotaur.replay',
    );
    expect(code).toBe(0);
    expect(out).toContain('You are the Minotaur: catch Theseus.');
    expect(out).toContain('Minotaur goes to B3.');
    expect(readFileSync(join(folder.path, 'minotaur.replay'), 'utf8')).toMatch(/"?optimal"?/);
    const again = play('', '--resume', 'minotaur.replay');
    expect(again.out).toContain('Against: Fearless');
    expect(again.out).toContain('You are the Minotaur');
  });

  test.each([
    [
      ['--side', 'minotaur', '--against', 'hunter'],
      'as theseus there are random, bold, careful, wary, heuristic, minmax, cunning, optimal.',
    ],
    [['--against', 'huntr'], 'Did you mean hunter?'],
    [['--size', '4'], 'a board cannot have 4 tiles a side'],
    [['--resume', 'left.replay', '--seed', '1'], 'leave out the other options'],
    [['--resume', 'nowhere.replay'], 'nowhere.replay'],
  ])('%j is wrong use', (args, error) => {
    const ran = play('u\n', ...args);
    expect(ran.code).toBe(2);
    expect(ran.error).toContain(error);
    expect(existsSync(join(folder.path, 'theseus.replay'))).toBe(false);
  });
});

describe('logic mazes line by line', () => {
  const maze = (input: string, ...args: string[]): Ran =>
    dedalo(['play', 'logic-maze', '--plain', ...args], { input, cwd: folder.path });

  test('solved by a row of moves; next continues', () => {
    const { code, out } = maze('llll\nnext\n', '--save', 'solved.replay');
    expect(code).toBe(0);
    expect(out).toContain('Lessons 1: Two for one');
    expect(out).toContain('Escaped in 4 moves. next goes on.');
    expect(out).toContain('Lessons 2: Sideways first');
    const verified = dedalo(['replay', 'solved.replay', '--verify'], { cwd: folder.path });
    expect(verified.out).toBe('match: 4 actions, over: escaped\n');
  });

  test('undo, redo, restart, hint, refusals, and that there is no escape any more', () => {
    const { out } = maze('lw\nundo\nredo\nrestart\nundo 2\nhint\nr\nq\n', '--save', 'tried.replay');
    expect(out.match(/From here there is no escape any more\. undo goes back\./g)?.length).toBeGreaterThan(0);
    expect(out).toContain('For every step you take the Minotaur takes two');
    expect(maze('d\n').out).toContain('d: there is a wall.');
    expect(maze('f\n').out).toContain('f is no move. help says what else there is.');
    expect(maze('lw\n', '--no-notices').out).not.toContain('no escape');
  });

  test('--resume continues; so does --mode logic', () => {
    maze('ll\n', '--save', 'half.replay');
    expect(maze('ll\n', '--resume', 'half.replay').out).toContain('Escaped in 4 moves.');
    const mode = dedalo(['play', 'theseus', '--mode', 'logic', '--plain'], { cwd: folder.path, input: 'q\n' });
    expect(mode.out).toContain('Lessons 1: Two for one');
    expect(maze('', '--level', '99').error).toContain('--level 99: lessons has 8 levels.');
  });
});
