import { nearest } from '@dedalo/grid';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Config, Gain, MazeKind, Mind, Movement, Species, TextProblem, Variant } from '@dedalo/pokelabirinto';
import { say } from '@dedalo/words';
import { offer } from '../../../offered-values.ts';
import { nameOf, readText } from '../../../read-text.ts';
import { speech } from '../../../speech.ts';
import { UsageError } from '../../../usage.ts';
import { oneOf, wholeNumber } from '../../../values.ts';
import { creatureNamed } from './creature-named.ts';
import { creatureNames } from './creature-names.ts';

/** Loaded only for playing. */
export const KNOWN = {
  variants: ['escape', 'standing', 'wandering'],
  mazes: ['classic', 'clean'],
  movements: ['still', 'random', 'hunter', 'patrol', 'ambusher'],
  minds: ['random', 'greedy', 'expectimax', 'person'],
  smallestSide: 5,
  largestSide: 200,
  usualSide: 20,
  mostOpponents: 5,
} as const;

export interface ConfigFlags {
  readonly creature?: string;
  readonly variant?: Variant;
  readonly size?: number;
  readonly rows?: number;
  readonly columns?: number;
  readonly maze?: MazeKind;
  readonly opponents?: number;
  readonly movement?: Movement;
  readonly mind?: Mind;
  readonly rival?: readonly string[];
  readonly gain?: Gain;
  readonly fog?: true;
  readonly creatures?: string;
}

const side = wholeNumber(KNOWN.smallestSide, KNOWN.largestSide);
const SIDES = `from ${KNOWN.smallestSide} to ${KNOWN.largestSide}`;

/** Options for the kind of a game; the game itself refuses impossible combinations. */
export const addConfigOptions = (command: Command): Command =>
  command
    .addOption(offer(new Option('--creature <name>', 'the creature that you lead (default: the first)'), creatureNames))
    .addOption(choice('--variant <name>', 'which of the three games', KNOWN.variants, 'wandering'))
    .addOption(
      new Option('--size <n>', `rows and columns of the maze, ${SIDES} (default ${KNOWN.usualSide})`).argParser(side),
    )
    .addOption(new Option('--rows <n>', `rows of the maze, ${SIDES}`).argParser(side))
    .addOption(new Option('--columns <n>', `columns of the maze, ${SIDES}`).argParser(side))
    .addOption(choice('--maze <kind>', 'the kind of maze', KNOWN.mazes, 'classic'))
    .addOption(
      new Option('--opponents <n>', `how many are in the maze, from 0 to ${KNOWN.mostOpponents} (default 1)`).argParser(
        wholeNumber(0, KNOWN.mostOpponents),
      ),
    )
    .addOption(choice('--movement <name>', 'how opponents walk', KNOWN.movements, 'random'))
    .addOption(choice('--mind <name>', 'who chooses their attacks', KNOWN.minds, 'random'))
    .addOption(
      offer(
        new Option(
          '--rival <name>',
          'of which kind opponents may be; can be given again (default: all but yours)',
        ).argParser(oneMore),
        creatureNames,
      ),
    )
    .addOption(new Option('--gain <a-b>', 'the energy gained in a round (default 1-100)').argParser(gainOf))
    .option('--fog', 'show only what has been seen')
    .option('--creatures <file>', 'a file of more creatures (TOML)');

const choice = (flags: string, about: string, known: readonly string[], usual: string): Option =>
  new Option(flags, `${about}: ${known.join(', ')} (default ${usual})`).argParser(oneOf(known));

/** An option that can be repeated. */
const oneMore = (name: string, before: readonly string[] | undefined): readonly string[] => [...(before ?? []), name];

function gainOf(text: string): Gain {
  const match = /^\s*(\d{1,6})\s*-\s*(\d{1,6})\s*$/.exec(text);
  if (!match) throw new InvalidArgumentError('It must be the least and the most, such as 1-100.');
  return { least: Number(match[1]), most: Number(match[2]) };
}

export async function configOf(flags: ConfigFlags): Promise<Config> {
  const { createConfig, VARIANTS } = await import('@dedalo/pokelabirinto');
  const species = await speciesOf(flags.creatures);
  const { size, rows = size, columns = size, maze, opponents, movement, mind, gain, fog } = flags;
  const config = createConfig({
    species,
    ...(flags.creature !== undefined && { creature: indexOf(species, '--creature', flags.creature) }),
    ...(flags.rival && { rivals: [...new Set(flags.rival.map((name) => indexOf(species, '--rival', name)))] }),
    ...(flags.variant !== undefined && VARIANTS[flags.variant]),
    ...(rows !== undefined && { rows }),
    ...(columns !== undefined && { columns }),
    ...(maze !== undefined && { maze }),
    ...(opponents !== undefined && { opponents }),
    ...(movement !== undefined && { movement }),
    ...(mind !== undefined && { mind }),
    ...(gain && { gain }),
    ...(fog && { fog }),
  });
  if (!config.ok) throw new UsageError(say(speech().games.pokelabirinto.problem, config.error));
  return config.value;
}

/** The game's own, followed by those of a file. */
export async function speciesOf(file?: string): Promise<readonly Species[]> {
  const { readCreatures, SHIPPED } = await import('@dedalo/pokelabirinto');
  if (file === undefined) return SHIPPED;
  const read = readCreatures(await readText(file), SHIPPED);
  if (!read.ok) throw fileError(file, read.error);
  return [...SHIPPED, ...read.value];
}

function fileError(file: string, problem: TextProblem): UsageError {
  const place = problem.at ? `:${problem.at.line}:${problem.at.column}` : '';
  return new UsageError(`${nameOf(file)}${place}: ${say(speech().games.pokelabirinto.problem, problem)}`);
}

function indexOf(species: readonly Species[], flag: string, name: string): number {
  const index = creatureNamed(species, name);
  if (index !== undefined) return index;
  const names = species.map((one) => one.name);
  const meant = nearest(name, names);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  throw new UsageError(`${flag} ${name}: it must be one of ${names.join(', ')}.${hint}`);
}
