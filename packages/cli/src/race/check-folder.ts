import { checkFiles } from '@dedalo/clients/race/check-files';
import type { Problem, Warning } from '@dedalo/clients/race/finding-text';
import type { Content, MediaUse } from '@dedalo/race';
import type { RaceFolder } from './read-folder.ts';

export interface CheckedMedia extends Pick<MediaUse, 'file' | 'at' | 'path'> {
  readonly isThere: boolean;
}

/** What a folder is as a game. */
export interface Checked {
  /** Also where there are problems, as long as they are only of pictures and sounds. */
  readonly content: Content | undefined;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Warning[];
  readonly media: readonly CheckedMedia[];
}

export function checkFolder({ texts, files, sizeOf, problems: told, warnings }: RaceFolder): Checked {
  const checked = checkFiles({ texts, told, has: (path) => files.has(path), sizeOf });
  return {
    content: checked.content,
    problems: [...checked.problems, ...checked.missing],
    warnings: [...warnings, ...checked.warnings],
    media: checked.media.map(({ file, at, path }) => ({ file, at, path, isThere: files.has(path) })),
  };
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
