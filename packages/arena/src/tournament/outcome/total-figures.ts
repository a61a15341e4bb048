import type { Figures } from '@dedalo/protocol/report';
import type { PlayedGames, Run } from '../plan/run.ts';

/** What a player has of every figure in all its games, added up; undefined where games have none. */
export function totalFigures(player: number, runs: readonly Run[], played: PlayedGames): Figures | undefined {
  const own = runs.filter(({ players }) => players.includes(player));
  const all = own.flatMap(({ id }) => Object.entries(played.get(id)?.figures ?? {}));
  if (all.length === 0) return undefined;
  const totals: Record<string, number> = {};
  for (const [name, value] of all) totals[name] = (totals[name] ?? 0) + value;
  return totals;
}
