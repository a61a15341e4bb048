import { readCfg } from '../cfg/read-cfg.ts';
import { type Report, tell, type Where } from './content-problem.ts';
import { type FoundFile, type GivenFiles, isBelowRoot, lookUp } from './lookup.ts';
import { createSection, type Section } from './section.ts';

/** A `.cfg` file; its path is below what was given, with '/' between the parts. */
export interface CfgFile {
  readonly path: string;
  readonly text: string;
}

/** The files of a game, each of which is read when it is asked for. */
export interface Folder {
  readonly report: Report;
  readonly openRoot: () => Section | undefined;
  /** The declarations of the file that a name stands for, unless it is missing or cannot be read. */
  readonly open: (name: string, by: Where) => Section | undefined;
  /** What was opened by a name. */
  readonly found: readonly FoundFile[];
  /** Files of the game's folder that were not opened. */
  readonly unused: () => readonly string[];
}

export function createFolder(files: readonly CfgFile[], report: Report, given: GivenFiles): Folder {
  const texts = new Map<string, string>();
  const found: FoundFile[] = [];
  const unused = new Set<string>();
  for (const { path, text } of files) {
    if (!texts.has(path)) texts.set(path, text);
    if (isBelowRoot(path, given.root)) unused.add(path);
  }
  const read = (path: string, text: string): Section | undefined => {
    unused.delete(path);
    const cfg = readCfg(text);
    if (!cfg.ok) {
      tell(report.problems, { ...cfg.error, file: path });
      return undefined;
    }
    return createSection({ report, file: path, at: { line: 1, column: 1 }, prefix: '' }, cfg.value.entries);
  };
  const openRoot = (): Section | undefined => {
    const text = texts.get(given.root);
    if (text !== undefined) return read(given.root, text);
    tell(report.problems, { code: 'missing-root', file: given.root });
    return undefined;
  };
  const open = (name: string, by: Where): Section | undefined => {
    const file = lookUp(name, given);
    const text = file && texts.get(file.path);
    if (text === undefined) {
      // What is there and has no text was told of by whoever read it, under its path.
      tell(report.problems, { ...by, code: 'missing-file', path: file?.path ?? name });
      return undefined;
    }
    found.push(file!);
    return read(file!.path, text);
  };
  return { report, openRoot, open, found, unused: () => [...unused] };
}
