import type { PairingResult } from '@dedalo/protocol/report';
import { type Estimate, estimate } from '../../series/estimate.ts';
import type { PairCounts } from '../../series/pair-counts.ts';
import type { SprtState } from '../../series/sprt.ts';
import { CountedPairs } from '../plan/counted-pairs.ts';
import { duelsOn, MATCH } from '../plan/duel.ts';
import { type Played, type PlayedGames, pointsFrom, type Run, runsOf } from '../plan/run.ts';
import type { Contestant, Tournament } from '../tournament.ts';
import { type Conduct, conductOf } from './conduct.ts';
import { pairingOf } from './tally.ts';

/**
 * Why a match is over: all was played, the test is decided, or would be by games that were all lost by faults; or it was
 * stopped before.
 */
export const MATCH_ENDS = ['played', 'decided', 'forfeited', 'stopped'] as const;
export type MatchEnd = (typeof MATCH_ENDS)[number];

export type MatchPlayer = Conduct & PairingResult & Pick<Contestant, 'bots'> & { readonly name: string };

/** All that can be told of a match, from the pairs that are over. */
export interface MatchResult {
  readonly end: MatchEnd;
  readonly pairs: number;
  readonly games: number;
  readonly players: readonly [MatchPlayer, MatchPlayer];
  readonly counts: PairCounts;
  /** None where all games were lost by faults: that says nothing about strength. */
  readonly estimate?: Estimate;
  readonly sprt?: SprtState;
  /** How many of the pairs that nobody forfeited are different ones. */
  readonly variety: { readonly different: number; readonly pairs: number };
  /** The games of these pairs. */
  readonly runs: readonly Run[];
}

export function matchResultOf(tournament: Tournament, played: PlayedGames): MatchResult {
  const { field } = tournament;
  const counted = new CountedPairs(field).countOn(pointsFrom(field, played));
  const duels = duelsOn(field, MATCH, { from: 1, to: counted.pairs });
  const runs = runsOf(field, { duels });
  const games = runs.map(({ id }) => played.get(id)!);
  const hasPlayed = games.some(({ ending }) => ending.type === 'over');
  const playerOf = (player: 0 | 1): MatchPlayer => {
    const { spec, bots } = tournament.players[player]!;
    const { wins, draws, losses } = counted.score;
    const points = player === 0 ? counted.score : { wins: losses, draws, losses: wins };
    return { name: spec.name, ...(bots && { bots }), ...pairingOf(points), ...conductOf(player, runs, played) };
  };
  return {
    end: counted.isDecided ? (hasPlayed ? 'decided' : 'forfeited') : counted.isOver ? 'played' : 'stopped',
    pairs: counted.pairs,
    games: counted.games,
    players: [playerOf(0), playerOf(1)],
    counts: counted.counts,
    ...(hasPlayed && { estimate: estimate(counted.counts) }),
    ...(counted.sprt && { sprt: hasPlayed ? counted.sprt : { ...counted.sprt, verdict: 'open' } }),
    variety: varietyOf(games),
    runs,
  };
}

/** Both games of a pair stand one behind the other. */
function varietyOf(games: readonly Played[]): MatchResult['variety'] {
  const different = new Set<string>();
  let pairs = 0;
  for (let index = 0; index < games.length; index += 2) {
    const pair = games.slice(index, index + 2);
    if (pair.some(({ ending }) => ending.type === 'fault')) continue;
    pairs++;
    different.add(pair.map(({ hash, id }) => hash ?? id).join(' '));
  }
  return { different: different.size, pairs };
}
