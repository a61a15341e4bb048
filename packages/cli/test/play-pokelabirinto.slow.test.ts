import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
import { hasTmux, start as startTerminal } from './tmux.ts';

const folder = testFolder();

/** One who wins every fight against the other; for the second attack of each there is no energy in a first round. */
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

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('PokéLabirinto line by line', () => {
  test('a game to its end: the maze at every step, the ways, the fight, the exit', () => {
    const { code, out, error } = play(`${toRival}\nC\n1\n${toExit}\n`, ...flagsOf(GIANT), '--save', 'won.replay');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toContain('PokéLabirinto. 1 opponent in the maze. Stands still. Seed 7.\n');
    expect(out).toContain(`${pokelabirinto.text.draw(pokelabirinto.view(start, PLAYER))}\n`);
    // Before the first step, after each of the row but the one onto the opponent, after the fight, and on the way out.
    expect(out.match(/^(?=[^\n]*P )[#.PXU ]+$/gm)).toHaveLength(1 + (toRival.length - 1) + 1 + (toExit.length - 1));
    expect(out).toMatch(/^Choose where to go:\nYou can go:\n( - (up \(W\)|left \(A\)|down \(S\)|right \(D\))\n)+/m);
    expect(out).toContain('You have met a wild creature: Mouse!\nFight (C) or turn back (T)?\n');
    expect(out).toContain("Titan's turn\n1) Fist (costs 1 energy, at most 999 damage)\n2) Sun (costs 150 energy, ");
    expect(out).toMatch(/^Titan {2}HP: 99[89], energy: \d+\nMouse {2}HP: 0, energy: \d+\n-+\nTitan wins the fight!$/m);
    expect(count(out, 'wins the fight!')).toBe(1);
    expect(out).toContain('You have found the way out of the maze!\n You have won the game\n');
    const verified = dedalo(['replay', 'won.replay', '--verify'], { cwd: folder.path });
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('the way out of the maze is found');
  });

  test('ways are listed in the order W, A, S, D, and those that are not listed are refused', () => {
    const names = { W: 'up', A: 'left', S: 'down', D: 'right' };
    const { out } = play(`${closed}\n`, ...flagsOf(GIANT));
    expect(out).toContain(`You can go:\n${open.map((way) => ` - ${names[way]} (${way})\n`).join('')}`);
    expect(out).toContain(`${closed}: there is a wall.\nChoose where to go:\n`);
  });

  test('a lost fight ends the game; what is typed then is told so', () => {
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
    expect(out).toMatch(/You win [\d.]+ of 100 such fights; best: (Water Gun|Bubble)\.$/m);
  });

  test('a second person chooses for the opponent', () => {
    const attacks = '1\n'.repeat(6);
    const { out } = play(`${toRival}\nc\n${attacks}`, ...flagsOf({ ...EVEN, more: ['--mind', 'person'] }));
    expect(out).toContain("Second player: choose for Bulbasaur.\nBulbasaur's turn\n1) Vine Whip");
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
    // Asked at the beginning and after each of them but the empty lines.
    expect(count(out, 'Choose where to go:\n')).toBe(9);
    expect(out).not.toContain('Saved as');
  });

  test('on meeting somebody: asked again, and not told again', () => {
    const { code, out } = play(`${toRival}\nw\nyes\n1\ncc\n\nt\n`, ...flagsOf(GIANT));
    expect(code).toBe(0);
    expect(count(out, 'Error. This is not a choice\nFight (C) or turn back (T)?\n')).toBe(4);
    expect(count(out, 'You have met')).toBe(1);
  });

  test('in a fight: numbers that are no attack, words, an attack without the energy for it', () => {
    const { code, out, error } = play(`${toRival}\nc\n3\n0\nabc\nw\n1.5\n\n2\n1\n`, ...flagsOf(GIANT));
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(count(out, "Error. This is not a choice\nTitan's turn\n1) Fist")).toBe(5);
    expect(out).toContain("2: there is not enough energy for this attack.\nTitan's turn\n");
    expect(out).toContain('Titan uses Fist and does ');
  });

  test('who has energy for nothing loses the turn, and nobody is asked', () => {
    folder.write(
      'slow.toml',
      CREATURES.replace('"Fist", cost = 1', '"Fist", cost = 60').replace('"Bite", cost = 1', '"Bite", cost = 60'),
    );
    const flags = flagsOf({ ...GIANT, more: ['--gain', '30-30'] }).map((flag) =>
      flag === 'mine.toml' ? 'slow.toml' : flag,
    );
    const { out } = play(`${toRival}\nc\n1\n`, ...flags);
    expect(count(out, 'Titan does not have enough energy!\n')).toBe(1);
    expect(count(out, "Titan's turn\n")).toBe(1);
  });
});

describe('the end of the input in the middle of a fight', () => {
  const begun = `${toRival}\nc\n1\n`;

  test('saves; --resume goes on in the same fight, as the game would have', () => {
    const left = play(begun, ...flagsOf(EVEN), '--save', 'left.replay');
    expect(left.out).toContain(
      'Saved as left.replay. dedalo play pokelabirinto --plain --resume left.replay goes on.\n',
    );
    const again = play('1\n', '--resume', 'left.replay');
    expect(again.code).toBe(0);
    expect(again.out).toMatch(
      /^Squirtle {2}HP: \d+, energy: \d+\nBulbasaur {2}HP: \d+, energy: \d+\n-+\nSquirtle's turn\n1\) Water Gun/m,
    );
    play(`${begun}1\n`, ...flagsOf(EVEN), '--save', 'whole.replay');
    const read = (name: string): string => readFileSync(join(folder.path, name), 'utf8');
    expect(read('left.replay')).toBe(read('whole.replay'));
  });

  test('keeps the game in the user’s folder; the menu goes on with it', () => {
    const DEDALO_DATA = freshData();
    const args = ['play', 'pokelabirinto', '--plain', ...flagsOf(EVEN), '--save', 'kept.replay'];
    dedalo(args, { input: begun, cwd: folder.path, env: { DEDALO_DATA } });
    const kept = readFileSync(join(DEDALO_DATA, 'running', 'pokelabirinto.replay'), 'utf8');
    expect(kept).toBe(readFileSync(join(folder.path, 'kept.replay'), 'utf8'));
    const menu = dedalo([], { input: 'pokélabirinto\n1\n', cwd: folder.path, env: { DEDALO_DATA } });
    expect(menu.code).toBe(0);
    expect(menu.out).toMatch(/^Bulbasaur {2}HP: \d+, energy: \d+\n-+\nSquirtle's turn\n/m);
    expect(menu.out).toContain('Squirtle uses Water Gun and does ');
  });

  test('on meeting somebody, too', () => {
    play(`${toRival}\n`, ...flagsOf(EVEN), '--save', 'met.replay');
    const { out } = play('c\n1\n', '--resume', 'met.replay');
    expect(out).toContain('You have met a wild creature: Bulbasaur!\nFight (C) or turn back (T)?\n');
    expect(out).toContain('Squirtle uses Water Gun and does ');
  });
});

describe.skipIf(!hasTmux)('typed at', () => {
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
    expect(out).toContain('Choose your creature:\n1) Pikachu, 35 hit points; Thunder Shock 10/20, Thunderbolt 10/20\n');
    expect(out).toContain('4) Squirtle, 44 hit points; Water Gun 8/14, Bubble 8/14\n');
    expect(count(out, 'Error. This is not a choice\n')).toBe(4);
    expect(out).toContain('Did you mean Pikachu?');
    expect(out).toContain('Charmander  HP: 39, energy: 0\n');
    expect(play('4\n').out).toContain('Squirtle  HP: 44, energy: 0\n');
    expect(play('6\n', '--creatures', 'mine.toml').out).toContain('Mouse  HP: 1, energy: 0\n');
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
    expect(out).toContain('Hai incontrato un Pokémon selvatico: Mouse!\nVuoi combattere (C) o tornare indietro (T)?\n');
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
      /^Titan {2}PF: 99[89], Energia: \d+\nMouse {2}PF: 0, Energia: \d+\n-+\nTitan vince la battaglia!$/m,
    );
    expect(out).toContain('Uscita dal labirinto trovata !\n Hai vinto il gioco\n');
  });

  test('no energy (P31, PB13)', () => {
    const flags = flagsOf({ ...EVEN, more: ['--gain', '1-1'] });
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

  test('a bad file of creatures is told with its line before anything is asked', () => {
    folder.write('bad.toml', CREATURES.replace('hit-points = 1\n', 'hit-points = -1\n'));
    const { code, out, error } = play('1\n', '--creatures', 'bad.toml');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain('bad.toml:10:');
    expect(error).toContain('hit-points');
    expect(existsSync(join(folder.path, 'pokelabirinto.replay'))).toBe(false);
  });
});
