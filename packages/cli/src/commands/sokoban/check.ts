import { Command } from 'commander';
import { canonicalBoard, deadlockOf, type LevelEntry } from '@dedalo/sokoban';
import { findLevels, type LevelSource } from '../../level-source.ts';
import { sokobanRejection } from '../../sentences/sokoban.ts';
import { NoAnswer } from '../../usage.ts';
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
    .argument('<files...>', 'packs that come with the game, or files; - reads standard input')
    .option('--json', 'print {"files","levels","games","findings"}')
    .addHelpText(
      'after',
      `
Examples:
  dedalo sokoban check my-levels.sok
  dedalo sokoban check *.xsb --json`,
    )
    .action(runCheck);

async function runCheck(files: readonly string[], flags: { readonly json?: true }): Promise<void> {
  const findings: Finding[] = [];
  let levels = 0;
  let games = 0;
  for (const file of files) {
    const source = await findLevels(file);
    const found = checkSource(source);
    findings.push(...found);
    const { entries } = source.collection;
    const played = entries.reduce((count, entry) => count + entry.games.length, 0);
    levels += entries.length;
    games += played;
    if (flags.json) continue;
    for (const { line, kind, text } of found) {
      process.stdout.write(`${source.name}:${line}: ${kind === 'warning' ? 'warning: ' : ''}${text}\n`);
    }
    process.stdout.write(`${source.name}: ${entries.length} levels, ${played} stored games played\n`);
  }
  if (flags.json) process.stdout.write(`${JSON.stringify({ files: files.length, levels, games, findings })}\n`);
  const errors = findings.filter(({ kind }) => kind === 'error').length;
  if (errors > 0) throw new NoAnswer(`${errors} stored ${errors === 1 ? 'game is' : 'games are'} wrong.`);
}

function checkSource({ name, collection }: LevelSource): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, number>();
  for (const [index, entry] of collection.entries.entries()) {
    const level = index + 1;
    const label = entry.title === undefined ? `level ${level}` : `level ${level} (${entry.title})`;
    const add = (kind: Finding['kind'], text: string): void =>
      void findings.push({ file: name, line: entry.line, level, kind, text: `${label}: ${text}` });
    for (const text of gameErrors(entry)) add('error', text);
    const { level: board } = entry;
    if (deadlockOf(board, board)) add('warning', 'this level can never be solved.');
    const key = canonicalBoard(board).join('\n');
    const twin = seen.get(key);
    if (twin === undefined) seen.set(key, level);
    else add('warning', `this is level ${twin} again, perhaps turned or mirrored.`);
  }
  return findings;
}

function gameErrors(entry: LevelEntry): string[] {
  return entry.games.flatMap((game) => {
    const { isSolved, refused } = judgeGame(entry, game);
    const label = `“${game.title ?? 'a stored game'}”`;
    if (refused) return [`${label} cannot be played: move ${refused.number}: ${sokobanRejection(refused.rejection)}`];
    return !isSolved && isCalledSolution(game) ? [`${label} does not solve the level.`] : [];
  });
}
