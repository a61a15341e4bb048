import { Command, Option } from 'commander';
import {
  type Collection,
  directionOf,
  formatLevels,
  letterOf,
  LEVEL_FORMATS,
  type LevelEntry,
  type LevelFormat,
  type SavedGame,
  SYMMETRIES,
  type Symmetry,
  transformDirections,
  transformLevel,
} from '@dedalo/sokoban';
import { findLevels, levelOf } from './find-levels.ts';
import { levelsArgument } from './levels-argument.ts';
import { saveFile } from '../../../save-file.ts';
import { oneOf, wholeNumber } from '../../../values.ts';

const TURNS = ['0', '90', '180', '270'] as const;

interface ConvertFlags {
  readonly to: LevelFormat;
  readonly level?: number;
  readonly turn: (typeof TURNS)[number];
  readonly mirror?: true;
  readonly output?: string;
}

export const convertCommand = (): Command =>
  new Command('convert')
    .summary('write levels in another format, turned or mirrored')
    .description(
      'Reads levels in any format and writes them in another, with titles, authors, notes and solutions where the format has room for them.',
    )
    .addArgument(levelsArgument())
    .addOption(
      new Option('--to <format>', `one of ${LEVEL_FORMATS.join(', ')}`).default('sok').argParser(oneOf(LEVEL_FORMATS)),
    )
    .addOption(new Option('--level <n>', 'only this level').argParser(wholeNumber(1, 1_000_000)))
    .addOption(
      new Option('--turn <degrees>', `clockwise, one of ${TURNS.join(', ')}`).default('0').argParser(oneOf(TURNS)),
    )
    .option('--mirror', 'left to right, before it is turned')
    .option('-o, --output <file>', 'write to a file instead of standard output')
    .addHelpText(
      'after',
      `
Examples:
  dedalo sokoban convert levels.slc --to sok -o levels.sok
  dedalo sokoban convert classic --level 4 --to rle
  dedalo sokoban convert classic --turn 90 --mirror --to xsb`,
    )
    .action(runConvert);

async function runConvert(packOrFile: string, flags: ConvertFlags): Promise<void> {
  const source = await findLevels(packOrFile);
  const { collection } = source;
  const entries = flags.level === undefined ? collection.entries : [levelOf(source, flags.level)];
  const symmetry = SYMMETRIES.find(
    ({ isMirrored, quarterTurns }) =>
      isMirrored === (flags.mirror ?? false) && quarterTurns * 90 === Number(flags.turn),
  )!;
  const turned: Collection = { ...collection, entries: entries.map((entry) => transformEntry(entry, symmetry)) };
  const text = formatLevels(turned, flags.to);
  if (flags.output === undefined) process.stdout.write(text);
  else saveFile(flags.output, text);
}

const transformEntry = (entry: LevelEntry, symmetry: Symmetry): LevelEntry => ({
  ...entry,
  level: transformLevel(entry.level, symmetry),
  games: entry.games.map((game) => transformGame(game, symmetry)),
});

function transformGame(game: SavedGame, symmetry: Symmetry): SavedGame {
  const turn = (letter: string): string => {
    const direction = directionOf(letter);
    if (!direction) return letter;
    const turned = letterOf(transformDirections([direction], symmetry)[0]!);
    return letter === letter.toLowerCase() ? turned : turned.toUpperCase();
  };
  return { ...game, moves: { ...game.moves, letters: [...game.moves.letters].map(turn).join('') } };
}
