import { type CheckedFiles, checkFiles } from '@dedalo/clients/race/check-files';
import type { Warning } from '@dedalo/clients/race/finding-text';
import type { Content } from '@dedalo/race';
import type { RaceFolder } from './read-folder.ts';

/** The game in a folder or a zip. */
export interface Checked extends Omit<CheckedFiles, 'warnings'> {
  readonly warnings: readonly Warning[];
}

export function checkFolder({ texts, files, sizeOf, problems: readProblems, warnings }: RaceFolder): Checked {
  const checked = checkFiles({ texts, readProblems, paths: files, sizeOf });
  return { ...checked, warnings: [...warnings, ...checked.warnings] };
}

export interface Summary {
  readonly levels: number;
  readonly maps: number;
  readonly opponents: number;
  readonly powerUps: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const summaryOf = ({ levels, powerUps }: Content): Summary => ({
  levels: levels.length,
  maps: sum(levels.map(({ maps }) => maps.length)),
  opponents: sum(levels.map(({ opponents }) => opponents.length)),
  powerUps: powerUps.length,
});
