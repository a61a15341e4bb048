import { existsSync, readFileSync } from 'node:fs';
import { type BoutOptions, type BoutReport, type ArenaGame, playBout, type SpokenLine } from '@dedalo/arena';
import { logFile } from '@dedalo/arena/bout/log-file';
import type { KeptPrograms } from '@dedalo/arena/players/kept-programs';
import type { Program, ProgramOptions } from '@dedalo/arena/program/program';
import { startProgram } from '@dedalo/arena/program/start-program';
import { Conversation } from './conversation.ts';
import { type Diagnosis, diagnose } from './diagnosis.ts';
import type { CheckedGame } from './plan.ts';
import { type Warning, warningsOf } from './warnings.ts';

/** The result of a game in which a program was checked. */
export interface GameCheck {
  readonly seat: number;
  readonly seats: number;
  readonly report: BoutReport;
  readonly conversation: Conversation;
  readonly warnings: readonly Warning[];
  /** Undefined without a fault. */
  readonly diagnosis: Diagnosis | undefined;
}

export interface GameCheckOptions {
  readonly arenaGame: ArenaGame;
  readonly signal: AbortSignal;
  readonly kept: KeptPrograms;
  onLine(line: SpokenLine, number: number): void;
  /** Settings of the game that differ from the usual. */
  readonly play?: Pick<BoutOptions, 'start' | 'isUntimed' | 'onTurn'>;
}

const now = (): number => performance.now();

export async function checkGame({ bout, seat }: CheckedGame, options: GameCheckOptions): Promise<GameCheck> {
  const conversation = new Conversation(now);
  let closing = 0;
  const start = async (wanted: ProgramOptions): Promise<Program> =>
    timed(await (options.play?.start ?? startProgram)(wanted), (milliseconds) => (closing = milliseconds));
  const report = await playBout(bout, {
    ...options.play,
    signal: options.signal,
    kept: options.kept,
    start,
    onLine(line) {
      conversation.hear(line);
      options.onLine(line, conversation.exchanges.length);
    },
  });
  const file = logFile(bout.logs!, bout.id, seat);
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const log = bytes.toString('utf8');
  const { ending } = report;
  const player = bout.players[seat]!;
  return {
    seat,
    seats: bout.players.length,
    report,
    conversation,
    warnings: warningsOf({ conversation, clock: bout.clock, limits: bout.limits, logged: bytes.length, closing }),
    diagnosis:
      ending.type === 'fault'
        ? diagnose({
            arenaGame: options.arenaGame,
            report,
            seat,
            fault: ending.fault,
            conversation,
            log,
            isClass: player.kind === 'program' && player.isClass === true,
          })
        : undefined,
  };
}

/** A program that reports how long it took to end. */
const timed = (program: Program, tell: (milliseconds: number) => void): Program => {
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    const begun = now();
    await program.close();
    tell(now() - begun);
  };
  return {
    tell: (line) => program.tell(line),
    ask: (line, milliseconds) => program.ask(line, milliseconds),
    rest: () => program.rest(),
    logTo: (log) => program.logTo(log),
    get failure() {
      return program.failure;
    },
    close: () => (closed ??= close()),
  };
};
