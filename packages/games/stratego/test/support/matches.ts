import { type Bot, playBots, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { createConfig } from '../../src/config.ts';
import { stratego } from '../../src/game.ts';
import type { RuleSetName } from '../../src/rule-set.ts';
import type { StrategoTypes } from '../../src/state.ts';
import { valueOf } from './results.ts';

export interface Match {
  readonly games: number;
  readonly rules: RuleSetName;
  readonly seed: string;
  readonly budget?: number;
}

export function playGame(
  bots: readonly Bot<StrategoTypes>[],
  { rules, seed, budget }: Omit<Match, 'games'>,
): Session<StrategoTypes> {
  const config = valueOf(createConfig({ rules }));
  const session = new Session<StrategoTypes>(stratego, { config, seed: '', names: bots.map(({ name }) => name) });
  playBots(session, bots, { random: new Random(seed), ...(budget !== undefined && { budget }) });
  return session;
}

/** The share of points of the first, as often Red as Blue, and its lower 95 % bound. */
export function pointsOf(
  bots: readonly [Bot<StrategoTypes>, Bot<StrategoTypes>],
  match: Match,
): { share: number; lower: number } {
  const points = Array.from({ length: match.games }, (_, game) => {
    const first = game % 2;
    const session = playGame(first === 0 ? bots : bots.toReversed(), { ...match, seed: `${match.seed} ${game}` });
    const [winner] = session.outcome!.winners;
    return winner === undefined ? 0.5 : Number(winner === first);
  });
  const share = points.reduce((sum, point) => sum + point, 0) / match.games;
  const variance = points.reduce((sum, point) => sum + (point - share) ** 2, 0) / (match.games - 1);
  return { share, lower: share - 1.96 * Math.sqrt(variance / match.games) };
}
