import { setImmediate as nextRound } from 'node:timers/promises';
import type { Fault } from '@dedalo/protocol/report';
import type { ArenaGame, PlayerSpec } from '@dedalo/arena';
import { askAgain, type TurnAgain } from '@dedalo/arena/bout/ask-again';
import { ProgramPlayer } from '@dedalo/arena/players/program-player';
import { startProgram } from '@dedalo/arena/program/start-program';
import type { GameRecord, Seat } from '@dedalo/engine';
import type { ProgramRules } from '../../arena/program-rules.ts';
import { LogLines } from './log-lines.ts';

/** A turn, with the program's standard error since the one before. */
export interface LoggedTurn extends TurnAgain {
  readonly log: readonly string[];
}

/** The result of running a program through a recorded game. */
export interface RanAgain {
  /** The name that the program gives, or the given one. */
  readonly name: string;
  readonly turns: readonly LoggedTurn[];
  /** The fault that ended it before the recorded game did. */
  readonly fault: Fault | undefined;
  /** Its standard error after its last turn. */
  readonly log: readonly string[];
}

export interface RunAgainOptions {
  readonly arenaGame: ArenaGame;
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly program: Extract<PlayerSpec, { kind: 'program' }>;
  readonly rules: ProgramRules;
  readonly number: number;
  readonly lastTurn: number | undefined;
  readonly signal: AbortSignal;
  readonly onTurn: (turn: LoggedTurn) => void;
}

/** Starts the program and gives it the turns of its seat; it is ended afterwards. */
export async function runAgain(options: RunAgainOptions): Promise<RanAgain> {
  const { arenaGame, record, seat, program, rules, number, lastTurn, signal, onTurn } = options;
  const { limits, isSandboxed, clock } = rules;
  const lines = new LogLines();
  let log: string[] = [];
  const { command, folder, reads = [] } = program;
  const player = new ProgramPlayer({
    game: arenaGame.game,
    wire: arenaGame.wire,
    config: record.config,
    seat,
    seats: record.names.length,
    number,
    clock,
    isUntimed: true,
    async start() {
      const onLog = (piece: Buffer): void => void (log = log.concat(lines.take(piece)));
      const started = await startProgram({ command, folder, reads, limits, isSandboxed, onLog });
      if (signal.aborted) await started.close();
      return started;
    },
  });
  const stop = (): void => void player.close();
  signal.addEventListener('abort', stop);
  const turns: LoggedTurn[] = [];
  try {
    const fault = await askAgain({
      arenaGame,
      record,
      seat,
      player,
      lastTurn,
      async onTurn(turn) {
        // Output before its answer is read in the same round of events.
        await nextRound();
        const logged = { ...turn, log };
        log = [];
        turns.push(logged);
        onTurn(logged);
      },
    });
    await player.close();
    return { name: player.ownName ?? program.name, turns, fault, log: log.concat(lines.rest()) };
  } finally {
    signal.removeEventListener('abort', stop);
    await player.close();
  }
}
