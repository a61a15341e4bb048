import { readCfg } from '../cfg/read-cfg.ts';
import { type Report, tell, type Where } from './content-problem.ts';
import { createSection, type Section } from './section.ts';

/** A `.cfg` file; its path is below the game's folder, with '/' between the parts. */
export interface CfgFile {
  readonly path: string;
  readonly text: string;
}

/** The files of a game, each of which is read when it is asked for. */
export interface Folder {
  readonly report: Report;
  /** The declarations of a file, unless it is missing or cannot be read; `by` is what names it. */
  readonly open: (path: string, by?: Where) => Section | undefined;
  readonly unused: () => readonly string[];
}

export function createFolder(files: readonly CfgFile[], report: Report): Folder {
  const texts = new Map<string, string>();
  const unused = new Set<string>();
  for (const { path, text } of files) {
    if (!texts.has(path)) texts.set(path, text);
    unused.add(path);
  }
  const open = (path: string, by?: Where): Section | undefined => {
    const text = texts.get(path);
    if (text === undefined) {
      tell(report.problems, by ? { ...by, code: 'missing-file', path } : { code: 'missing-root', file: path });
      return undefined;
    }
    unused.delete(path);
    const read = readCfg(text);
    if (!read.ok) {
      tell(report.problems, { ...read.error, file: path });
      return undefined;
    }
    return createSection({ report, file: path, at: { line: 1, column: 1 }, prefix: '' }, read.value.entries);
  };
  return { report, open, unused: () => [...unused] };
}
