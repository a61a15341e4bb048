import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@dedalo/grid';
import { PROTOCOL_VERSION } from '@dedalo/protocol';
import type { Failure, Program, ProgramOptions } from './program.ts';
import { startProgram } from './start-program.ts';

export interface HelloOrder extends Omit<ProgramOptions, 'log'> {
  /** Milliseconds for the answer. */
  readonly patience: number;
}

export interface HelloAnswer {
  readonly answer: Result<string, Failure>;
  /** What it wrote to standard error. */
  readonly log: string;
}

/** Starts a program once, as it will be started for a game, says hello and ends it again. */
export async function askHello({ patience, ...options }: HelloOrder): Promise<HelloAnswer> {
  const folder = await mkdtemp(join(tmpdir(), 'dedalo-hello-'));
  const log = join(folder, 'log');
  let program: Program | undefined;
  try {
    program = await startProgram({ ...options, log });
    const answer = await program.ask(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION }), patience);
    await program.close();
    return { answer, log: await readFile(log, 'utf8').catch(() => '') };
  } finally {
    await program?.close();
    await rm(folder, { recursive: true, force: true });
  }
}
