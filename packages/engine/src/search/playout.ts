import type { Random } from '@dedalo/grid';
import { actionsOf, type Chance, chancesOf, type SearchModel } from './model.ts';

/** Which of the things that nature may do it does. */
export function drawChance<S>(chances: readonly Chance<S>[], random: Random): number {
  let rest = random.float();
  const last = chances.length - 1;
  for (let at = 0; at < last; at++) {
    rest -= chances[at]!.probability;
    if (rest < 0) return at;
  }
  return last;
}

/** Random play to the end, or for so many plies; the state that it leads to. */
export function playOut<S, A>(model: SearchModel<S, A>, from: S, random: Random, plies: number): S {
  let state = from;
  for (let left = plies; left > 0; left--) {
    const turn = model.turn(state);
    if (turn === 'over') return state;
    if (turn === 'chance') {
      const chances = chancesOf(model, state);
      state = chances[drawChance(chances, random)]!.state;
    } else {
      state = model.play(state, random.pick(actionsOf(model, state)));
    }
  }
  return state;
}
