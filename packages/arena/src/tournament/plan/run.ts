import type { BoutEnding, BoutReport, Score } from '../../bout/bout.ts';
import { boardsOf, type Duel, type PointsOf } from './duel.ts';
import type { Field } from './field.ts';
import type { Plan } from './plan.ts';

/** A game that is really played: a duel where two sit at a table, and else one player on one level. */
export interface Run {
  readonly id: string;
  readonly round: number;
  /** By seat. */
  readonly players: readonly number[];
  /** Levels are taken in turn by it. */
  readonly board: number;
  readonly seed: string;
}

/** What is kept of a game that is over. */
export interface Played extends Omit<BoutReport, 'replay'> {
  /** By seat: the names of the logs that there are. */
  readonly logs: readonly (string | null)[];
}

export type PlayedGames = ReadonlyMap<string, Played>;

/** The games of a plan, each once, in its order. */
export function runsOf(field: Field, { duels }: Plan): Run[] {
  if (!field.isSolo) return duels.map((duel) => runOf(field, duel));
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

/** Every pair of games has a seed of its own, so that what a player has in the end does not hang on one board. */
const runOf = ({ seed }: Field, { id, round, table, board, players }: Duel): Run => ({
  id,
  round,
  players,
  board,
  seed: `${seed}:${round}.${table}.${board}`,
});

const soloRunOf = (field: Field, player: number, { board, round }: Duel): Run => ({
  id: `${field.slugs[player]}-${board}`,
  round: board > boardsOf(field) ? round : 1,
  players: [player],
  board,
  // The same for all.
  seed: `${field.seed}:${board}`,
});

/** What the games that are over say about duels. */
export const pointsFrom =
  (field: Field, played: PlayedGames): PointsOf =>
  (duel) => {
    if (!field.isSolo) {
      const game = played.get(duel.id);
      return game && pointsOfEnding(game.ending);
    }
    const [one, two] = duel.players.map((player) => played.get(`${field.slugs[player]}-${duel.board}`));
    return one && two && pointsOfSolo(one, two);
  };

/** What the first seat of two has: who is at fault has lost; who alone won has won; all else is a draw. */
export function pointsOfEnding(ending: BoutEnding): number {
  if (ending.type === 'fault') return ending.seat === 0 ? 0 : 1;
  const [one, two] = [0, 1].map((seat) => ending.outcome.winners.includes(seat));
  return one === two ? 0.5 : one ? 1 : 0;
}

/** What the first of two has who played the same level, each alone. A fault is worse than any score. */
export function pointsOfSolo(one: Played, two: Played): number {
  const order = compareScores(scoreOf(one), scoreOf(two));
  return order === 0 ? 0.5 : order > 0 ? 1 : 0;
}

const scoreOf = ({ ending, score = [] }: Played): Score => (ending.type === 'fault' ? [-Infinity] : score);

function compareScores(one: Score, two: Score): number {
  for (let index = 0; index < Math.max(one.length, two.length); index++) {
    const [a, b] = [one[index] ?? 0, two[index] ?? 0];
    if (a !== b) return a > b ? 1 : -1;
  }
  return 0;
}
