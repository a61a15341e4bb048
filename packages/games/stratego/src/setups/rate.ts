import { type Bot, playBots, Session } from '@dedalo/engine';
import type { Random } from '@dedalo/grid';
import { withSetups } from '../bots/with-setups.ts';
import { BLUE, RED } from '../board.ts';
import { stratego } from '../game.ts';
import type { Config, StrategoTypes } from '../state.ts';
import type { Setup } from './setup.ts';

export interface Rating {
  readonly config: Config;
  /** Who plays both sides, and the steps that each of its choices may take. */
  readonly bot: Bot<StrategoTypes>;
  readonly budget?: number;
  /** Every set-up is in so many games at least, as often Red's as Blue's. */
  readonly games: number;
  readonly random: Random;
}

/** The share of points that each set-up gets in games against others of the same list. */
export function rateSetups(setups: readonly Setup[], { config, bot, budget, games, random }: Rating): number[] {
  const points = setups.map(() => 0);
  const rounds = Math.ceil(games / 2);
  for (let round = 0; round < rounds; round++) {
    const order = random.shuffle([...setups.keys()]);
    for (const [index, red] of order.entries()) {
      const blue = order[(index + 1) % order.length]!;
      const session = new Session<StrategoTypes>(stratego, { config, seed: '', names: ['red', 'blue'] });
      const bots = [withSetups(bot, [setups[red]!]), withSetups(bot, [setups[blue]!])];
      playBots(session, bots, { random: random.stream(`${round} ${red}`), ...(budget && { budget }) });
      const [winner] = session.outcome!.winners;
      points[red]! += winner === undefined ? 0.5 : Number(winner === RED);
      points[blue]! += winner === undefined ? 0.5 : Number(winner === BLUE);
    }
  }
  return points.map((sum) => sum / (2 * rounds));
}
