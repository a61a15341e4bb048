import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Absent } from '@dedalo/protocol/report';
import { err, ok, type Result } from '@dedalo/grid';
import { BUILDS, PLAYERS } from '../run/run-folder.ts';
import type { BotEntry, ProgramEntry } from '../settings/tournament-file.ts';
import { copyItems, fingerprint } from './copy-folder.ts';
import { type FolderItem, folderItems } from './folder-items.ts';
import { makeReady, type ReadyProblem, type ReadyRules } from './make-ready.ts';
import { type Contents, versionHash, versionName, type Versions } from './version.ts';

/** A player as it was declared. */
export interface NamedEntry {
  /** Its name in the names of files. */
  readonly slug: string;
  /** Where its author finds it: a path from the folder of the hand-ins. */
  readonly place: string;
  readonly entry: Entrant;
}

type Entrant = Required<BotEntry> | ProgramEntry;

export interface Preparation extends ReadyRules {
  /** The folder of the tournament. */
  readonly folder: string;
  /** The versions that are ready already. */
  readonly contents: Contents;
}

export interface Prepared {
  readonly contents: Contents;
  readonly versions: Versions;
  readonly absent: readonly Absent[];
}

/** Of a version. */
export const playerFolder = (folder: string, version: string): string => join(folder, PLAYERS, version);
const buildLog = (version: string): string => `${BUILDS}/${version}.log`;

/**
 * Copies and builds programs, so that what plays is kept and what was handed in stays as it is. A version that was ready
 * before is left as it is; one that was not is tried again each time.
 */
export async function prepare(entries: readonly NamedEntry[], preparation: Preparation): Promise<Prepared> {
  const contents = new Map(preparation.contents);
  const versions = new Map<string, string>();
  const absent: Absent[] = [];
  for (const named of entries) {
    if (preparation.signal?.aborted) break;
    const { entry, slug } = named;
    const content = await contentOf(entry);
    const hash = content.ok ? versionHash(entry, content.value.content) : '';
    const version = versionName(slug, hash, contents);
    const made = content.ok
      ? await prepareVersion(
          entry,
          { version, isReady: contents.get(version) === hash, items: content.value.items },
          preparation,
        )
      : content;
    if (made.ok) {
      contents.set(version, hash);
      versions.set(entry.name, version);
    } else if (entry.kind === 'program') absent.push(absentOf({ named, entry, version }, made.error, preparation));
  }
  return { contents, versions, absent };
}

interface Content {
  readonly content: string;
  readonly items: readonly FolderItem[];
}

async function contentOf(entry: Entrant): Promise<Result<Content, ReadyProblem>> {
  if (entry.kind === 'bot') return ok({ content: '', items: [] });
  const found = await folderItems(entry.folder);
  if (!found.ok) return found;
  const { items } = found.value;
  try {
    return ok({ content: await fingerprint(items, entry.folder), items });
  } catch (error) {
    return err({ code: 'no-folder', detail: codeOf(error) });
  }
}

interface Version {
  readonly version: string;
  readonly isReady: boolean;
  readonly items: readonly FolderItem[];
}

async function prepareVersion(
  entry: Entrant,
  { version, isReady, items }: Version,
  preparation: Preparation,
): Promise<Result<void, ReadyProblem>> {
  // A build runs in this folder, from where a relative path would lead elsewhere.
  const folder = resolve(playerFolder(preparation.folder, version));
  if (entry.kind === 'bot' || (isReady && existsSync(folder))) return ok(undefined);
  const log = resolve(preparation.folder, buildLog(version));
  try {
    for (const left of [folder, log]) await rm(left, { recursive: true, force: true });
    await copyItems(items, entry.folder, folder);
    return await makeReady(entry, { folder, log }, preparation);
  } catch (error) {
    return err({ code: 'cannot-copy', detail: codeOf(error) });
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

interface Failed {
  readonly named: NamedEntry;
  readonly entry: ProgramEntry;
  readonly version: string;
}

function absentOf(
  { named, entry, version }: Failed,
  { code, detail, said = [] }: ReadyProblem,
  { folder }: Preparation,
): Absent {
  const { name, id, author } = entry;
  // A build that said nothing has left no log.
  const hasLog = code.startsWith('build-') && existsSync(join(folder, buildLog(version)));
  return {
    name,
    code,
    place: named.place,
    detail,
    ...(said.length > 0 && { said }),
    ...(id !== undefined && { id }),
    ...(author !== undefined && { author }),
    ...(hasLog && { log: buildLog(version) }),
  };
}
