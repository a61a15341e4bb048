import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { withDeathOfParent, withLimits, withOwnNode, wrappers } from './command-line.ts';
import { environmentOf } from './environment.ts';
import { failedProgram } from './failed-program.ts';
import { findExecutable } from './find-executable.ts';
import { freshMarker, markNumber } from './marker.ts';
import { readProcess } from './process-table.ts';
import type { Program, ProgramOptions, StartProgram } from './program.ts';
import { RunningProgram } from './running-program.ts';
import { sandboxProblem, withSandbox } from './sandbox.ts';
import { type Folders, makeWorkingFolder, removeWorkingFolder, workingFolderOf } from './working-folder.ts';

/** Starts a program for one game, in a folder, an environment and a group of processes of its own. */
export const startProgram: StartProgram = async (options) => {
  const marker = freshMarker();
  try {
    return await start(options, marker);
  } catch (error) {
    await removeWorkingFolder(workingFolderOf(marker));
    if (error instanceof NotStarted) return failedProgram({ code: 'not-started', detail: error.message });
    throw error;
  }
};

/** Why a program could not be started, as a code of the system and what it is about. */
class NotStarted extends Error {
  override readonly name = 'NotStarted';
}

async function start(options: ProgramOptions, marker: string): Promise<Program> {
  const problem = options.isSandboxed ? sandboxProblem() : undefined;
  if (problem) throw new NotStarted(problem);
  const folders = await prepare(options.folder, marker);
  const command = withOwnNode(options.command);
  const first = command[0] ?? '';
  const found = findExecutable(first, folders.working);
  if (!found.ok) throw new NotStarted(`${found.error} ${first}`);
  const child = await spawned(
    wrapped(command, options, { ...folders, marker }),
    environmentOf(folders.working, marker),
  );
  const pid = child.pid!;
  return new RunningProgram({
    child,
    group: { pid, marker, start: readProcess(pid)?.start ?? 0 },
    limits: options.limits,
    log: options.log,
    cleanUp: () => removeWorkingFolder(folders.working),
  });
}

async function prepare(folder: string, marker: string): Promise<Folders> {
  try {
    return await makeWorkingFolder(folder, marker);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new NotStarted(`${code} ${folder}`);
  }
}

function wrapped(
  command: readonly string[],
  options: ProgramOptions,
  { marker, ...folders }: Folders & { readonly marker: string },
): readonly string[] {
  const { hasLimits, hasDeathOfParent } = wrappers();
  const kept = options.isSandboxed ? withSandbox(command, folders) : command;
  // Bubblewrap has its own way to die with its parent, and where it needs rights it must be let have them.
  const bound = hasDeathOfParent && !options.isSandboxed ? withDeathOfParent(kept) : kept;
  return hasLimits ? withLimits(bound, options.limits, markNumber(marker)) : bound;
}

type Environment = Readonly<Record<string, string>>;

/** Resolves when the process is there; nothing that it writes is lost, because nobody reads yet. */
function spawned([first, ...rest]: readonly string[], env: Environment): Promise<ChildProcessWithoutNullStreams> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void =>
      reject(new NotStarted(`${(error as NodeJS.ErrnoException).code ?? String(error)} ${first ?? ''}`));
    try {
      const child = spawn(first!, rest, { cwd: env['HOME'], env, detached: true, stdio: 'pipe' });
      child.once('error', fail);
      child.once('spawn', () => resolve(child));
    } catch (error) {
      fail(error);
    }
  });
}
