import { readdirSync } from 'node:fs';
import type { PokelabirintoSession } from '@dedalo/clients/pokelabirinto/session';
import { type Way, WAYS } from '@dedalo/pokelabirinto';
import { describe, expect, test } from 'vitest';
import { fightFrom, seedWhere, sessionOf, stepsTo } from '../games/pokelabirinto/screen/support.ts';
import { testFolder } from '../folder.ts';
import { dedalo } from '../run.ts';
import { dataOfPlayer, expectSoon, kept, start, type Terminal, until } from '../tmux.ts';
import { needs } from '../../../../tools/needs.ts';

const folder = testFolder();
const KNOWN = { 'progress.toml': 'version = 1\nknown = ["pokelabirinto"]\n' };
const ARROWS = { W: 'Up', A: 'Left', S: 'Down', D: 'Right' } as const;

const play = (args: string, files: Readonly<Record<string, string>> = {}): Terminal =>
  start(`play pokelabirinto ${args}`, { data: dataOfPlayer({ ...KNOWN, ...files }), cwd: folder.path });

/** A small game with an opponent that stands still, and the options that ask for it. */
const STANDING = { rows: 9, columns: 9, creature: 1, opponents: 1, movement: 'still' } as const;
const ASK_STANDING = '--size 9 --creature charmander --variant standing';

const toOpponent = ({ state }: PokelabirintoSession): Way[] => stepsTo(state, state.opponents[0]!.at!);
const isWon = (seed: string): boolean => fightFrom(sessionOf(STANDING, seed)).at(-1)!.end === null;
/** Near, so that there is time for a test. */
const isNear = (seed: string): boolean => toOpponent(sessionOf(STANDING, seed)).length === 2;
const WON = seedWhere((seed) => isNear(seed) && isWon(seed));
const LOST = seedWhere((seed) => isNear(seed) && !isWon(seed));

/** A game with its twin, which knows what will happen. */
async function met(seed: string): Promise<{ terminal: Terminal; twin: PokelabirintoSession }> {
  const terminal = play(`${ASK_STANDING} --seed ${seed}`);
  await terminal.until('You can go:');
  const twin = sessionOf(STANDING, seed);
  for (const way of toOpponent(twin)) {
    terminal.press(ARROWS[way]);
    expect(twin.play(0, { type: 'move', way }).ok).toBe(true);
  }
  await terminal.until('You have met a wild creature');
  return { terminal, twin };
}

/** Attacks as long as there is somebody to attack; the last thing that the screen shows. */
async function fightOut(terminal: Terminal, twin: PokelabirintoSession): Promise<string> {
  terminal.press('c');
  twin.play(0, { type: 'fight' });
  await terminal.until('(wild)');
  while (twin.state.phase.name === 'fighting') {
    terminal.press('1');
    twin.play(twin.turn[0]!, { type: 'attack', attack: 1 });
    const { hp, energy } = twin.state.hero;
    await terminal.until(`Charmander  HP: ${hp}, energy: ${energy}`);
  }
  return terminal.until('wins the fight!');
}

describe('PokéLabirinto from the menu', needs('tmux'), () => {
  test('chosen, explained once, played to the exit, again, and another', async () => {
    const terminal = start('', { data: dataOfPlayer() });
    await terminal.until('> Sokoban');
    terminal.press('Down', 'Enter');
    const setup = await terminal.until('A new game of PokéLabirinto');
    for (const usual of [
      '< Pikachu >',
      '< 20 × 20 >',
      '< classic, with open places >',
      '< an opponent wanders about >',
    ])
      expect(setup).toContain(usual);
    terminal.press('Right');
    await terminal.until('Charmander: 39 HP');
    terminal.press('Down', 'Right');
    await terminal.until('< alone in the maze >');
    terminal.press('End', 'Enter');
    expect(await terminal.until('1 of 3')).toContain('How to play PokéLabirinto');
    terminal.press('Escape');
    const kept = await terminal.until('A new game of PokéLabirinto');
    for (const chosen of ['< Charmander >', '< alone in the maze >', '> Begin']) expect(kept).toContain(chosen);
    terminal.press('Enter');
    await terminal.until('1 of 3');
    terminal.press('Enter', 'Enter', 'Enter');
    const begun = await terminal.until('You can go:');
    const seed = /Seed (\d+)\./.exec(begun)![1]!;
    const { state } = sessionOf({ creature: 1, opponents: 0, movement: 'still' }, seed);
    for (const way of stepsTo(state, state.maze.exit)) terminal.press(ARROWS[way]);
    const over = await terminal.until('You have found the way out of the maze! You have won the game.');
    expect(over.trimEnd().split('\n').at(-1)).toMatch(/^x again {2}n new game/);
    expect(over).not.toContain('You can go:');
    terminal.press('x');
    expect(await terminal.until('You can go:')).toContain(`Seed ${seed}.`);
    terminal.press('n');
    await terminal.until('A new game of PokéLabirinto');
    terminal.press('Escape');
    await terminal.until(`Seed ${seed}.`);
    terminal.press('n');
    expect(await terminal.until('A new game of PokéLabirinto')).toContain('< Charmander >');
    terminal.press('Down', 'Left', 'End', 'Enter');
    await terminal.until('1 opponent in the maze.');
  });
});

describe('an encounter', needs('tmux'), () => {
  test('the odds appear on request; turned from, met again, won', async () => {
    const { terminal, twin } = await met(WON);
    expect(terminal.screen).not.toContain('of 100');
    expect(terminal.screen).toMatch(/c fight +t turn back +i odds/);
    terminal.press('i');
    await terminal.until((text) => /You win \d+(\.\d)? of 100 such fights\./.test(text));
    terminal.press('t');
    const back = await terminal.until('You have turned back!');
    expect(back).not.toContain('of 100');
    twin.play(0, { type: 'turn-back' });
    for (const way of toOpponent(twin)) {
      terminal.press(ARROWS[way]);
      twin.play(0, { type: 'move', way });
    }
    await terminal.until('You have met a wild creature');
    const won = await fightOut(terminal, twin);
    expect(twin.outcome).toBeUndefined();
    expect(won).toContain('You can go:');
    expect(won).toContain('Enter maze');
    terminal.press('Enter');
    const maze = await terminal.until((text) => !text.includes('(wild)'));
    expect(maze).toContain('██');
    terminal.press('e');
    const file = `pokelabirinto-${WON}.replay`;
    await terminal.until(`Saved as ${file}.`);
    expect(readdirSync(folder.path)).toContain(file);
    const replay = start(`replay ${file}`, { cwd: folder.path });
    await replay.until('0 of');
    replay.press('End');
    expect(await replay.until('wins the fight!')).toContain('(wild)');
  });

  test('lost: the game is over and not resumed', async () => {
    const { terminal, twin } = await met(LOST);
    const over = await fightOut(terminal, twin);
    expect(over).toContain('Your creature is knocked out. You have lost the game.');
    expect(over).toMatch(/HP +░+ 0\/39/);
    expect(over.trimEnd().split('\n').at(-1)).toMatch(/^x again {2}n new game/);
    await until(() => kept(terminal, 'running/pokelabirinto.replay') === '');
    terminal.press('C-c');
    await terminal.until('left with 0');
    await expectSoon(start('play pokelabirinto', { data: terminal.data }), 'A new game of PokéLabirinto');
  });

  test('left in the middle of a fight, resumed there', async () => {
    const { terminal, twin } = await met(WON);
    terminal.press('c');
    twin.play(0, { type: 'fight' });
    terminal.press('1');
    twin.play(0, { type: 'attack', attack: 1 });
    const { hp, energy } = twin.state.hero;
    const now = `Charmander  HP: ${hp}, energy: ${energy}`;
    await terminal.until(now);
    await until(() => kept(terminal, 'running/pokelabirinto.replay').includes('\nC\n1\n'));
    terminal.press('C-c');
    await terminal.until('left with 0');
    const again = start('', { data: terminal.data });
    await again.until('> Continue: PokéLabirinto');
    again.press('Down', 'Down', 'Enter');
    const shown = await again.until(now);
    expect(shown).toContain('> Charmander (you)');
    expect(shown).toContain('Charmander uses Ember');
    again.press('2');
    await again.until('uses Flamethrower');
  });

  test('two people at one screen: the second is asked by name', async () => {
    const terminal = play(`${ASK_STANDING} --mind person --seed ${WON}`);
    await terminal.until('You can go:');
    const twin = sessionOf({ ...STANDING, mind: 'person' }, WON);
    for (const way of toOpponent(twin)) {
      terminal.press(ARROWS[way]);
      twin.play(0, { type: 'move', way });
    }
    terminal.press('c');
    twin.play(0, { type: 'fight' });
    const asked = new Set<number>();
    while (twin.state.phase.name === 'fighting') {
      const [seat] = twin.turn;
      asked.add(seat!);
      await terminal.until(seat === 0 ? 'Charmander’s turn.' : 'Second player: choose for');
      terminal.press('1');
      twin.play(seat!, { type: 'attack', attack: 1 });
    }
    await terminal.until('wins the fight!');
    expect(asked.size).toBe(2);
  });
});

describe('keys and mouse', needs('tmux'), () => {
  const STRANGE = ['m', 'k', '9', 'F5', 'Tab', 'BSpace', 'z', 'y', 'v', 'PageUp', 'Space'];

  test('what means nothing here does nothing, what fits at another moment is refused', async () => {
    const terminal = play(`${ASK_STANDING} --seed ${WON}`);
    const walking = await terminal.until('You can go:');
    terminal.press(...STRANGE, 'i');
    terminal.press('c', 't', '1');
    await terminal.until('There is nobody to fight here; choose a way.');
    terminal.wheel('up');
    terminal.wheel('down');
    for (const way of toOpponent(sessionOf(STANDING, WON))) terminal.press(ARROWS[way]);
    const meeting = await terminal.until('You have met');
    expect(meeting).not.toBe(walking);
    terminal.press(...STRANGE, 'Up', 'Down', 'Left', 'Right', '1', '2');
    terminal.press('c');
    // The bottom line is painted last.
    const isWhole = (text: string): boolean =>
      text.includes('Charmander’s turn.') && text.includes('1 attack 1') && text.includes('Esc back  ? help');
    const fighting = await terminal.until(isWhole);
    terminal.press(...STRANGE, 'Up', 'Down', 'c', 't');
    await terminal.until('You are in a fight; choose an attack, 1 or 2.');
    terminal.wheel('up');
    terminal.press('?');
    await terminal.until('use the first attack');
    terminal.press('Escape');
    expect(await terminal.until(isWhole)).toBe(fighting);
  });

  test('a wall is refused; a click walks', async () => {
    const terminal = play(`--size 9 --variant escape --seed ${WON}`);
    await terminal.until('You can go:');
    const twin = sessionOf({ rows: 9, columns: 9, opponents: 0, movement: 'still' }, WON);
    const open = twin.legal(0).flatMap((action) => (action.type === 'move' ? [action.way] : []));
    const closed = WAYS.find((way) => !open.includes(way))!;
    terminal.press(ARROWS[closed]);
    await terminal.until((text) => /There is a wall\.|The entrance is closed behind you\./.test(text));
    const lines = terminal.screen.split('\n');
    const y = lines.findIndex((line) => line.includes('U '));
    terminal.click(lines[y]!.indexOf('U '), y);
    await expectSoon(terminal, 'You have won the game.');
  });
});

describe('what is seen', needs('tmux'), () => {
  const walls = (text: string): number => text.match(/█/g)!.length;

  test('the fog hides, and lifts where one has been', async () => {
    const whole = await play('--size 15 --variant escape --seed 4').until('You can go:');
    const terminal = play('--size 15 --variant escape --seed 4 --fog');
    const first = await terminal.until('You can go:');
    expect(walls(first)).toBeLessThan(walls(whole) / 2);
    const { state } = sessionOf({ rows: 15, columns: 15, opponents: 0, movement: 'still', fog: true }, '4');
    for (const way of stepsTo(state, state.maze.exit).slice(0, -1)) terminal.press(ARROWS[way]);
    const later = await terminal.until((text) => text.includes('U '));
    expect(walls(later)).toBeGreaterThan(walls(first));
    expect(walls(later)).toBeLessThan(walls(whole));
  });

  test('the largest maze follows the creature, in a window of any size', async () => {
    const terminal = play('--size 200 --opponents 5 --movement hunter --mind expectimax --fog --seed 3');
    const isWalking = (text: string): boolean => text.includes('You can go:') && text.includes('P');
    await terminal.until(isWalking);
    terminal.resize(120, 40);
    await terminal.until((text) => isWalking(text) && text.trimEnd().split('\n').length === 40);
    terminal.resize(60, 20);
    await terminal.until((text) => isWalking(text) && text.trimEnd().split('\n').length === 20);
    terminal.press('Up', 'Down', 'Left', 'Right');
    await until(() => kept(terminal, 'running/pokelabirinto.replay').includes('actions'));
    expect(terminal.screen).toContain('5 opponents in the maze.');
  });

  test('without colours, and with the plainest signs', async () => {
    // oxlint-disable-next-line no-control-regex -- what terminals obey
    const colour = /\u001B\[[\d;]*[34]8;5;/;
    const terminal = play(`${ASK_STANDING} --seed ${WON}`, {
      'settings.toml': 'board = "ascii"\ncolours = "none"\n',
    });
    const text = await terminal.until('You can go:');
    expect(text.split('\n').slice(2, 20).join('')).toMatch(/^[ -~]+$/);
    expect(terminal.coloured).not.toMatch(colour);
    for (const sign of ['####', 'P', 'X', 'U']) expect(text).toContain(sign);
    await expectSoon(play(`${ASK_STANDING} --seed ${WON}`), (shown) => shown.includes('████'));
  });
});

const TALO = `[[creature]]
name = "Talo"
hit-points = 12
attack-1 = { name = "Poke", cost = 2, most-damage = 3 }
attack-2 = { name = "Bronze Fist", cost = 30, most-damage = 12 }
`;

describe('files', needs('tmux'), () => {
  test('with own creatures the player chooses among them', async () => {
    const terminal = play(`--creatures ${folder.write('talo.toml', TALO)}`);
    await terminal.until('< Pikachu >');
    terminal.press('Left');
    expect(await terminal.until('Talo: 12 HP')).toContain('2) Bronze Fist (costs 30 energy, at most 12 damage)');
    terminal.press('Up', 'Enter');
    await expectSoon(terminal, 'Talo  HP: 12, energy: 0');
  });

  test('a damaged game is set aside with a notice, and another can be chosen', async () => {
    const terminal = play('', { 'running/pokelabirinto.replay': 'this is [not what it was' });
    await terminal.until('The game you left is damaged and was set aside');
    terminal.press('Enter');
    await terminal.until('A new game of PokéLabirinto');
    terminal.press('Up', 'Enter');
    await expectSoon(terminal, 'You can go:');
  });
});

describe('wrong use', () => {
  const refused = (...args: string[]): string => {
    const { code, out, error } = dedalo(['play', 'pokelabirinto', ...args], { cwd: folder.path });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    return error;
  };

  test('a creature that is not there, with those that are and the one that was meant', () => {
    expect(refused('--creature', 'Bulbasaurus')).toBe(
      'dedalo: --creature Bulbasaurus: it must be one of Pikachu, Charmander, Bulbasaur, Squirtle. Did you mean Bulbasaur?\n',
    );
    expect(refused('--rival', 'Talo')).toContain('--rival Talo: it must be one of Pikachu');
  });

  test('a bad file of creatures: file, line, column and what is wrong', () => {
    folder.write('bad.toml', TALO.replace('cost = 2', 'cost = -2'));
    expect(refused('--creatures', 'bad.toml')).toMatch(/^dedalo: bad\.toml:4:\d+: Talo: attack-1\.cost is -2;/);
    folder.write('missing.toml', TALO.replace('hit-points = 12\n', ''));
    expect(refused('--creatures', 'missing.toml')).toMatch(/^dedalo: missing\.toml:1:1: Talo: hit-points is missing\./);
    expect(refused('--creatures', 'nowhere.toml')).toContain('nowhere.toml: there is no such file.');
  });

  test('numbers out of their range, and options that do not go together', () => {
    expect(refused('--size', '4')).toContain('a whole number from 5 to 200');
    expect(refused('--columns', '201')).toContain('a whole number from 5 to 200');
    expect(refused('--opponents', '6')).toContain('a whole number from 0 to 5');
    expect(refused('--gain', '9-3')).toContain('cannot be from 9 to 3');
    expect(refused('--gain', 'much')).toContain('such as 1-100');
    expect(refused('--resume', 'x.replay', '--fog')).toContain('leave out the other options');
  });
});
