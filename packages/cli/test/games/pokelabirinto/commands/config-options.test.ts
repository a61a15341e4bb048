import { Command } from 'commander';
import {
  createConfig,
  DEFAULT_SIDE,
  LARGEST_SIDE,
  MAZES,
  MINDS,
  MOST_OPPONENTS,
  MOVEMENTS,
  SHIPPED,
  SMALLEST_SIDE,
  VARIANT_NAMES,
} from '@dedalo/pokelabirinto';
import { expect, test } from 'vitest';
import {
  addConfigOptions,
  type ConfigFlags,
  configOf,
  KNOWN,
} from '../../../../src/games/pokelabirinto/commands/config-options.ts';
import { testFolder } from '../../../folder.ts';
import { valueOf } from '../../../store/support.ts';

const folder = testFolder();

const flagsOf = (...args: string[]): ConfigFlags =>
  addConfigOptions(new Command()).parse(args, { from: 'user' }).opts<ConfigFlags>();

test('the options know what the game knows', () => {
  expect(KNOWN).toEqual({
    variants: VARIANT_NAMES,
    mazes: MAZES,
    movements: MOVEMENTS,
    minds: MINDS,
    smallestSide: SMALLEST_SIDE,
    largestSide: LARGEST_SIDE,
    usualSide: DEFAULT_SIDE,
    mostOpponents: MOST_OPPONENTS,
  });
});

test('without options it is the described game', async () => {
  expect(await configOf(flagsOf())).toEqual(valueOf(createConfig()));
});

test('every option', async () => {
  const args = '--creature squirtle --rows 9 --columns 21 --maze clean --opponents 3 --movement patrol --mind greedy';
  const more = '--rival PIKACHU --rival Bulbasaur --rival pikachu --gain 3-40 --fog';
  expect(await configOf(flagsOf(...args.split(' '), ...more.split(' ')))).toMatchObject({
    creature: 3,
    rows: 9,
    columns: 21,
    maze: 'clean',
    opponents: 3,
    movement: 'patrol',
    mind: 'greedy',
    rivals: [0, 2],
    gain: { least: 3, most: 40 },
    fog: true,
  });
});

test('size is for both sides, and gives way to rows and columns', async () => {
  expect(await configOf(flagsOf('--size', '200'))).toMatchObject({ rows: 200, columns: 200 });
  expect(await configOf(flagsOf('--size', '9', '--rows', '5'))).toMatchObject({ rows: 5, columns: 9 });
});

test('a variant gives way to what is said besides', async () => {
  expect(await configOf(flagsOf('--variant', 'standing'))).toMatchObject({ opponents: 1, movement: 'still' });
  const mixed = flagsOf('--variant', 'standing', '--opponents', '4');
  expect(await configOf(mixed)).toMatchObject({ opponents: 4, movement: 'still' });
});

test('creatures of a file come after those of the game', async () => {
  const file = folder.write(
    'mine.toml',
    `[[creature]]
name = "Talo"
hit-points = 12
attack-1 = { name = "Poke", cost = 2, most-damage = 3 }
attack-2 = { name = "Bronze Fist", cost = 30, most-damage = 12 }
`,
  );
  const config = await configOf(flagsOf('--creatures', file, '--creature', 'talo'));
  expect(config.creature).toBe(SHIPPED.length);
  expect(config.species.at(-1)).toMatchObject({ name: 'Talo', hitPoints: 12 });
});
