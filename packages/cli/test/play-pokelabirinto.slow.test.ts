import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPath } from '@dedalo/grid';
import {
  type Config,
  createConfig,
  DIRECTION_OF,
  PLAYER,
  pokelabirinto,
  readCreatures,
  SHIPPED,
  type State,
  WAYS,
} from '@dedalo/pokelabirinto';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, freshData, type Ran } from './run.ts';
import { start as startTerminal } from './tmux.ts';
import { needs } from '../../../tools/needs.ts';

const folder = testFolder();

/**
 * One who wins every fight against the other; for the second attack of each there is no energy in a first round. And
 * one who has a choice.
 */
const CREATURES = `
[[creature]]
name = "Titan"
hit-points = 999
attack-1 = { name = "Fist", cost = 1, most-damage = 999 }
attack-2 = { name = "Sun", cost = 150, most-damage = 999 }

[[creature]]
name = "Mouse"
hit-points = 1
attack-1 = { name = "Bite", cost = 1, most-damage = 1 }
attack-2 = { name = "Squeak", cost = 150, most-damage = 1 }

[[creature]]
name = "Cat"
hit-points = 40
attack-1 = { name = "Scratch", cost = 5, most-damage = 10 }
attack-2 = { name = "Pounce", cost = 20, most-damage = 25 }
`;
folder.write('mine.toml', CREATURES);

/** The player's creature, the only kind of opponent, and the seed of a game in a small maze. */
interface Wish {
  readonly hero: string;
  readonly rival: string;
  readonly more?: readonly string[];
}

const GIANT: Wish = { hero: 'Titan', rival: 'Mouse' };
const DWARF: Wish = { hero: 'Mouse', rival: 'Titan' };
const EVEN: Wish = { hero: 'Squirtle', rival: 'Bulbasaur' };
const SEED = '7';

const COMMON = ['--variant', 'standing', '--size', '7', '--seed', SEED, '--creatures', 'mine.toml'];

const flagsOf = ({ hero, rival, more = [] }: Wish): string[] => [
  ...COMMON,
  '--creature',
  hero,
  '--rival',
  rival,
  ...more,
];

const play = (input: string, ...args: string[]): Ran =>
  dedalo(['play', 'pokelabirinto', '--plain', ...args], { input, cwd: folder.path });

/** The game as it begins. */
function beginning(): State {
  const mine = readCreatures(CREATURES);
  if (!mine.ok) throw new Error(mine.error.code);
  const options: Partial<Config> = { rows: 7, columns: 7, movement: 'still', species: [...SHIPPED, ...mine.value] };
  const config = createConfig(options);
  if (!config.ok) throw new Error(config.error.code);
  return pokelabirinto.start(config.value, SEED);
}

/** The steps from one cell to another, as they are typed. */
function steps({ maze: { grid } }: State, from: number, to: number): string {
  const path = findPath(grid, { from, to });
  if (!path) throw new Error(`no way from ${from} to ${to}`);
  const offsets = { north: -grid.width, south: grid.width, west: -1, east: 1 } as const;
  const letter = (step: number): string => WAYS.find((way) => offsets[DIRECTION_OF[way]] === step)!;
  return path.cells
    .slice(1)
    .map((cell, index) => letter(cell - path.cells[index]!))
    .join('');
}

const start = beginning();
const rivalAt = start.opponents[0]!.at!;
const toRival = steps(start, start.hero.at, rivalAt);
const toExit = steps(start, rivalAt, start.maze.exit);
const open = pokelabirinto.legal(start, PLAYER).flatMap((action) => (action.type === 'move' ? [action.way] : []));
const closed = WAYS.find((way) => !open.includes(way))!;

const keptFile = (data: string): string => join(data, 'running', 'pokelabirinto.replay');

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('PokéLabirinto line by line', () => {
  test('a game to its end: the maze after every row of steps, the ways, the fight, the exit', () => {
    const { code, out, error } = play(`${toRival}\nC\n1\n${toExit}\n`, ...flagsOf(GIANT), '--save', 'won.replay');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toContain('PokéLabirinto. 1 opponent in the maze. Standing still. Seed 7.\n');
    expect(out).toContain(`${pokelabirinto.text.draw(pokelabirinto.view(start, PLAYER))}\n`);
    // Before the first step, where the opponent is met, and after the fight.
    expect(toRival.length).toBeGreaterThan(1);
    expect(out.match(/^(?=[^\n]*P )[#.PXU ]+$/gm)).toHaveLength(3);
    expect(out).toMatch(/^Choose where to go:\nYou can go:\n( - (up \(W\)|left \(A\)|down \(S\)|right \(D\))\n)+/m);
    expect(out).toContain(
      `You have met a wild creature: Mouse!
Mouse, 1 hit point; Bite (1 energy, up to 1), Squeak (150 energy, up to 1).
Fight (C) or turn back (T)?
`,
    );
    expect(out).toContain('Titan’s turn\n1) Fist (costs 1 energy, at most 999 damage)\n2) Sun (costs 150 energy, ');
    expect(out).toMatch(
      /^Titan {2}HP: 99[89], energy: \d+\nMouse {2}HP: 0, energy: \d+\n-----\nTitan wins the fight!$/m,
    );
    expect(count(out, 'wins the fight!')).toBe(1);
    expect(out).toContain('You have found the way out of the maze!\n You have won the game\n');
    const verified = dedalo(['replay', 'won.replay', '--verify'], { cwd: folder.path });
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('the way out of the maze is found');
    expect(out).toContain('Saved as won.replay. dedalo replay won.replay shows it again.\n');
  });

  test('a row of steps into a wall: the maze at the last place, and why it ends', () => {
    const { out } = play(`${open[0]}${open[0]}${open[0]}${open[0]}${open[0]}\n`, ...flagsOf(GIANT));
    expect(out.match(/^(?=[^\n]*P )[#.PXU ]+$/gm)).toHaveLength(2);
    expect(out).toMatch(new RegExp(`[#.PXU \\n]+\\n${open[0]}: there is a wall\\.\\nChoose where to go:\\n`));
  });

  test('P30: a round ends with one summary and the described dashes, whichever side strikes first', () => {
    const { out } = play(`${toRival}\nc\n${'1\n'.repeat(20)}`, ...flagsOf(EVEN));
    const fight = out.slice(out.indexOf('Squirtle gains'), out.indexOf(' wins the fight!'));
    const rounds = fight.split('\n-----\n').slice(0, -1);
    expect(rounds.length).toBeGreaterThan(2);
    const summary = /Squirtle {2}HP: \d+, energy: \d+\nBulbasaur {2}HP: \d+, energy: \d+$/;
    for (const round of rounds) {
      expect(count(round, ' HP: ')).toBe(2);
      expect(round).toMatch(summary);
    }
    // Both kinds of rounds are among them.
    const first = rounds.map((round) => /(\w+)’s turn/.exec(round)![1]);
    expect(new Set(first)).toEqual(new Set(['Squirtle', 'Bulbasaur']));
  });

  test('P31: every turn names its side, also without a question', () => {
    const { out } = play(`${toRival}\nc\n${'1\n'.repeat(20)}`, ...flagsOf(EVEN));
    const blows = [...out.matchAll(/^(\w+) uses .+\n/gm)].map(([, name]) => name);
    const turns = [...out.matchAll(/^(\w+)’s turn\n/gm)].map(([, name]) => name);
    expect(blows).toEqual(turns);
    expect(out).toMatch(/^Bulbasaur’s turn\nBulbasaur uses (Vine Whip|Razor Leaf) and does \d+ damage!$/m);
  });

  test('asked again after odds, help, maze and an empty line, with the state of both', () => {
    const { out } = play(`\nhelp\nmaze\nodds\n${toRival}\n\nhelp\nc\n\n?\nm\n`, ...flagsOf(GIANT));
    expect(count(out, 'Choose where to go:\n')).toBe(5);
    expect(count(out, 'Fight (C) or turn back (T)?\n')).toBe(3);
    expect(out.match(/^Mouse {2}HP: 1, energy: \d+\nTitan’s turn$/gm)).toHaveLength(3);
    expect(out).not.toContain('Titan uses');
  });

  test('ways are listed in the order W, A, S, D, and those that are not listed are refused', () => {
    const names = { W: 'up', A: 'left', S: 'down', D: 'right' };
    const { out } = play(`${closed}\n`, ...flagsOf(GIANT));
    expect(out).toContain(`You can go:\n${open.map((way) => ` - ${names[way]} (${way})\n`).join('')}`);
    expect(out).toContain(`${closed}: there is a wall.\nChoose where to go:\n`);
  });

  test('a lost fight ends the game; later input is answered with that', () => {
    const { code, out } = play(`${toRival}\nc\n1\n1\n1\nd\n`, ...flagsOf(DWARF), '--save', 'lost.replay');
    expect(code).toBe(0);
    expect(out).toContain('Titan wins the fight!\nYou have lost the game\n');
    expect(out).toContain('The game is over. new begins another game, quit leaves.\n');
  });

  test('turning back', () => {
    const { out } = play(`${toRival}\nT\n`, ...flagsOf(GIANT));
    expect(out).toMatch(/\nYou have turned back!\n[#.PXU \n]+Choose where to go:\n/);
  });

  test('the exact odds, as the command works them out', () => {
    const { out } = play(`odds\n${toRival}\no\nc\nodds\n`, ...flagsOf(EVEN));
    expect(out).toContain('There is nobody to fight now.\n');
    const answer = dedalo(['pokelabirinto', 'odds', EVEN.hero, EVEN.rival, '--json']).out;
    const { win } = JSON.parse(answer) as { win: number };
    const share = new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(100 * win);
    expect(out).toContain(`You win ${share} of 100 such fights.\n`);
    const uneven = play(`${toRival}\nc\nodds\n`, ...flagsOf({ ...EVEN, hero: 'Cat' })).out;
    expect(uneven).toMatch(/^You win [\d.]+ of 100 such fights, best: (Scratch|Pounce)\.$/m);
  });

  test('a second person chooses for the opponent', () => {
    const attacks = '1\n'.repeat(6);
    const { out } = play(`${toRival}\nc\n${attacks}`, ...flagsOf({ ...EVEN, more: ['--mind', 'person'] }));
    expect(out).toContain('Second player: choose for Bulbasaur.\nBulbasaur’s turn\n1) Vine Whip');
    expect(out).toContain('Bulbasaur uses Vine Whip and does ');
  });

  test('new, help, maze, quit', () => {
    const { code, out } = play('help\nm\nn\nQuit\nd\n', ...flagsOf(GIANT));
    expect(code).toBe(0);
    expect(out).toContain('w a s d      go up, left, down, right');
    expect(count(out, 'PokéLabirinto. ')).toBe(2);
    expect(out).not.toContain('Saved as');
  });
});

describe('bad input never ends a game (PB13, PB14)', () => {
  test('while one walks: unknown letters, words, empty lines, choices of a fight', () => {
    const { code, out, error } = play('x\n\n   \n-7\ndxd\n\u001B[2J\nC\nt\n1\nhlep\n', ...flagsOf(GIANT));
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(count(out, 'Error. This is not a way to go\n')).toBe(5);
    expect(count(out, 'there is nobody to fight here; choose a way.')).toBe(3);
    expect(out).toContain('Did you mean help?');
    expect(out).not.toContain('\u001B');
    // Asked at the beginning and after each of them.
    expect(count(out, 'Choose where to go:\n')).toBe(11);
    expect(out).not.toContain('Saved as');
  });

  test('P29: on meeting an opponent: named and asked again', () => {
    const { code, out } = play(`${toRival}\nw\nyes\n1\ncc\n\nt\n`, ...flagsOf(GIANT));
    expect(code).toBe(0);
    const again = 'Error. This is not a choice\nYou have met a wild creature: Mouse!\nFight (C) or turn back (T)?\n';
    expect(count(out, again)).toBe(4);
    expect(count(out, 'You have met')).toBe(5);
  });

  test('in a fight: numbers that are no attack, words, an attack without the energy for it', () => {
    const { code, out, error } = play(`${toRival}\nc\n3\n0\nabc\nw\n1.5\n\n2\n1\n`, ...flagsOf(GIANT));
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(count(out, 'Error. This is not a choice\nTitan’s turn\n1) Fist')).toBe(5);
    expect(out).toContain('Titan does not have enough energy!\nTitan’s turn\n1) Fist');
    expect(out).toContain('Titan uses Fist and does ');
  });

  test('a side without energy for any attack loses its turn without a question', () => {
    folder.write(
      'slow.toml',
      CREATURES.replace('"Fist", cost = 1', '"Fist", cost = 60').replace('"Bite", cost = 1', '"Bite", cost = 60'),
    );
    const flags = flagsOf({ ...GIANT, more: ['--gain', '30-30'] }).map((flag) =>
      flag === 'mine.toml' ? 'slow.toml' : flag,
    );
    const { out } = play(`${toRival}\nc\n1\n`, ...flags);
    expect(count(out, 'Titan’s turn\nTitan does not have enough energy!\n')).toBe(1);
    expect(count(out, 'Titan’s turn\n1) ')).toBe(1);
  });

  test('rounds without any attack are counted, not listed', () => {
    const { out } = play(`${toRival}\nc\n`, ...flagsOf({ ...EVEN, more: ['--gain', '1-1'] }));
    expect(out).toContain(
      '7 rounds without an attack.\nSquirtle  HP: 44, energy: 7\nBulbasaur  HP: 45, energy: 7\n-----\n',
    );
    expect(count(out, 'Squirtle gains 1 energy.\n')).toBe(1);
    expect(count(out, 'Squirtle does not have enough energy!')).toBe(0);
  });
});

describe('the end of the input in the middle of a fight', () => {
  const begun = `${toRival}\nc\n1\n`;

  test('saves; --resume continues the same fight, as the game would have', () => {
    const left = play(begun, ...flagsOf(EVEN), '--save', 'left.replay');
    expect(left.out).toContain(
      'Saved as left.replay. dedalo play pokelabirinto --plain --resume left.replay goes on.\n',
    );
    const again = play('1\n', '--resume', 'left.replay');
    expect(again.code).toBe(0);
    expect(again.out).toMatch(
      /^Squirtle {2}HP: \d+, energy: \d+\nBulbasaur {2}HP: \d+, energy: \d+\nSquirtle’s turn\n1\) Water Gun/m,
    );
    play(`${begun}1\n`, ...flagsOf(EVEN), '--save', 'whole.replay');
    const read = (name: string): string => readFileSync(join(folder.path, name), 'utf8');
    expect(read('left.replay')).toBe(read('whole.replay'));
  });

  test('keeps the game in the user’s folder; the menu resumes it', () => {
    const DEDALO_DATA = freshData();
    const options = { cwd: folder.path, env: { DEDALO_DATA } };
    // A creature that is asked for, and a step in whatever way is open.
    dedalo(['play', 'pokelabirinto', '--plain'], { ...options, input: '4\nw\na\ns\nd\n' });
    const kept = readFileSync(keptFile(DEDALO_DATA), 'utf8');
    expect(kept).toMatch(/^actions\n[WASD]$/m);
    play(begun, ...flagsOf(EVEN), '--save', 'kept.replay');
    copyFileSync(join(folder.path, 'kept.replay'), keptFile(DEDALO_DATA));
    const menu = dedalo([], { input: 'pokélabirinto\n1\n', cwd: folder.path, env: { DEDALO_DATA } });
    expect(menu.code).toBe(0);
    expect(menu.out).toMatch(/^Bulbasaur {2}HP: \d+, energy: \d+\nSquirtle’s turn\n/m);
    expect(menu.out).toContain('Squirtle uses Water Gun and does ');
  });

  test.each([
    ['--save', [...flagsOf(EVEN), '--save', 'script.replay']],
    ['--resume', ['--resume', 'script.replay']],
    ['a game of a certain kind', flagsOf(EVEN)],
    ['a file of creatures', ['--creatures', 'mine.toml']],
  ])('%s leaves the game that was left as it is', (_, args) => {
    const DEDALO_DATA = freshData();
    const options = { cwd: folder.path, env: { DEDALO_DATA } };
    dedalo(['play', 'pokelabirinto', '--plain'], { ...options, input: '4\nw\na\ns\nd\n' });
    const kept = readFileSync(keptFile(DEDALO_DATA), 'utf8');
    // The number is for the creature, where one is asked for.
    const input = '1\nw\na\ns\nd\nnew\n';
    const { out } = dedalo(['play', 'pokelabirinto', '--plain', ...args], { ...options, input });
    expect(out).toContain('Saved as ');
    expect(readFileSync(keptFile(DEDALO_DATA), 'utf8')).toBe(kept);
  });

  test('also on meeting an opponent', () => {
    play(`${toRival}\n`, ...flagsOf(EVEN), '--save', 'met.replay');
    const { out } = play('c\n1\n', '--resume', 'met.replay');
    expect(out).toMatch(
      /^You have met a wild creature: Bulbasaur!\nBulbasaur, 45 hit points; .+\nFight \(C\) or turn/m,
    );
    expect(out).toContain('Squirtle uses Water Gun and does ');
  });
});

describe('new saves the game before, and never over it', () => {
  const read = (name: string): string => readFileSync(join(folder.path, name), 'utf8');
  const ANY_STEP = 'w\na\ns\nd\n';

  test('a resumed file stays as it was; the next game is saved beside it', () => {
    mkdirSync(join(folder.path, 'deep'));
    play(`${toRival}\n`, ...flagsOf(EVEN), '--save', 'deep/old.replay');
    const old = read('deep/old.replay');
    const { code, out } = play(`new\n${ANY_STEP}`, '--resume', 'deep/old.replay');
    expect(code).toBe(0);
    expect(read('deep/old.replay')).toBe(old);
    const [, other] = /^Saved as (deep\/pokelabirinto-\S+\.replay)\. /m.exec(out)!;
    expect(dedalo(['replay', other!, '--verify'], { cwd: folder.path }).code).toBe(0);
  });

  test('a game that is won is saved before another one begins', () => {
    const { out } = play(`${toRival}\nC\n1\n${toExit}\nnew\nquit\n`, ...flagsOf(GIANT), '--save', 'first.replay');
    expect(count(out, 'Saved as ')).toBe(1);
    expect(out.indexOf('Saved as first.replay.')).toBeLessThan(out.lastIndexOf('PokéLabirinto. '));
    const verified = dedalo(['replay', 'first.replay', '--verify'], { cwd: folder.path });
    expect(verified.out).toContain('the way out of the maze is found');
  });
});

describe('dedalo replay describes a fight', () => {
  const replay = (name: string): string => dedalo(['replay', '--plain', name], { cwd: folder.path }).out;

  test('the opponent, every blow, the state of both, and the end', () => {
    play(`${toRival}\nC\n1\n${toExit}\n`, ...flagsOf(GIANT), '--save', 'told.replay');
    const out = replay('told.replay');
    expect(out).toMatch(/^\d+ of \d+: [WASD]\nYou have met a wild creature: Mouse!\nMouse, 1 hit point; /m);
    expect(out).toMatch(/^\d+ of \d+: C\nTitan gains \d+ energy\.\nMouse gains \d+ energy\.\n/m);
    expect(out).toMatch(
      /: 1\nTitan uses Fist and does \d+ damage!\n(.+\n)*Mouse {2}HP: 0, energy: \d+\n-----\nTitan wins the fight!$/m,
    );
    expect(out).toMatch(
      /\nYou have found the way out of the maze!\n You have won the game\nover: the way out of the maze is found\n$/,
    );
    // Once for the beginning and once for each action: the maze where it has changed, what happened in a fight.
    expect(count(out, '\n\n')).toBe(1 + toRival.length + 2 + toExit.length);
    expect(out.match(/^(?=[^\n]*P )[#.PXU ]+$/gm)).toHaveLength(1 + toRival.length + toExit.length);
  });
});

describe('typed at', needs('tmux'), () => {
  test('Ctrl-C while the odds are worked out leaves at once, and the game is saved', async () => {
    const flags = flagsOf({ hero: 'Charmander', rival: 'Bulbasaur', more: ['--gain', '1-12'] });
    const terminal = startTerminal(`play pokelabirinto --plain ${flags.join(' ')}`, { cwd: folder.path });
    await terminal.until('\n>');
    terminal.type(`${toRival}\r`);
    await terminal.until('Fight (C) or turn back (T)?');
    terminal.type('odds\r');
    await terminal.until('> odds');
    terminal.press('C-c');
    const text = await terminal.until('left with 0');
    expect(text).toContain('Saved as ');
    expect(text).not.toContain('of 100 such fights');
  });
});

describe('a creature is chosen where none is named (PB21)', () => {
  test('by number or name, asked again until it is one', () => {
    const { code, out } = play('x\n9\n0\n\nPikachoo\n  CHARMANDER \nq\n');
    expect(code).toBe(0);
    expect(out).toContain('Choose your creature:\n1) Pikachu, 35 hit points; Thunder Shock (10 energy, up to 20), ');
    expect(out).toContain('4) Squirtle, 44 hit points; Water Gun (8 energy, up to 14), Bubble (8 energy, up to 14)\n');
    expect(count(out, 'Error. This is not a choice\n')).toBe(4);
    expect(out).toContain('Did you mean Pikachu?');
    expect(out).toContain('Charmander  HP: 39, energy: 0\n');
    expect(play('4\n').out).toContain('Squirtle  HP: 44, energy: 0\n');
    expect(play('6\n', '--creatures', 'mine.toml').out).toContain('Mouse  HP: 1, energy: 0\n');
  });

  test.each([
    ['a seed', ['--seed', SEED]],
    ['a size', ['--size', '9']],
    ['a variant', ['--variant', 'standing', '--save', 'asked.replay']],
  ])('piped, with %s: asked all the same', (_, args) => {
    const { code, out } = play('Bulbasaur\n', ...args);
    expect(code).toBe(0);
    expect(out).toMatch(/^Choose your creature:\n1\) Pikachu, /);
    expect(out).toContain('Bulbasaur  HP: 45, energy: 0\n');
  });

  test('what else was asked for holds: the seed, the size, and an opponent of another kind', () => {
    const { out } = play('2\n', '--seed', SEED, '--size', '7', '--variant', 'standing');
    const config = createConfig({ rows: 7, columns: 7, movement: 'still', creature: 1 });
    if (!config.ok) throw new Error(config.error.code);
    const state = pokelabirinto.start(config.value, SEED);
    expect(out).toContain(`${pokelabirinto.text.draw(pokelabirinto.view(state, PLAYER))}\n`);
    expect(out).toContain('Charmander  HP: 39, energy: 0\n');
  });

  test('PB17: the maze is as described, unless clean is typed', () => {
    const begun = (maze: 'classic' | 'clean'): string => {
      const config = createConfig({ maze });
      if (!config.ok) throw new Error(config.error.code);
      return pokelabirinto.text.draw(pokelabirinto.view(pokelabirinto.start(config.value, SEED), PLAYER));
    };
    const usual = play('1\n', '--seed', SEED).out;
    expect(usual).toContain('\nMaze: classic, with open places. Type clean to change it: clean, dug fully.\n');
    expect(usual).toContain(`${begun('classic')}\n`);
    const clean = play('Clean\n1\n', '--seed', SEED).out;
    expect(clean).toContain('\nMaze: clean, dug fully. Type classic to change it: classic, with open places.\n');
    expect(clean).toContain(`${begun('clean')}\n`);
    expect(play('classic\n1\n', '--seed', SEED, '--maze', 'clean').out).toContain(`${begun('classic')}\n`);
  });

  test('help and ? explain, an empty line asks again', () => {
    const { out } = play('help\n?\n\nq\n');
    expect(count(out, 'Type the number or the name of the creature that you want to lead out of the maze.\n')).toBe(2);
    expect(count(out, 'Type its number or its name; help explains, quit leaves.\n')).toBe(4);
    expect(out).not.toContain('Error');
  });

  test.each(['', 'x\n', 'q\n', 'x\nquit\n'])('%j leaves quietly', (input) => {
    const { code, out, error } = play(input);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).not.toContain('Saved as');
    expect(out).not.toContain('Choose where to go:');
  });
});

describe('the described Italian texts', () => {
  const italian = (input: string, wish: Wish): string => play(input, ...flagsOf(wish), '--lang', 'it').out;

  test('walking (P25, P26, P34)', () => {
    const out = italian(`x\n${closed}\n`, GIANT);
    expect(out).toContain('Seleziona dove vuoi muoverti:\nPuoi muoverti in:\n - ');
    const all = italian([...toRival].join('\n'), GIANT);
    for (const way of ['su (W)', 'sinistra (A)', 'giù (S)', 'destra (D)']) expect(all).toContain(`\n - ${way}\n`);
    expect(out).toContain('Errore. Mossa non valida\n');
  });

  test('meeting (P29, PB19)', () => {
    const out = italian(`${toRival}\nx\nT\n`, GIANT);
    expect(out).toContain('Hai incontrato un Pokémon selvatico: Mouse!\n');
    expect(out).toContain('\nVuoi combattere (C) o tornare indietro (T)?\n');
    expect(out).toContain('Errore. Scelta non valida\n');
    expect(out).toContain('\nSei tornato indietro!\n');
  });

  test('fighting and winning (P30 to P33)', () => {
    const out = italian(`${toRival}\nC\n1\n${toExit}\n`, GIANT);
    expect(out).toContain(
      'Turno di Titan\n1) Fist (costo 1 energia, massimo 999 danni)\n2) Sun (costo 150 energia, massimo 999 danni)\n',
    );
    expect(out).toMatch(/^Titan usa Fist e infligge \d+ danni!$/m);
    expect(out).toMatch(
      /^Titan {2}PF: 99[89], Energia: \d+\nMouse {2}PF: 0, Energia: \d+\n-----\nTitan vince la battaglia!$/m,
    );
    expect(out).toContain('Uscita dal labirinto trovata !\n Hai vinto il gioco\n');
  });

  test('no energy (P31, PB13)', () => {
    const flags = flagsOf({ ...EVEN, more: ['--gain', '5-5'] });
    const { out } = play(`${toRival}\nC\n`, ...flags, '--lang', 'it');
    expect(out).toContain('Squirtle non ha energia sufficiente!\n');
    expect(out).toContain('Bulbasaur non ha energia sufficiente!\n');
  });
});

describe('wrong use', () => {
  test.each([
    [['--creature', 'Pikachoo'], 'Did you mean Pikachu?'],
    [['--size', '4'], 'from 5 to 200'],
    [['--gain', '9-1'], 'the energy gained in a round cannot be from 9 to 1'],
    [['--creatures', 'nowhere.toml'], 'nowhere.toml: there is no such file.'],
    [['--resume', 'nowhere.replay'], 'nowhere.replay'],
    [['--resume', 'won.replay', '--seed', '1'], 'leave out the other options'],
  ])('%j is answered in one sentence, and nothing is saved', (args, error) => {
    const before = readdirSync(folder.path);
    const ran = play('d\n', ...args);
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
    expect(ran.error).toContain(error);
    expect(ran.error.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(folder.path)).toEqual(before);
  });

  test('an invalid file of creatures is reported with its line before any question', () => {
    folder.write('bad.toml', CREATURES.replace('hit-points = 1\n', 'hit-points = -1\n'));
    const { code, out, error } = play('1\n', '--creatures', 'bad.toml');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain('bad.toml:10:');
    expect(error).toContain('hit-points');
    expect(existsSync(join(folder.path, 'pokelabirinto.replay'))).toBe(false);
  });
});
