import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { withOwnNode, wrapCommand, wrappers } from './command-line.ts';
import { environmentOf } from './environment.ts';
import { failedProgram } from './failed-program.ts';
import { findExecutable } from './find-executable.ts';
import { ownStreams } from './foreign-descriptors.ts';
import { freshMarker, markNumber } from './marker.ts';
import { readOwnFiles } from './own-files.ts';
import { readProcess } from './process-table.ts';
import type { Program, ProgramOptions, StartProgram } from './program.ts';
import { RunningProgram } from './running-program.ts';
import { type GameRoom, sandboxProblem, withGameSandbox } from './sandbox.ts';
import { realPlaceOf } from './shown-machine.ts';
import {
  FOLDER_LIMIT,
  makeWorkingFolder,
  removeWorkingFolder,
  sandboxFolderOf,
  workingFolderOf,
} from './working-folder.ts';

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
  const command = withOwnNode(options.command);
  const room = makeRoom(options, marker);
  const first = command[0] ?? '';
  const found = findExecutable(first, room.own);
  if (!found.ok) throw new NotStarted(`${found.error} ${first}`);
  const reads = [...(options.reads ?? []), ...realPlaceOf(first, found.value)];
  const child = await spawned(
    wrapped(command, options, { ...room, reads, marker }),
    environmentOf(room.working, marker),
    options.isSandboxed ? room.own : room.working,
  );
  const pid = child.pid!;
  return new RunningProgram({
    child,
    group: { pid, marker, start: readProcess(pid)?.start ?? 0 },
    limits: options.limits,
    log: options.log,
    onLog: options.onLog,
    // A program that outlives the arena must not stay stopped for ever.
    rests: options.rests && (options.isSandboxed || wrappers().hasDeathOfParent),
    ...(!options.isSandboxed && { folder: room.working }),
    cleanUp: () => removeWorkingFolder(workingFolderOf(marker)),
  });
}

/** In a sandbox the working folder comes with it; else it is made here. */
function makeRoom({ folder, hidden, isSandboxed }: ProgramOptions, marker: string): GameRoom {
  try {
    const own = realpathSync(folder);
    const files = readOwnFiles(own);
    const working = isSandboxed ? sandboxFolderOf(marker) : makeWorkingFolder(own, files, marker);
    return { own, files, working, hidden: hidden === undefined ? undefined : realpathSync(hidden) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new NotStarted(`${code} ${folder}`);
  }
}

function wrapped(
  command: readonly string[],
  options: ProgramOptions,
  { marker, ...room }: GameRoom & { readonly marker: string },
): readonly string[] {
  const { isSandboxed, limits } = options;
  const shut = isSandboxed ? withGameSandbox(command, room) : command;
  return wrapCommand(shut, { isSandboxed, limits, file: FOLDER_LIMIT, mark: markNumber(marker) });
}

type Environment = Readonly<Record<string, string>>;

/** Resolves when the process is there; nothing that it writes is lost, because nobody reads yet. */
function spawned(
  [first, ...rest]: readonly string[],
  env: Environment,
  cwd: string,
): Promise<ChildProcessWithoutNullStreams> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void =>
      reject(new NotStarted(`${(error as NodeJS.ErrnoException).code ?? String(error)} ${first ?? ''}`));
    try {
      const child = spawn(first!, rest, { cwd, env, detached: true, stdio: ownStreams('pipe', 'pipe', 'pipe') });
      child.once('error', fail);
      child.once('spawn', () => resolve(child as ChildProcessWithoutNullStreams));
    } catch (error) {
      fail(error);
    }
  });
}
