import { Random } from '@dedalo/grid';
import { race } from '../../src/game.ts';
import type { RaceBot } from '../../src/bots/race-bot.ts';
import type { Config, State, View } from '../../src/state.ts';
import { valueOf } from './results.ts';

/** Nobody can change it any more, nor any part of it. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}

/** A game of a bot to its end, or for so many actions; what it sees is frozen, and what it does must be legal. */
export function playBot(
  bot: RaceBot,
  { config, seed, most = Infinity }: { config: Config; seed: string; most?: number },
): State {
  const random = new Random(seed).stream('bot');
  let state = race.start(config, seed);
  for (let left = most; left > 0 && race.turn(state).length > 0; left--) {
    const view: View = frozen(race.view(state, 0));
    const thought = bot.think(view, { seat: 0, random });
    thought.advance(10_000);
    state = valueOf(race.play(state, 0, thought.choice)).state;
  }
  return state;
}
