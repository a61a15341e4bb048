import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { needs } from '../../../tools/needs.ts';
import { testFolder } from './folder.ts';
import { dedalo, freshData } from './run.ts';
import { expectSoon, start } from './tmux.ts';

const folder = testFolder();

const run = (args: readonly string[], DEDALO_DATA: string, input = ''): { code: number | null; out: string } =>
  dedalo(args, { input, env: { DEDALO_DATA }, cwd: folder.path });

/** Two levels of Sokoban and a maze, each played to its end. */
function dataOfThree(): string {
  const data = freshData();
  run(['play', 'sokoban', '--plain'], data, 'rrr\n');
  run(['play', 'logic-maze', '--plain'], data, 'llll\n');
  run(['play', 'sokoban', '--plain', '--level', '1'], data, 'rr\nundo\nrr\n');
  return data;
}

describe('dedalo history', () => {
  test('every game that is over is there once, and can be found, watched, kept for longer and removed', () => {
    const data = dataOfThree();
    const all = run(['history'], data).out;
    expect(all).toMatch(
      /^ +Ended +Game +Result\n1 .*Minotaur mazes, Lessons 1.*won, escaped, 4 moves\n2 .*Sokoban, First steps 1.*won, solved, 3 moves, 2 pushes\n$/m,
    );
    expect(run(['history', 'FIRST', 'steps'], data).out).not.toContain('Lessons');
    expect(run(['history', '--game', 'logic-maze'], data).out).not.toContain('First steps');
    expect(run(['history', '--result', 'lost'], data).out).toBe('No game is like that.\n');

    run(['history', '--favourite', '2'], data);
    expect(run(['history', '--favourites'], data).out).toMatch(/^1 +\* .*First steps 1/m);
    expect(run(['history', '--favourites', '--watch', '1'], data).out).toContain('3 of 3');
    expect(run(['history', '--statistics'], data).out).toMatch(/^Sokoban +1 +1 +0 +0 +0 +100% +1$/m);

    expect(JSON.parse(run(['history', '--json'], data).out)).toMatchObject([
      { game: 'logic-maze', isFavourite: false },
      { game: 'sokoban', isFavourite: true, figures: { moves: 3, pushes: 2 } },
    ]);
    run(['history', '--remove', '1'], data);
    expect(run(['history'], data).out).not.toContain('Lessons');
    expect(readdirSync(join(data, 'library')).sort()).toEqual([
      expect.stringMatching(/^[0-9a-f]{16}\.replay$/),
      'games.jsonl',
    ]);
    expect(
      readFileSync(join(data, 'library', 'games.jsonl'), 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(1);
  });

  test('nothing, and a game that is not there, is said', () => {
    const data = freshData();
    expect(run(['history'], data).out).toContain('Nothing is here yet.');
    expect(run(['history', '--watch', '1'], data).code).toBe(2);
  });

  test('in full screen a game is chosen and watched', needs('tmux'), async () => {
    const data = freshData();
    run(['play', 'sokoban', '--plain'], data, 'rrr\n');
    const terminal = start('history', { data });
    await terminal.until('> Sokoban, First steps 1');
    terminal.press('Enter');
    await terminal.until('> Watch');
    terminal.press('Enter');
    await expectSoon(terminal, '0 of 3');
  });
});
