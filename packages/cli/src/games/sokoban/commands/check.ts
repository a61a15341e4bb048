import { Command } from 'commander';
import { printable } from '@dedalo/clients/printable';
import { sokobanRejection } from '@dedalo/clients/sentences';
import type { LevelSource } from '@dedalo/clients/sokoban/level-source';
import { levelTitle } from '@dedalo/clients/level-notes';
import { canonicalBoard, deadlockOf, type LevelEntry } from '@dedalo/sokoban';
import { findLevels } from './find-levels.ts';
import { levelsArgument } from './levels-argument.ts';
import { speech, spokenLanguage } from '../../../speech.ts';
import { NoAnswer, UsageError } from '../../../usage.ts';
import { isCalledSolution, judgeGame } from './solutions.ts';

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly level: number;
  readonly kind: 'error' | 'warning';
  readonly text: string;
}

export const checkCommand = (): Command =>
  new Command('check')
    .summary('check files of levels and their stored solutions')
    .description(
      'Reads files of levels, plays every stored game, and says what is wrong: solutions that do not solve, games that cannot be played, levels that can never be solved, levels that are there twice. Exit code 1 when a stored game is wrong, 2 when a file cannot be read.',
    )
    .addArgument(levelsArgument('<files...>', 'packs that come with the game, or files; - reads standard input'))
    .option('--json', 'print {"files","levels","games","unread","findings"}')
    .addHelpText(
      'after',
      `
Examples:
  dedalo sokoban check my-levels.sok
  dedalo sokoban check *.xsb --json`,
    )
    .action(runCheck);

async function runCheck(files: readonly string[], flags: { readonly json?: true }): Promise<void> {
  const said = speech().files;
  const findings: Finding[] = [];
  const unread: string[] = [];
  let levels = 0;
  let games = 0;
  for (const file of files) {
    const source = await findLevels(file).catch((error: unknown) => {
      if (!(error instanceof UsageError)) throw error;
      unread.push(error.message);
      if (!flags.json) process.stderr.write(`dedalo: ${error.message}\n`);
    });
    if (!source) continue;
    const found = checkSource(source);
    for (const finding of found) findings.push(finding);
    const { entries } = source.collection;
    const played = entries.reduce((count, entry) => count + entry.games.length, 0);
    levels += entries.length;
    games += played;
    if (flags.json) continue;
    for (const { line, kind, text } of found) {
      process.stdout.write(`${source.name}:${line}: ${kind === 'warning' ? `${said.warning}: ` : ''}${text}\n`);
    }
    process.stdout.write(`${source.name}: ${said.played({ levels: entries.length, games: played })}\n`);
  }
  if (flags.json) process.stdout.write(`${JSON.stringify({ files: files.length, levels, games, unread, findings })}\n`);
  if (unread.length > 0) throw new UsageError(said.unread(unread.length));
  const errors = findings.filter(({ kind }) => kind === 'error').length;
  if (errors > 0) throw new NoAnswer(said.wrong(errors));
}

function checkSource({ name, collection }: LevelSource): Finding[] {
  const said = speech().files;
  const findings: Finding[] = [];
  const seen = new Map<string, number>();
  for (const [index, entry] of collection.entries.entries()) {
    const level = index + 1;
    const title = entry.title === undefined ? '' : ` (${levelTitle(entry, spokenLanguage())})`;
    const label = `${said.level(level)}${title}`;
    const add = (kind: Finding['kind'], text: string): void =>
      void findings.push({ file: name, line: entry.line, level, kind, text: `${label}: ${text}` });
    for (const text of gameErrors(entry)) add('error', text);
    const { level: board } = entry;
    const announced = [entry.title, ...entry.notes].some((words) => /^\s*solution\b/i.test(words ?? ''));
    if (announced && entry.games.length === 0) add('warning', said.announced);
    if (deadlockOf(board, board)) add('warning', said.neverSolved);
    const key = canonicalBoard(board).join('\n');
    const twin = seen.get(key);
    if (twin === undefined) seen.set(key, level);
    else add('warning', said.again(twin));
  }
  return findings;
}

function gameErrors(entry: LevelEntry): string[] {
  return entry.games.flatMap((game) => {
    const { isSolved, refused } = judgeGame(entry, game);
    const said = speech().files;
    const label = printable(game.title ?? said.aGame);
    if (refused)
      return [
        said.cannotBePlayed({
          game: label,
          number: refused.number,
          reason: sokobanRejection(speech(), refused.rejection),
        }),
      ];
    return !isSolved && isCalledSolution(game) ? [said.doesNotSolve(label)] : [];
  });
}
