import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dedaloFile, freshData, NEUTRAL } from './run.ts';

/** A game that is being debugged, and what it has said so far. */
export interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  /** Waits until this has been said. */
  until(looks: RegExp): Promise<RegExpExecArray>;
  /** All that it said, and its exit code. */
  end(): Promise<{ readonly out: string; readonly code: number | null }>;
}

/** Begins `dedalo bot debug` in a folder. */
export function beginDebug(cwd: string, ...args: string[]): Running {
  const env = { ...process.env, ...NEUTRAL, DEDALO_DATA: freshData() };
  const child = spawn(process.execPath, [dedaloFile, 'bot', 'debug', ...args], { cwd, env });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (out += text));
  const closed = once(child, 'close') as Promise<[number | null]>;
  return {
    child,
    async until(looks) {
      for (;;) {
        const found = looks.exec(out);
        if (found) return found;
        if (child.exitCode !== null) throw new Error(`it has ended before ${String(looks)}:\n${out}`);
        await Promise.race([once(child.stdout, 'data'), closed]);
      }
    },
    async end() {
      const [code] = await closed;
      return { out, code };
    },
  };
}

export const WAITING = /Waiting for a program on 127\.0\.0\.1:(\d+)\./;
