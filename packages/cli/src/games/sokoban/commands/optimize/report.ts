import { levelTitle } from '@dedalo/clients/level-notes';
import type { LevelEntry, Metrics } from '@dedalo/sokoban';
import { speech, spokenLanguage } from '../../../../speech.ts';
import { formatTable } from '../../../../table.ts';
import { rounded } from '../cpu-seconds.ts';
import { figure } from '../solve/report.ts';
import type { Optimized, OptimizeEnd } from './optimize-level.ts';

/** The report on a level; the names are those of `--json`. */
export interface OptimizedRow {
  readonly level: number;
  readonly title: string | null;
  readonly end: OptimizeEnd;
  readonly before: Metrics | null;
  readonly after: Metrics | null;
  readonly cpuSeconds: number;
  readonly letters: string | null;
}

export const rowOf = (level: number, entry: LevelEntry, found: Optimized): OptimizedRow => ({
  level,
  title: entry.title === undefined ? null : levelTitle(entry, spokenLanguage()),
  ...found,
  cpuSeconds: rounded(found.cpuSeconds),
});

export function optimizedTable(rows: readonly OptimizedRow[]): string {
  const { files, games } = speech();
  const { titleHead, movesHead, pushesHead } = games.sokoban;
  const change = (before: number | undefined, after: number | undefined): string => {
    if (after === undefined) return '';
    return before === undefined || before === after ? figure(after) : `${figure(before)} → ${figure(after)}`;
  };
  const lines = rows.map(({ level, title, end, before, after, cpuSeconds }) => [
    String(level),
    title ?? '',
    change(before?.moves, after?.moves),
    change(before?.pushes, after?.pushes),
    files.optimize.ends[end],
    figure(cpuSeconds, 2),
  ]);
  return formatTable(['', titleHead, movesHead, pushesHead, '', files.solve.secondsHead], lines, { left: [1, 4] });
}
