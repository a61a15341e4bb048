import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@dedalo/grid';
import type { Limits } from '../../bout/bout.ts';
import type { Absent } from '../result.ts';
import { BUILDS, PLAYERS } from '../run/run-folder.ts';
import type { PlayerEntry, ProgramEntry } from '../settings/tournament-file.ts';
import { build, type BuildProblem } from './build.ts';
import { copyItems, fingerprint } from './copy-folder.ts';
import { folderItems, type FolderItemsProblem } from './folder-items.ts';

/** A player as it was declared, and its name in the names of files. */
export interface NamedEntry {
  readonly slug: string;
  readonly entry: PlayerEntry;
}

export interface Preparation {
  /** The folder of the tournament. */
  readonly folder: string;
  readonly limits: Limits;
  readonly isSandboxed: boolean;
  readonly signal?: AbortSignal;
  /** In milliseconds. */
  readonly buildTime?: number;
}

export interface Prepared {
  /** Fingerprints of what was copied, by slug. */
  readonly contents: Readonly<Record<string, string>>;
  readonly absent: readonly Absent[];
}

export const playerFolder = (folder: string, slug: string): string => join(folder, PLAYERS, slug);
export const buildLog = (slug: string): string => `${BUILDS}/${slug}.log`;

/** Copies and builds programs, so that what plays is kept and what was handed in stays as it is. */
export async function prepare(entries: readonly NamedEntry[], preparation: Preparation): Promise<Prepared> {
  const contents: Record<string, string> = {};
  const absent: Absent[] = [];
  for (const { slug, entry } of entries) {
    if (preparation.signal?.aborted) break;
    if (entry.kind === 'bot') continue;
    const made = await prepareProgram(slug, entry, preparation);
    if (made.ok) contents[slug] = made.value;
    else absent.push(absentOf({ slug, entry }, made.error, preparation));
  }
  return { contents, absent };
}

type Problem = FolderItemsProblem | BuildProblem | { readonly code: 'cannot-copy'; readonly detail: string };

async function prepareProgram(
  slug: string,
  entry: ProgramEntry,
  { folder, buildTime, ...rules }: Preparation,
): Promise<Result<string, Problem>> {
  const found = await folderItems(entry.folder);
  if (!found.ok) return found;
  const target = playerFolder(folder, slug);
  try {
    const content = await fingerprint(found.value.items, entry.folder);
    await rm(target, { recursive: true, force: true });
    await copyItems(found.value.items, entry.folder, target);
    if (!entry.build) return ok(content);
    const log = join(folder, buildLog(slug));
    const order = { ...rules, command: entry.build, folder: target, log };
    const built = await build({ ...order, ...(buildTime !== undefined && { most: buildTime }) });
    return built.ok ? ok(content) : built;
  } catch (error) {
    return err({ code: 'cannot-copy', detail: (error as NodeJS.ErrnoException).code ?? String(error) });
  }
}

interface Failed {
  readonly slug: string;
  readonly entry: ProgramEntry;
}

function absentOf({ slug, entry }: Failed, { code, detail }: Problem, { folder }: Preparation): Absent {
  const { name, id, author } = entry;
  // A build that said nothing has left no log.
  const hasLog = code.startsWith('build-') && existsSync(join(folder, buildLog(slug)));
  return {
    name,
    code,
    detail,
    ...(id !== undefined && { id }),
    ...(author !== undefined && { author }),
    ...(hasLog && { log: buildLog(slug) }),
  };
}

/** The hand-ins that are no longer what was copied: those of whom the copy plays on. */
export async function changedSince(entries: readonly NamedEntry[], contents: Prepared['contents']): Promise<string[]> {
  const changed: string[] = [];
  for (const { slug, entry } of entries) {
    const before = contents[slug];
    if (entry.kind === 'bot' || before === undefined) continue;
    const found = await folderItems(entry.folder);
    const now = found.ok ? await fingerprint(found.value.items, entry.folder).catch(() => '') : '';
    if (now !== before) changed.push(entry.name);
  }
  return changed;
}
