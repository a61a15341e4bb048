import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, type Ran } from './run.ts';

const folder = testFolder();
const SMALL = ['--set', 'size=5', '--set', 'rounds=5', '--seed', '1', '--jobs', '1'];

const run = (...args: string[]): Ran => dedalo(args, { cwd: folder.path });

describe('a contestant of Theseus with another bot as its Minotaur', () => {
  test('is named in the table of a match and in its JSON', () => {
    const match = ['match', 'theseus', 'minmax', 'random', '--games', '2', ...SMALL, '--no-replays'];
    expect(run(...match).out).toMatch(/^minmax \(minmax in seat 1, hunter in seat 2\) +\d+ /m);
    expect(JSON.parse(run(...match, '--json').out)).toMatchObject({
      a: { name: 'minmax', bots: ['minmax', 'hunter'] },
      b: { name: 'random' },
    });
    expect(run(...match, '--lang', 'it').out).toContain('minmax (minmax al posto 1, hunter al posto 2)');
  });

  test('is named in the standings, the results and the replays of a tournament', () => {
    folder.write('cup.toml', 'game = "theseus"\n[[player]]\nname = "deep"\nbot = "minmax:depth=4"\n');
    const ran = run('tournament', 'cup.toml', '--bots', 'random', ...SMALL, '--out', 'cup');
    expect(ran).toMatchObject({ code: 0, error: '' });
    expect(ran.out).toMatch(/^ *\d +deep \(minmax:depth=4 in seat 1, hunter in seat 2\) /m);
    const { players, games } = JSON.parse(readFileSync(join(folder.path, 'cup', 'results.json'), 'utf8')) as {
      readonly players: readonly { readonly name: string; readonly bots?: readonly string[] }[];
      readonly games: readonly { readonly seats: readonly number[]; readonly replay: string }[];
    };
    expect(players.find(({ name }) => name === 'deep')!.bots).toEqual(['minmax:depth=4', 'hunter']);
    const hunted = games.find(({ seats }) => players[seats[1]!]!.name === 'deep')!;
    expect(readFileSync(join(folder.path, 'cup', hunted.replay), 'utf8')).toContain('seat 2 "deep (hunter)"');
  });
});

describe('minmax with a depth', () => {
  test('plays another game than with the described two dice, the same again each time', () => {
    const simulate = (player: string): string =>
      run('theseus', 'simulate', '--theseus', player, '--games', '20', '--seed', '1', '--size', '5', '--json').out;
    expect(simulate('minmax:depth=2')).toBe(simulate('minmax'));
    expect(simulate('minmax:depth=4')).not.toBe(simulate('minmax'));
    expect(simulate('minmax:depth=4')).toBe(simulate('minmax:depth=4'));
  });

  test('takes part in a tournament by its name on the command line', () => {
    folder.write('empty.toml', 'game = "theseus"\n');
    const bots = ['--bots', 'minmax:depth=4,minmax:depth=3:nodes=500,random'];
    const ran = run('tournament', 'empty.toml', ...bots, ...SMALL, '--out', 'deep', '--json');
    expect(ran.code).toBe(0);
    const { players } = JSON.parse(ran.out) as { readonly players: readonly { readonly name: string }[] };
    expect(players.map(({ name }) => name).sort()).toEqual(['minmax:depth=3:nodes=500', 'minmax:depth=4', 'random']);
  });

  test('is played against, and named in the saved game', () => {
    const args = ['--side', 'minotaur', '--against', 'minmax:depth=4', '--size', '5', '--seed', '5'];
    const ran = dedalo(['play', 'theseus', '--plain', ...args, '--save', 'deep.replay'], {
      cwd: folder.path,
      input: 'u\n',
    });
    expect(ran).toMatchObject({ code: 0, error: '' });
    expect(ran.out).toContain('Against: 4 steps ahead.');
    expect(readFileSync(join(folder.path, 'deep.replay'), 'utf8')).toContain('seat 1 "minmax:depth=4"');
    const resumed = dedalo(['play', 'theseus', '--plain', '--resume', 'deep.replay'], {
      cwd: folder.path,
      input: 'd\n',
    });
    expect(resumed.out).toContain('Against: 4 steps ahead.');
  });

  test.each([
    [['match', 'theseus', 'minmax:depth=9', 'random'], 'This bot also takes depth=1…8.'],
    [['theseus', 'simulate', '--theseus', 'minmax:depth=0'], 'minmax takes depth=1…8'],
    [['theseus', 'simulate', '--minotaur', 'hunter:depth=3'], 'hunter takes nothing behind its name.'],
    [
      ['play', 'theseus', '--plain', '--against', 'minmax:depth=4'],
      'as minotaur there are random, drowsy, hunter, stalker, cunning, optimal.',
    ],
  ])('%j is wrong use', (args, sentence) => {
    const { code, error } = run(...args);
    expect(code).toBe(2);
    expect(error).toContain(sentence);
  });

  test('an invalid depth is wrong use in a tournament file', () => {
    folder.write('wrong.toml', 'game = "theseus"\n[[player]]\nbot = "minmax:depth=40"\n[[player]]\nbot = "random"\n');
    const { code, error } = run('tournament', 'wrong.toml');
    expect(code).toBe(2);
    expect(error).toContain('minmax:depth=40: after a colon stands');
  });
});
