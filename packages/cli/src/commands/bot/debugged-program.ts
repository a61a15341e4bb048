import { LIMITS } from '@dedalo/arena';
import type { Program, StartProgram } from '@dedalo/arena/program/program';
import { startProgram } from '@dedalo/arena/program/start-program';
import { LOOPBACK, waitForProgram } from '@dedalo/arena/program/wait-for-program';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { UsageError } from '../../usage.ts';
import { LogLines } from './log-lines.ts';

export interface DebuggedProgramOptions {
  /** The port where the program connects; without it the program is started. */
  readonly port: number | undefined;
  readonly say: (text: string) => void;
}

/** The one program of a game that is debugged: started here or by hand, and ended with Ctrl+C. */
export class DebuggedProgram {
  readonly #options: DebuggedProgramOptions;
  readonly #stop = new AbortController();
  #program: Program | undefined;

  constructor(options: DebuggedProgramOptions) {
    this.#options = options;
  }

  get isStopped(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Stops waiting for it, or ends the program; then it has lost. */
  stop(): void {
    this.#stop.abort();
    void this.#program?.close();
  }

  readonly start: StartProgram = async (wanted) => {
    const { port } = this.#options;
    const program = port === undefined ? await this.#started(wanted) : await this.#connected(port);
    this.#program = program;
    if (this.isStopped) await program.close();
    return program;
  };

  async #started(wanted: Parameters<StartProgram>[0]): Promise<Program> {
    const log = new LogLines();
    const show = (lines: readonly string[]): void => {
      for (const line of lines) this.#options.say(`! ${line}`);
    };
    const program = await startProgram({ ...wanted, onLog: (piece) => show(log.take(piece)) });
    return {
      tell: (line) => program.tell(line),
      ask: (line, milliseconds) => program.ask(line, milliseconds),
      rest: () => program.rest(),
      logTo: (file) => program.logTo(file),
      get failure() {
        return program.failure;
      },
      async close() {
        await program.close();
        show(log.rest());
      },
    };
  }

  async #connected(port: number): Promise<Program> {
    const { debug } = arenaSpeech();
    const { say } = this.#options;
    try {
      const program = await waitForProgram({
        port,
        longestLine: LIMITS.line,
        signal: this.#stop.signal,
        onListening: (opened) => say(debug.waiting(`${LOOPBACK}:${opened}`)),
      });
      say(debug.connected);
      return program;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      throw new UsageError(portSentence(port, code), { cause: error });
    }
  }
}

function portSentence(port: number, code: string): string {
  const { badPort } = arenaSpeech().debug;
  return code === 'EADDRINUSE' || code === 'EACCES' ? badPort[code](port) : badPort.other({ port, code });
}
