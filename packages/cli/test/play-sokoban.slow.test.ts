import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, type Ran } from './run.ts';

const folder = testFolder();

const play = (input: string, ...args: string[]): Ran =>
  dedalo(['play', 'sokoban', '--plain', ...args], { input, cwd: folder.path });

/** The boards of all frames, row by row. */
const lastFrame = (out: string): string => out.slice(out.lastIndexOf('| LEVEL'));

describe('playing line by line', () => {
  test('shows the described frame at first and after every move', () => {
    const { code, out } = play('r\n', '--pack', 'classic', '--save', 'first.replay');
    expect(code).toBe(0);
    const frames = out.split('\n').filter((line) => line.startsWith('| MOVES'));
    expect(frames).toEqual(['| MOVES: 0  |', '| MOVES: 1  |']);
    expect(out).toContain(
      [
        '+-----------+',
        '| LEVEL: 1  |',
        '+--+ MAP +--+',
        '| - G     - |',
        '| -   B   - |',
        '| -   P   - |',
        '| - G B   - |',
        '| - - - - - |',
        '+-----------+',
        '| MOVES: 1  |',
        '+-----------+',
      ].join('\n'),
    );
  });

  test('takes letters of any case and rows of moves, and says when it is solved', () => {
    const { out } = play('R\nrD\nLuUruL\n', '--pack', 'classic', '--save', 'solved.replay');
    expect(out).toContain('Solved with 9 moves and 3 pushes. next goes on.');
  });

  test('says why a move is refused, and ends the row there', () => {
    const { out } = play('lrrrr\nx\n', '--pack', 'classic', '--save', 'refused.replay');
    expect(out).toContain('l: there is a wall.');
    expect(lastFrame(out)).toContain('MOVES: 0');
    expect(out).toContain('x is no move');
  });

  test('a box against a wall, another box, the edge', () => {
    const level = folder.write('edge.xsb', '  $ .\n@$$.#\n #.  \n');
    expect(play('rr\n', level).out).toContain('r: the box cannot move: behind it is another box.');
    expect(play('urrrr\n', level).out).toContain('r: the box cannot move: behind it the board ends.');
  });

  test('says when the level is lost, once, unless asked not to', () => {
    const notice = 'can no longer reach a goal';
    expect(play('dr\nlr\n', '--pack', 'classic').out.split(notice).length - 1).toBe(1);
    expect(play('dr\n', '--pack', 'classic', '--no-notices').out).not.toContain(notice);
  });

  test('undo, redo and restart, which can be undone', () => {
    const { out } = play('rr\nundo\nredo\nrestart\nundo\nundo 2\nundo\nredo 2\n', '--pack', 'classic');
    const moves = [...out.matchAll(/MOVES: (\d+)/g)].map(([, count]) => Number(count));
    expect(moves).toEqual([0, 1, 2, 1, 2, 0, 2, 0, 2]);
    expect(out).toContain('there is nothing to undo.');
  });

  test('walks to a place and pushes a box to one', () => {
    const { out } = play('push C4 B4\ngo d1\nl\n', '--pack', 'classic');
    expect(out).toContain('| - *     - |');
    expect(play('go 1,1\ngo 9\npush A1 B2\n', '--pack', 'classic').out).toMatch(
      /no way there[^]*a square, from A1 to[^]*no box to push/,
    );
  });

  test('next leads to the next level once this one is solved', () => {
    const { out } = play('next\nrrdLuUruL\nnext\nq\n', '--pack', 'classic');
    expect(out).toContain('not solved yet');
    expect(out).toContain('Classic 2: Tight squeeze');
    expect(lastFrame(out)).toContain('LEVEL: 2');
  });

  test('reverse play pulls the boxes back', () => {
    const level = folder.write('reverse.xsb', '#######\n#@ $ .#\n#######\n');
    const { out } = play('l\n[rrr]LL\n', level, '--reverse');
    expect(out).toContain('l: in reverse play you first choose where to begin');
    expect(out).toContain('Solved in reverse with 3 moves and 2 pulls.');
  });

  test('brief says only the counts, until it is said again', () => {
    const { out } = play('brief\nrr\nundo\nbrief\n', '--pack', 'classic', '--save', 'brief.replay');
    expect(out).toContain('0 moves, 0 pushes\n1 move, 0 pushes\n2 moves, 0 pushes\n1 move, 0 pushes\n+---');
  });

  test('an empty row in, nothing out; help lists what can be typed', () => {
    const { out } = play('\n\nhelp\n', '--pack', 'classic');
    expect(out).toContain('a restart can be undone');
    expect(out).not.toContain('Saved');
  });
});

describe('saving and resuming', () => {
  test('the end of the input saves; --resume restores undo and redo too', () => {
    play('rrd\nundo\n', '--pack', 'classic', '--save', 'half.replay');
    expect(readFileSync(join(folder.path, 'half.replay'), 'utf8')).toContain('\nat 2\n');
    const { out } = play('redo\nLuUruL\n', '--resume', 'half.replay');
    expect(out).toContain('Classic 1: Open sky');
    expect(out).toContain('Solved with 9 moves and 3 pushes.');
    const verified = dedalo(['replay', join(folder.path, 'half.replay'), '--verify']);
    expect(verified).toMatchObject({ code: 0, out: 'match: 9 actions, over: solved\n' });
  });

  test('a game never overwrites another one without the option for it', () => {
    const names = ['sokoban-classic-3.replay', 'sokoban-classic-3-2.replay'];
    for (const name of names) {
      expect(play('u\n', '--pack', 'classic', '--level', '3').out).toContain(`Saved as ${name}.`);
      expect(existsSync(join(folder.path, name))).toBe(true);
    }
  });

  test('a restart before leaving loses nothing', () => {
    play('rr\nrestart\n', '--pack', 'classic', '--save', 'restarted.replay');
    expect(lastFrame(play('redo 2\n', '--resume', 'restarted.replay').out)).toContain('MOVES: 2');
  });

  test('a name that cannot be written, or that is something else, is refused before the game begins', () => {
    expect(play('r\n', '--save', 'no/such/folder.replay')).toMatchObject({ code: 2, out: '' });
    const notes = folder.write('notes.txt', 'mine');
    expect(play('r\n', '--save', notes).error).toContain('is there already and is no replay');
    expect(readFileSync(notes, 'utf8')).toBe('mine');
  });

  test('a saved game found solved or lost says so', () => {
    play('rrdLuUruL\n', '--pack', 'classic', '--save', 'done.replay');
    const { out } = play('r\nundo\nredo\n', '--resume', 'done.replay');
    expect(out.match(/Solved with 9 moves/g)).toHaveLength(2);
    expect(out).toContain('r: the game is over. undo goes back, next goes on.');
  });

  test('a misspelt command is guessed, what steers a terminal is not printed', () => {
    const level = folder.write('evil.sok', 'Evil \u001B[31m title\n\n#####\n#@$.#\n#####\n');
    const { out } = play('undoo\n', level);
    expect(out).toContain('Did you mean undo?');
    expect(out).not.toContain('\u001B');
  });

  test.each<[string, string[], string]>([
    ['both file and pack', ['x.sok', '--pack', 'classic'], 'not both'],
    ['a level that is not there', ['--pack', 'classic', '--level', '8'], 'classic has 7 levels'],
    ['an unknown pack', ['--pack', 'clasic'], 'Did you mean classic?'],
    ['resume with a level', ['--resume', 'a', '--level', '2'], '--resume goes on'],
    ['a level from standard input', ['-'], 'must come from a file'],
    ['resume of what is no replay', ['--resume', 'edge.xsb'], 'edge.xsb:1:1: this is not a replay'],
  ])('%s is refused', (_, args, reason) => {
    const { code, error } = play('', ...args);
    expect(code).toBe(2);
    expect(error).toContain(reason);
  });
});
