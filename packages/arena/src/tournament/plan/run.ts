import type { BoutReport } from '../../bout/bout.ts';
import { pointsAlone, pointsOf } from '../../series/points.ts';
import { boardsOf, type Duel, type PointsOf } from './duel.ts';
import type { Field } from './field.ts';
import { formatGameName, LEGS } from './game-name.ts';
import type { Plan } from './plan.ts';

/** A game that is really played: a duel where two sit at a table, and else one player on one level. */
export interface Run {
  readonly id: string;
  readonly round: number;
  /** By seat. */
  readonly players: readonly number[];
  /** Levels are taken in turn by it. */
  readonly board: number;
  /** Of the games that are played with the same dice on the same ground. */
  readonly pair: string;
}

/** What is kept of a game that is over. */
export interface Played extends Omit<BoutReport, 'replay'> {
  /** By seat: the names of the logs that there are. */
  readonly logs: readonly (string | null)[];
}

export type PlayedGames = ReadonlyMap<string, Played>;

/** The games of a plan, each once, in its order. */
export function runsOf(field: Field, { duels }: Pick<Plan, 'duels'>): Run[] {
  if (!field.isSolo) return duels.map(runOf);
  const runs = new Map<string, Run>();
  // Level by level, so that those who meet on it are soon through with it.
  for (const duel of duels.toSorted((a, b) => a.board - b.board)) {
    for (const player of duel.players) {
      const run = soloRunOf(field, player, duel);
      if (!runs.has(run.id)) runs.set(run.id, run);
    }
  }
  return [...runs.values()];
}

/**
 * Every pair of games has draws of its own, so that what a player has in the end does not hang on one board. They follow
 * from the name of the game without the letter for the order of the seats.
 */
const runOf = ({ id, round, board, players }: Duel): Run => ({
  id,
  round,
  players,
  board,
  pair: id.slice(0, -1),
});

const soloId = ({ format, slugs }: Field, player: number, board: number): string =>
  format === 'match' ? formatGameName({ pair: board, leg: LEGS[player]! }) : `${slugs[player]}-${board}`;

const soloRunOf = (field: Field, player: number, { board, round }: Duel): Run => ({
  id: soloId(field, player, board),
  round: board > boardsOf(field) ? round : 1,
  players: [player],
  board,
  // The same for all.
  pair: String(board),
});

/** What the games that are over say about duels. */
export const pointsFrom =
  (field: Field, played: PlayedGames): PointsOf =>
  (duel) => {
    if (!field.isSolo) {
      const game = played.get(duel.id);
      return game && pointsOf(game.ending, 0);
    }
    const [one, two] = duel.players.map((player) => played.get(soloId(field, player, duel.board)));
    return one && two && pointsAlone(one, two);
  };
