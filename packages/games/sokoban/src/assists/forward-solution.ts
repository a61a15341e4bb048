import { type Direction, opposite } from '@dedalo/grid';
import type { Level } from '../level.ts';
import { play, start } from '../rules.ts';
import { type Action, type Config, type State } from '../state.ts';
import { walkTo } from './walk.ts';

/**
 * The solution that a finished reverse game is, read backwards: pulls become pushes the other way, and where it jumped,
 * the player walks. Undefined where the actions do not finish the level in reverse.
 */
export function forwardSolution(level: Level, actions: readonly Action[]): Direction[] | undefined {
  const config: Config = { level, mode: 'reverse', actionLimit: actions.length + 1 };
  const states: State[] = [start(config)];
  for (const action of actions) {
    const played = play(states.at(-1)!, 0, action);
    if (!played.ok) break;
    states.push(played.value.state);
  }
  const end = states.at(-1)!;
  if (end.player === null || end.pushes === 0 || states.length <= actions.length) return undefined;

  const home = walkTo(level, { player: level.player, boxes: end.boxes }, end.player);
  if (!home || end.boxes.some((box) => !level.boxes.includes(box))) return undefined;
  const directions = home;
  for (let index = states.length - 1; index > 0; index--) {
    const { player, boxes } = states[index - 1]!;
    const action = actions[index - 1]!;
    if (action.type !== 'jump') directions.push(opposite(action.direction));
    // Whatever comes before the first pull only brings the player in.
    else if (player !== null && states[index - 1]!.pushes > 0) {
      directions.push(...walkTo(level, { player: states[index]!.player!, boxes }, player)!);
    }
    if (states[index - 1]!.pushes === 0) break;
  }
  return directions;
}
