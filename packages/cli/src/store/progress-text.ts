import {
  addShortened,
  isFingerprint,
  isGameName,
  isSolution,
  mergeProgress,
  NO_PROGRESS,
  type Progress,
  type Solution,
  type SolvedEntry,
  type SolvedLevel,
  solvedLevelOf,
} from '@dedalo/clients/progress';
import { err, ok, type Result } from '@dedalo/grid';
import {
  type Damaged,
  formatList,
  formatString,
  isTable,
  type NewerVersion,
  parseToml,
  showValue,
  type TomlTable,
  type TomlValue,
} from './toml.ts';

const VERSION = 1;

/** A part of the file that was left out because it cannot be what it says. Entries are counted from 1. */
export type ProgressWarning =
  | { readonly code: 'bad-known'; readonly value: string }
  | { readonly code: 'bad-entry'; readonly entry: number; readonly field: string; readonly value?: string };

export interface ReadProgress {
  readonly progress: Progress;
  readonly warnings: readonly ProgressWarning[];
}

/** This file is written by Dedalo alone: without a version, even empty, it is not what was written. */
export function parseProgress(text: string): Result<ReadProgress, Damaged | NewerVersion> {
  const parsed = parseToml(text);
  if (!parsed.ok) return parsed;
  const { version, known = [], solved = [] } = parsed.value;
  const isNumber = typeof version === 'number' || typeof version === 'bigint';
  if (isNumber && version > VERSION) return err({ code: 'newer-version', version: Number(version) });
  if (version !== VERSION) return err({ code: 'damaged', line: 1, column: 1 });

  const warnings: ProgressWarning[] = [];
  const games: string[] = [];
  const solutions: SolvedLevel[] = [];
  const shortened: SolvedEntry[] = [];
  for (const game of Array.isArray(known) ? known : [known]) {
    if (typeof game === 'string' && isGameName(game)) games.push(game);
    else warnings.push({ code: 'bad-known', value: showValue(game) });
  }
  const levels = Array.isArray(solved) ? solved : [solved];
  for (const [index, value] of levels.entries()) {
    const read = readEntry(value);
    for (const bad of read.bad) warnings.push({ code: 'bad-entry', entry: index + 1, ...bad });
    for (const solution of read.solutions) solutions.push(solvedLevelOf({ ...read.level, ...solution }));
    for (const solution of read.shortened) shortened.push({ ...read.level, ...solution });
  }
  const solvedOnes = mergeProgress(NO_PROGRESS, { known: games, solved: solutions });
  return ok({ progress: shortened.reduce(addShortened, solvedOnes), warnings });
}

interface BadField {
  readonly field: string;
  readonly value?: string;
}

interface ReadEntry {
  readonly level: { readonly game: string; readonly level: string; readonly title: string };
  readonly solutions: readonly Solution[];
  readonly shortened: readonly Solution[];
  readonly bad: readonly BadField[];
}

/** An entry with one good solution of two is kept with that one. */
function readEntry(value: TomlValue): ReadEntry {
  const table = isTable(value) ? value : {};
  const bad: BadField[] = [];
  const text = (field: string, isGood: (text: string) => boolean): string => {
    const found = table[field];
    if (typeof found === 'string' && isGood(found)) return found;
    bad.push(badField(field, found));
    return '';
  };
  const level = {
    game: text('game', isGameName),
    level: text('level', isFingerprint),
    title: text('title', () => true),
  };
  const solutions = ['best-moves', 'best-pushes'].flatMap((field) => {
    const found = table[field];
    const solution = isTable(found) ? readSolution(found, level.game) : undefined;
    if (solution) return [solution];
    bad.push(badField(field, found));
    return [];
  });
  const shortened = ['shortened-moves', 'shortened-pushes'].flatMap((field) => {
    const found = table[field];
    const solution = isTable(found) ? readSolution(found, level.game) : undefined;
    if (found !== undefined && !solution) bad.push(badField(field, found));
    return solution ? [solution] : [];
  });
  const isNamed = level.game !== '' && level.level !== '';
  return { level, solutions: isNamed ? solutions : [], shortened: isNamed ? shortened : [], bad };
}

function readSolution({ moves, pushes, solution }: TomlTable, game: string): Solution | undefined {
  if (typeof moves !== 'number' || typeof pushes !== 'number' || typeof solution !== 'string') return undefined;
  const read = { moves, pushes, solution };
  return isSolution(read, game) ? read : undefined;
}

const badField = (field: string, value: TomlValue | undefined): BadField =>
  value === undefined ? { field } : { field, value: showValue(value) };

const HEADER = `# What has been reached in Dedalo: the games whose how-to-play has been seen, and the best solutions.
# Dedalo writes this file; it is meant to be read.
`;

export function formatProgress(progress: Progress): string {
  const levels = progress.solved.map(
    ({ game, level, title, bestMoves, bestPushes, shortenedMoves, shortenedPushes }) => `[[solved]]
game = ${formatString(game)}
level = ${formatString(level)}
title = ${formatString(title)}
best-moves = ${formatSolution(bestMoves)}
best-pushes = ${formatSolution(bestPushes)}
${formatShortened('moves', shortenedMoves)}${formatShortened('pushes', shortenedPushes)}`,
  );
  return [HEADER, `version = ${VERSION}\nknown = ${formatList(progress.known)}\n`, ...levels].join('\n');
}

const formatShortened = (by: string, solution: Solution | undefined): string =>
  solution ? `shortened-${by} = ${formatSolution(solution)}\n` : '';

const formatSolution = ({ moves, pushes, solution }: Solution): string =>
  `{ moves = ${moves}, pushes = ${pushes}, solution = ${formatString(solution)} }`;
