import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Limits } from '@dedalo/protocol/report';
import { err, ok, type Result } from '@dedalo/grid';
import { withOwnNode, wrapCommand } from '../../program/command-line.ts';
import { endGroup } from '../../program/end-group.ts';
import { environmentOf } from '../../program/environment.ts';
import { ownStreams } from '../../program/foreign-descriptors.ts';
import { LogFile } from '../../program/log-file.ts';
import { freshMarker, markNumber } from '../../program/marker.ts';
import { readProcess } from '../../program/process-table.ts';
import { withBuildSandbox } from '../../program/sandbox.ts';

interface BuildOrder {
  readonly command: readonly string[];
  /** The copy of the hand-in, which the build may change. */
  readonly folder: string;
  /** The file for all that it says. */
  readonly log: string;
  readonly limits: Limits;
  readonly isSandboxed: boolean;
  /** What it reads besides, in a sandbox. */
  readonly reads?: readonly string[];
  readonly signal?: AbortSignal;
  /** In milliseconds. */
  readonly most?: number;
}

type BuildProblem =
  | { readonly code: 'build-not-started'; readonly detail: string }
  | { readonly code: 'build-failed'; readonly detail: string }
  | { readonly code: 'build-too-slow'; readonly detail: string };

const BUILD_TIME = 120_000;
/** Compilers take more than players may. */
const LEAST_MEMORY = 2 * 1024 ** 3;
const MOST_LOG = 1024 * 1024;
const MOST_FILE = 256 * 1024 * 1024;
const PATIENCE = 2000;
const HOME = '.dedalo-home';

/** Builds a hand-in where it stands. Nothing of the build is left running. */
export async function build(order: BuildOrder): Promise<Result<void, BuildProblem>> {
  const { folder, most = BUILD_TIME } = order;
  const home = join(folder, HOME);
  await mkdir(home, { recursive: true });
  const log = new LogFile(MOST_LOG, order.log);
  const marker = freshMarker();
  const [first, ...rest] = wrapped(order, marker);
  const child = spawn(first!, rest, {
    cwd: folder,
    env: environmentOf(home, marker),
    stdio: ownStreams('ignore', 'pipe', 'pipe'),
    detached: true,
  });
  child.stdout?.on('data', (piece: Buffer) => log.write(piece));
  child.stderr?.on('data', (piece: Buffer) => log.write(piece));
  const start = (child.pid !== undefined && readProcess(child.pid)?.start) || 0;
  // What it said last may come after its end.
  const silence = new Promise((resolve) => child.once('close', resolve));
  const ending = await endingOf(child, most, order.signal);
  if (child.pid !== undefined) {
    await endGroup({ pid: child.pid, marker, start });
    await Promise.race([silence, pause(PATIENCE, undefined, { ref: false })]);
  }
  await log.close();
  await rm(home, { recursive: true, force: true });
  return ending;
}

function wrapped({ command, folder, limits, isSandboxed, reads = [] }: BuildOrder, marker: string): readonly string[] {
  const own = withOwnNode(command);
  const shut = isSandboxed ? withBuildSandbox(own, { folder, reads }) : own;
  const roomy: Limits = { ...limits, memory: Math.max(limits.memory, LEAST_MEMORY) };
  return wrapCommand(shut, { isSandboxed, limits: roomy, file: MOST_FILE, mark: markNumber(marker) });
}

function endingOf(
  child: ChildProcess,
  most: number,
  signal: AbortSignal | undefined,
): Promise<Result<void, BuildProblem>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(err({ code: 'build-too-slow', detail: `> ${most / 1000} s` })), most);
    const stop = (): void => finish(err({ code: 'build-failed', detail: 'stopped' }));
    const finish = (ending: Result<void, BuildProblem>): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      resolve(ending);
    };
    signal?.addEventListener('abort', stop);
    child.on('error', (error: NodeJS.ErrnoException) =>
      finish(err({ code: 'build-not-started', detail: error.code ?? error.message })),
    );
    child.on('exit', (code, ended) =>
      finish(code === 0 ? ok(undefined) : err({ code: 'build-failed', detail: ended ?? `exit code ${code}` })),
    );
  });
}
