import { levelTitle } from '@dedalo/clients/level-notes';
import type { LevelEntry } from '@dedalo/sokoban';
import { speech, spokenLanguage } from '../../../../speech.ts';
import { formatTable } from '../../../../table.ts';
import { rounded } from '../cpu-seconds.ts';
import type { LevelEnd, LevelOutcome } from './level-solve.ts';

/** The report on a level; the names are those of `--json`. */
export interface SolvedRow {
  readonly level: number;
  readonly title: string | null;
  readonly solved: boolean;
  readonly end: LevelEnd;
  readonly moves: number | null;
  readonly pushes: number | null;
  readonly nodes: number;
  readonly cpuSeconds: number;
  readonly letters: string | null;
}

export function rowOf(level: number, entry: LevelEntry, { end, letters, nodes, cpuSeconds }: LevelOutcome): SolvedRow {
  return {
    level,
    title: entry.title === undefined ? null : levelTitle(entry, spokenLanguage()),
    solved: end === 'solved',
    end,
    moves: letters?.length ?? null,
    pushes: letters === undefined ? null : letters.replaceAll(/[a-z]/g, '').length,
    nodes,
    cpuSeconds: rounded(cpuSeconds),
    letters: letters ?? null,
  };
}

export function solvedTable(rows: readonly SolvedRow[]): string {
  const { files, games } = speech();
  const lines = rows.map(({ level, title, end, moves, pushes, nodes, cpuSeconds }) => [
    String(level),
    title ?? '',
    files.solve.ends[end],
    moves === null ? '' : figure(moves),
    pushes === null ? '' : figure(pushes),
    figure(nodes),
    figure(cpuSeconds, 2),
  ]);
  const { titleHead, movesHead, pushesHead } = games.sokoban;
  const { nodesHead, secondsHead } = files.solve;
  return formatTable(['', titleHead, '', movesHead, pushesHead, nodesHead, secondsHead], lines, { left: [1, 2] });
}

/** A number in the current language. */
export const figure = (value: number, digits = 0): string =>
  new Intl.NumberFormat(spokenLanguage(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );
