import { spawn } from 'node:child_process';

export interface ToolRun {
  /** Undefined where it could not be started. */
  readonly code: number | null | undefined;
  /** What it wrote to stdout and stderr, in the order in which it came. */
  readonly output: string;
}

/** Runs a tool of the user, such as `javac`, to its end. */
export function runTool(command: string, args: readonly string[]): Promise<ToolRun> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    const output = (): string => Buffer.concat(pieces).toString('utf8');
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece));
    child.on('error', () => resolve({ code: undefined, output: output() }));
    child.on('close', (code) => resolve({ code, output: output() }));
  });
}
