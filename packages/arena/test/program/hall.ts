import { afterEach } from 'vitest';
import { LIMITS } from '@dedalo/arena';
import type { Failure, Program, ProgramOptions } from '@dedalo/arena/program/program';
import { startProgram } from '@dedalo/arena/program/start-program';
import { testFolder } from './folder.ts';

/** Far longer than any program takes; nothing here depends on how fast a machine is. */
export const PATIENCE = 100_000;

/** A folder, and programs in it, which are closed after each test. */
export function testHall() {
  const folder = testFolder();
  const programs: Program[] = [];
  afterEach(async () => {
    for (const program of programs.splice(0)) await program.close();
  });

  async function start(command: readonly string[], options: Partial<ProgramOptions> = {}): Promise<Program> {
    const usual = { command, folder: folder.path, limits: LIMITS, isSandboxed: false };
    const program = await startProgram({ ...usual, ...options });
    programs.push(program);
    return program;
  }

  /** A program in Node that does this with every line, by the function `say`. */
  function startNode(body: string, options: Partial<ProgramOptions> = {}): Promise<Program> {
    folder.write('program.mjs', nodeProgram(body));
    return start(['node', 'program.mjs'], options);
  }

  return { folder, start, startNode };
}

const nodeProgram = (body: string): string => `
import { createInterface } from 'node:readline';
import * as fs from 'node:fs';
import * as childProcess from 'node:child_process';
const say = (text) => fs.writeSync(1, text);
createInterface({ input: process.stdin }).on('line', (line) => {
${body}
});
`;

/** The answer, or the failure as a line of text, which is easy to compare. */
export async function asked(program: Program, line: string, milliseconds = PATIENCE): Promise<string> {
  const answer = await program.ask(line, milliseconds);
  return answer.ok ? answer.value : shown(answer.error);
}

export const shown = ({ code, detail, line }: Failure): string =>
  [code, detail, line].filter((part) => part !== undefined).join(' | ');
