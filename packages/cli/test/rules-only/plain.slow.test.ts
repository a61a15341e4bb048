import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from '../folder.ts';
import { dedalo, freshData, type Ran } from '../run.ts';

const folder = testFolder();

const play = (input: string, args: string, env: Record<string, string> = {}): Ran =>
  dedalo(['play', 'isles', '--plain', ...args.split(' ').filter(Boolean)], { input, env, cwd: folder.path });

const lastActions = (out: string): string[] => {
  const lists = out.split('\n').filter((line) => /^[a-i][1-9]( {2}[a-i][1-9])*$/.test(line));
  return (lists.at(-1) ?? '').split('  ');
};

describe('a game that brings only its rules, line by line', () => {
  test('is described, asked and answered; an invalid action is reported', () => {
    const { code, out, error } = play('actions\nfoo\nboard\nactoins\nundo\na1\nquit\n', '--seed 7 --against random');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^Isles\. Seat 1: a person\. Seat 2: Daydreamer\. Seed 7\.\nhelp says what else there is\.\n/);
    expect(out).toContain('   a b c d e f g\n');
    expect(lastActions(out)).toContain('d5');
    expect(out).toMatch(/“foo” is no action of this game\. For example: [a-i][1-9]\. help says what else there is\.\n/);
    expect(out).toContain('Did you mean actions?\n');
    expect(out).toContain('You can only go back when you play alone.\n');
    expect(out).toContain('Too far.\n');
    expect(out, 'nothing was played, so nothing is saved').not.toContain('Saved');
  });

  test('to its end: the first action there is, again and again; the replay holds', () => {
    const file = join(folder.path, 'whole.replay');
    const args = `--seed 7 --against random --save ${file}`;
    play('d5\n', args);
    let out = '';
    let turns = 0;
    for (; turns < 40 && !out.includes('Over:'); turns++) {
      const [action = ''] = lastActions(play('actions\n', `--resume ${file}`).out);
      ({ out } = play(`${action}\n`, `--resume ${file}`));
    }
    expect(out).toMatch(/Over: stranded, winner: Seat [12]\.\nnew begins another game, quit leaves\.\n/);
    expect(out).toContain(`dedalo play isles --plain --resume ${file} goes on.`);
    expect(dedalo(['replay', file, '--verify']).out).toMatch(/^match: \d+ actions, over: stranded, winner: Seat/);
    expect(play('d5\nnew\n', `--resume ${file}`).out).toContain('Game over.\n');
  });

  test('the same seed is the same game; a seat and two people', () => {
    expect(play('d5\n', '--seed 7 --against random').out.split('\n').slice(0, 20)).toEqual(
      play('d5\n', '--seed 7 --against random').out.split('\n').slice(0, 20),
    );
    const second = play('actions\n', '--seed 7 --against random --seat 2').out;
    expect(second).toContain('Seat 1: Daydreamer. Seat 2: a person.');
    expect(second).toMatch(/\nSeat 1: [a-i][1-9]\n[^]*\nSeat 2 is to play\.\n/);
    expect(play('d5\n', '--seed 7 --against person').out).toContain('Seat 2 is to play.\n');
  });

  test('without options it resumes the game that was left', () => {
    const DEDALO_DATA = freshData();
    play('d5\nc5\ne5\n', '', { DEDALO_DATA });
    expect(readFileSync(join(DEDALO_DATA, 'running', 'isles.replay'), 'utf8')).toMatch(/^game isles /m);
    const menu = dedalo([], { input: '1\n', env: { DEDALO_DATA } });
    expect(menu.out).toContain('1 Continue: Isles\n');
    expect(menu.out).toContain('Seat 1 is to play.\n');
  });

  test.each([
    ['--seat 3', '--seat 3: isles has 2 seats here.'],
    ['--against chess', 'It must be one of person, random, search'],
    ['--config 3', '--config 3: '],
    ['--resume nowhere.replay --seed 1', 'leave out the other options'],
  ])('%s is wrong use', (args, said) => {
    const { code, error } = play('', args);
    expect(code).toBe(2);
    expect(error.replaceAll(/\s+/g, ' ')).toContain(said);
  });
});
