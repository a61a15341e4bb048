import type { Fault } from '@dedalo/protocol/report';
import { duelsOn, MATCH } from '../plan/duel.ts';
import { type PlayedGames, runsOf } from '../plan/run.ts';
import type { Tournament } from '../tournament.ts';

/** A program that answered the hello in no game of the first pair: it cannot play at all. */
export interface NoHello {
  readonly name: string;
  readonly fault: Fault;
  /** The name of its log, where it wrote one. */
  readonly log: string | null;
}

/** Undefined also before the first pair is over. Later in a match no answer is a fault like all others. */
export function noHelloIn({ field, players }: Tournament, played: PlayedGames): NoHello | undefined {
  const runs = runsOf(field, { duels: duelsOn(field, MATCH, { from: 1, to: 1 }) });
  const games = runs.flatMap((run) => played.get(run.id) ?? []);
  if (games.length < runs.length) return undefined;
  for (const [index, { ending, logs }] of games.entries()) {
    if (ending.type !== 'fault' || ending.fault.turn > 0) continue;
    const player = runs[index]!.players[ending.seat]!;
    const hasSpoken = games.some(({ names }, game) => typeof names[runs[game]!.players.indexOf(player)] === 'string');
    if (!hasSpoken) return { name: players[player]!.spec.name, fault: ending.fault, log: logs[ending.seat] ?? null };
  }
  return undefined;
}
