import type { SokobanPlay } from '@dedalo/clients';
import type { Push } from '@dedalo/clients/sokoban/guide/known-ways';
import { type Cell, type Direction, DIRECTIONS } from '@dedalo/grid';
import type { Event, State } from '@dedalo/sokoban';
import type { Scene } from './scene.ts';

/** The direction in which the player looks after an event; unchanged where the event does not say. */
export function facingAfter(event: Event | undefined, width: number, before: Direction): Direction {
  if (event?.type !== 'walked' && event?.type !== 'pushed' && event?.type !== 'pulled') return before;
  const steps: Readonly<Record<number, Direction>> = { [-width]: 'north', 1: 'east', [width]: 'south', [-1]: 'west' };
  return steps[event.to - event.from] ?? before;
}

/** Where the boxes must get: the level's goals or, in reverse play, where they began. */
const targetsOf = ({ config }: State): readonly Cell[] | undefined =>
  config.mode === 'reverse' ? config.level.boxes : undefined;

export function sceneOf(state: State, facing: Direction): Scene {
  const { config, player, boxes } = state;
  const targets = targetsOf(state);
  return { level: config.level, player, boxes, facing, marks: targets ? { targets } : {} };
}

/** With the push of a hint, unless a box is picked, which then matters more. */
export function playedScene(play: SokobanPlay, facing: Direction, advised?: Push): Scene {
  const scene = sceneOf(play.state, facing);
  const { dead, reach, picked, lost } = play.marks();
  const marks = {
    ...scene.marks,
    ...(dead && { dead }),
    ...(reach && { reach }),
    ...(advised && { picked: advised.box, cursor: advised.to }),
    ...(picked !== undefined && { picked, cursor: undefined }),
    ...(lost && { lost }),
  };
  return { ...scene, marks };
}

/** Before the first action the player looks at the viewer. */
export const FIRST_FACING: Direction = DIRECTIONS[2];
