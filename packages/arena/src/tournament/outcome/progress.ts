import { boardsOf } from '../plan/duel.ts';
import { plan } from '../plan/plan.ts';
import { type PlayedGames, pointsFrom, runsOf } from '../plan/run.ts';
import type { Tournament } from '../tournament.ts';

/** How far a tournament is. */
export interface Progress {
  readonly done: number;
  /** As far as that is known: a knock-out may have more. */
  readonly of: number;
  /** Who has most of its possible points, once there are any. */
  readonly leader?: string;
}

/** What can be told while games are played, without the work of rating everybody. */
export function progressOf({ field, players }: Tournament, played: PlayedGames): Progress {
  const pointsOf = pointsFrom(field, played);
  const planned = plan(field, pointsOf);
  const runs = runsOf(field, planned);
  const points = players.map(() => 0);
  const games = players.map(() => 0);
  for (const duel of planned.duels) {
    const won = pointsOf(duel);
    if (won === undefined) continue;
    for (const [seat, player] of duel.players.entries()) {
      points[player]! += seat === 0 ? won : 1 - won;
      games[player]!++;
    }
  }
  const best = games.reduce((best, count, player) => {
    const share = (one: number): number => (games[one] ? points[one]! / games[one] : 0);
    return count > 0 && (best === -1 || share(player) > share(best)) ? player : best;
  }, -1);
  return {
    done: runs.filter(({ id }) => played.has(id)).length,
    of: field.isSolo ? Math.max(field.slugs.length * boardsOf(field), runs.length) : planned.total,
    ...(best !== -1 && { leader: players[best]!.spec.name }),
  };
}
