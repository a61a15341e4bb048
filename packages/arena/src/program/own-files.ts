import { accessSync, constants, lstatSync, readdirSync, readlinkSync, type Stats } from 'node:fs';
import { dirname, isAbsolute, join, normalize, sep } from 'node:path';
import { isLeftOut } from './left-out.ts';

/** So much of a program's own folder is copied for a game; copying must stay cheap beside starting a process. */
export const MOST_COPIED_FILES = 1000;
export const MOST_COPIED_BYTES = 16 * 1024 * 1024;

/** A file, folder or link, by its path in the program's own folder. */
export interface OwnFile {
  readonly path: string;
  readonly stats: Stats;
}

/** How what stands in a program's own folder gets into its working folder. */
export interface OwnFiles {
  /** A folder stands before what is in it. */
  readonly copied: readonly OwnFile[];
  /** Names in the folder itself: what is too big to be copied, or cannot be. */
  readonly linked: readonly string[];
}

/** What is small is copied first, so that one big file does not keep the rest from it. */
export function readOwnFiles(own: string): OwnFiles {
  const entries = readdirSync(own, { withFileTypes: true }).filter(
    (entry) => !isLeftOut(join(own, entry.name), entry.isDirectory()),
  );
  const rank = (entry: (typeof entries)[number]): number => (entry.isDirectory() ? 1 : 0);
  const room = { looks: MOST_LOOKS };
  const trees = entries
    .toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1))
    .map(({ name }) => readTree(own, name, room))
    .toSorted((a, b) => (a.bytes ?? 0) - (b.bytes ?? 0));
  const copied: OwnFile[] = [];
  const linked: string[] = [];
  let total = 0;
  for (const { name, files, bytes = 0 } of trees) {
    const fits = files && copied.length + files.length <= MOST_COPIED_FILES && total + bytes <= MOST_COPIED_BYTES;
    if (fits) {
      copied.push(...files);
      total += bytes;
    } else linked.push(name);
  }
  return { copied, linked };
}

/** So many files are looked at in all: somebody may play in a folder with everything that they have. */
const MOST_LOOKS = 4 * MOST_COPIED_FILES;

interface Tree {
  readonly name: string;
  readonly files?: readonly OwnFile[];
  readonly bytes?: number;
}

/** All that stands under a name; nothing where that is too much, or where something cannot be copied. */
function readTree(own: string, name: string, room: { looks: number }): Tree {
  const files: OwnFile[] = [];
  let bytes = 0;
  const open = [name];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const whole = join(own, path);
    const stats = room.looks-- > 0 ? lstatSync(whole, { throwIfNoEntry: false }) : undefined;
    if (stats && isLeftOut(whole, stats.isDirectory())) continue;
    if (!stats || !canBeCopied(whole, path, stats)) return { name };
    files.push({ path, stats });
    if (stats.isFile()) bytes += stats.size;
    if (files.length > MOST_COPIED_FILES || bytes > MOST_COPIED_BYTES) return { name };
    if (stats.isDirectory()) for (const inner of readdirSync(whole)) open.push(join(path, inner));
  }
  return { name, files, bytes };
}

function canBeCopied(whole: string, path: string, stats: Stats): boolean {
  if (stats.isSymbolicLink()) return leadsInside(path, readlinkSync(whole));
  return (stats.isFile() || stats.isDirectory()) && isReadable(whole);
}

/** A link that leads out of the folder by a relative path would lead elsewhere from a copy. */
function leadsInside(path: string, target: string): boolean {
  return isAbsolute(target) || normalize(join(dirname(path), target)).split(sep)[0] !== '..';
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
