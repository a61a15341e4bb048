import { Random } from '@dedalo/grid';
import type { Bout } from '../../bout/bout.ts';
import type { Run } from '../plan/run.ts';
import type { Tournament } from '../tournament.ts';

/** What programs are told as the number of a game: one that nobody can foresee who does not know the seed. */
const numberOf = (seed: string): number => new Random(seed).stream('number').int(1, 999_999_999);

/** A game of a tournament, with all that decides it. */
export function boutOf(tournament: Tournament, run: Run, logs: string): Bout {
  const { game, players, courses, clock, limits, isSandboxed } = tournament;
  return {
    id: run.id,
    game,
    ...courses[(run.board - 1) % courses.length]!,
    seed: run.seed,
    number: numberOf(run.seed),
    players: run.players.map((player) => players[player]!.spec),
    clock,
    limits,
    isSandboxed,
    logs,
  };
}
