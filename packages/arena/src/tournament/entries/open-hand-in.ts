import { homedir } from 'node:os';
import { join } from 'node:path';
import { err, ok, type Result } from '@dedalo/grid';
import { cacheFolder } from '../../hosts/cache-folder.ts';
import type { HostCommand } from '../../hosts/host-command.ts';
import type { ProgramEntry } from '../settings/tournament-file.ts';
import { builtCopy } from './built-copy.ts';
import { checkCommand } from './check-command.ts';
import { classCommand, compileCommand } from './class-command.ts';
import { copyItems, fingerprint } from './copy-folder.ts';
import { folderItems } from './folder-items.ts';
import { buildCopy, type ReadyProblem, type ReadyRules, tryClass } from './make-ready.ts';
import { versionHash } from './version.ts';

export interface OpenedHandIn extends Partial<Pick<HostCommand, 'reads' | 'isClass'>> {
  readonly command: readonly string[];
  /** Its own, or that of the built copy. */
  readonly folder: string;
}

/**
 * A hand-in as it is started outside of a tournament: where it lies, or, where it has to be built, from a copy that is
 * built once for each content.
 */
export async function openHandIn(entry: ProgramEntry, rules: ReadyRules): Promise<Result<OpenedHandIn, ReadyProblem>> {
  const ready = await readyFolder(entry, rules);
  if (!ready.ok) return ready;
  const folder = ready.value;
  if ('command' in entry) {
    const checked = checkCommand(entry.command, folder);
    return checked.ok ? ok({ command: entry.command, folder }) : checked;
  }
  const tried = await tryClass(entry, folder, rules);
  if (!tried.ok) return tried;
  const command = await classCommand(entry, { folder, limits: rules.limits });
  return command.ok ? ok({ ...command.value, folder }) : err({ code: 'bad-class', detail: command.error.code });
}

async function readyFolder(entry: ProgramEntry, rules: ReadyRules): Promise<Result<string, ReadyProblem>> {
  const compile = 'player' in entry ? await compileCommand(entry, entry.folder) : ok(undefined);
  if (!entry.build && compile.ok && !compile.value) return ok(entry.folder);
  const found = await folderItems(entry.folder);
  if (!found.ok) return found;
  const { items } = found.value;
  const cache = join(cacheFolder(process.env, process.platform, homedir()), 'hand-ins');
  try {
    const hash = versionHash(entry, await fingerprint(items, entry.folder));
    return await builtCopy({ cache, hash }, async (copy) => {
      await copyItems(items, entry.folder, copy.folder);
      return buildCopy(entry, copy, rules);
    });
  } catch (error) {
    return err({ code: 'cannot-copy', detail: (error as NodeJS.ErrnoException).code ?? String(error) });
  }
}
