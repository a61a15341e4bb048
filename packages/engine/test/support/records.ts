import { Random } from '@dedalo/grid';
import { type Acted, type Game, type GameRecord, type GameTypes, parseReplay, type Replay } from '../../src/index.ts';
import type { LadderTypes } from './ladder.ts';
import { valueOf } from './result.ts';

export const reading = (text: string): Replay => valueOf(parseReplay(text));

export const climbs = (...by: readonly number[]): Acted<LadderTypes>[] =>
  by.map((rungs) => ({ seat: 0, action: { by: rungs } }));

export const upAndDown = Array.from({ length: 10 }, () => [3, -1]).flat();

/** Two and twenty climbs, the last of which was taken back. */
export const CLIMB: GameRecord<LadderTypes> = {
  title: 'First steps',
  config: { top: 30, limit: 50 },
  seed: 'dedalo',
  names: ['Ada'],
  actions: climbs(...upAndDown, 3, -2),
  played: 21,
};

/** A game of random actions, to its end or to `most` actions. */
export function randomRecord<T extends GameTypes>(game: Game<T>, seed: string, most = Infinity): GameRecord<T> {
  const random = new Random(seed);
  const config = game.samples.config(random.stream('config'));
  const actions: Acted<T>[] = [];
  let state = game.start(config, seed);
  while (actions.length < most && !game.outcome(state)) {
    const seat = random.pick(game.turn(state));
    const action = random.pick(game.legal(state, seat));
    actions.push({ seat, action });
    state = valueOf(game.play(state, seat, action)).state;
  }
  const names = Array.from({ length: game.seats(config) }, (_, seat) => `Player ${seat + 1}`);
  return { config, seed, names, actions, played: actions.length };
}

/** The state after the actions of a record. */
export const stateAfter = <T extends GameTypes>(
  game: Game<T>,
  record: GameRecord<T>,
  count = record.actions.length,
): T['State'] =>
  record.actions
    .slice(0, count)
    .reduce<T['State']>(
      (state, { seat, action }) => valueOf(game.play(state, seat, action)).state,
      game.start(record.config, record.seed),
    );
