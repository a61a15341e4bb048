import { Command, Option } from 'commander';
import { printable } from '@dedalo/clients/printable';
import type { LevelSource } from '@dedalo/clients/sokoban/level-source';
import { levelHint, levelTitle } from '@dedalo/clients/level-notes';
import { levelName, sourceName } from '@dedalo/clients/sokoban/level-words';
import { findPack, formatLevel, type LevelEntry, PACKS } from '@dedalo/sokoban';
import { findLevels, levelOf } from './find-levels.ts';
import { levelsArgument } from './levels-argument.ts';
import { speech, spokenLanguage } from '../../../speech.ts';
import { formatTable } from '../../../table.ts';
import { wholeNumber } from '../../../values.ts';
import { solutionsOf } from './solutions.ts';

interface LevelsFlags {
  readonly level?: number;
  readonly json?: true;
}

export const levelsCommand = (): Command =>
  new Command('levels')
    .summary('list the packs, or the levels of one')
    .description('Lists the packs that come with the game, or the levels of a pack or file, or shows one level.')
    .addArgument(levelsArgument('[pack or file]', `one of ${PACKS.join(', ')}, or a file; - reads standard input`))
    .addOption(new Option('--level <n>', 'show this level').argParser(wholeNumber(1, 1_000_000)))
    .option('--json', 'print it as JSON')
    .addHelpText(
      'after',
      `
Examples:
  dedalo sokoban levels
  dedalo sokoban levels first-steps
  dedalo sokoban levels first-steps --level 3`,
    )
    .action(runLevels);

async function runLevels(packOrFile: string | undefined, flags: LevelsFlags): Promise<void> {
  if (packOrFile === undefined) return listPacks(flags);
  const source = await findLevels(packOrFile);
  if (flags.level !== undefined) return showLevel(source, flags.level, flags);
  const rows = source.collection.entries.map((entry, index) => ({ number: index + 1, ...summaryOf(entry) }));
  if (flags.json) return print(JSON.stringify(rows));
  const said = speech().games.sokoban;
  print(`${sourceName(source, speaker())}: ${said.levels(rows.length)}\n`);
  const lines = rows.map(({ number, title: name, size, boxes, moves, pushes }) =>
    [number, name ?? '', size, boxes, moves ?? '', pushes ?? ''].map(String),
  );
  const heads = ['', said.titleHead, said.size, said.boxesHead, said.movesHead, said.pushesHead];
  print(formatTable(heads, lines, { left: [1] }));
}

function listPacks(flags: LevelsFlags): void {
  const packs = PACKS.map((name) => ({
    pack: name,
    title: findPack(name).title,
    levels: findPack(name).entries.length,
  }));
  if (flags.json) return print(JSON.stringify(packs));
  const { files, games } = speech();
  const lines = packs.map(({ pack, levels }) => [pack, games.sokoban.packs[pack], String(levels)]);
  print(formatTable([files.packHead, games.sokoban.titleHead, files.levelsHead], lines, { left: [0, 1] }));
  print(`\n${files.begin}`);
}

function showLevel(source: LevelSource, number: number, flags: LevelsFlags): void {
  const entry = levelOf(source, number);
  const board = formatLevel(entry.level);
  if (flags.json) return print(JSON.stringify({ number, ...summaryOf(entry), notes: entry.notes, board }));
  const author = entry.author ?? source.collection.author;
  const { files, games } = speech();
  const words = [
    levelName({ source, number }, speaker()),
    ...(author === undefined ? [] : [games.sokoban.by(printable(author))]),
  ];
  const { moves, pushes } = summaryOf(entry);
  const { sokoban } = games;
  const counts = { moves: sokoban.moves(moves ?? 0), pushes: sokoban.pushes(pushes ?? 0) };
  const best = moves === null ? [] : [files.stored(counts)];
  const hint = levelHint(entry, spokenLanguage());
  const notes = hint === undefined ? entry.notes.map(printable) : [hint];
  print([words.join(', '), '', ...board, '', ...notes, ...best].join('\n'));
}

/** What a list says about a level; moves and pushes are those of the stored solution with the fewest pushes. */
function summaryOf(entry: LevelEntry): {
  title: string | null;
  size: string;
  boxes: number;
  moves: number | null;
  pushes: number | null;
} {
  const { level, title } = entry;
  const [best] = solutionsOf(entry);
  return {
    title: title === undefined ? null : levelTitle(entry, spokenLanguage()),
    size: `${level.width}×${level.height}`,
    boxes: level.boxes.length,
    moves: best?.moves ?? null,
    pushes: best?.pushes ?? null,
  };
}

const speaker = (): Parameters<typeof sourceName>[1] => ({ words: speech(), language: spokenLanguage() });

const print = (text: string): void => void process.stdout.write(`${text}\n`);
