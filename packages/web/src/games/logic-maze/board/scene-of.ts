import { BLOCKED, type Event, type Level, type State } from '@dedalo/theseus/logic';
import type { Maze, Scene, Square, Walk } from '../../../labyrinth/scene.ts';

const mazes = new WeakMap<Level, Maze>();

export function mazeOf(level: Level): Maze {
  const known = mazes.get(level);
  if (known) return known;
  const { columns, rows } = level.rooms;
  const made: Maze = { columns, rows, isWalled: (square, way) => level.steps[square * 4 + way] === BLOCKED };
  mazes.set(level, made);
  return made;
}

interface SceneOptions {
  readonly isOver?: boolean;
  readonly thread?: readonly Square[];
  readonly advice?: Scene['advice'];
}

export function sceneOf(
  { config: { level }, theseus, minotaur }: Pick<State, 'config' | 'theseus' | 'minotaur'>,
  { isOver = true, thread = [], advice }: SceneOptions = {},
): Scene {
  const ways = [0, 1, 2, 3].map((way) => level.steps[theseus * 4 + way]!);
  return {
    maze: mazeOf(level),
    theseus,
    minotaur,
    supplies: [],
    exit: level.exit,
    sabre: 'white',
    open: isOver ? [] : ways.filter((square) => square !== BLOCKED),
    thread,
    advice,
  };
}

/** A level at its start. */
export const sceneOfLevel = (level: Level): Scene => sceneOf({ ...level, config: { level, actionLimit: 1 } });

/** Visible steps, one after the other. */
export const walksOf = (events: readonly Event[]): Walk[] =>
  events.flatMap((event): Walk[] => {
    if (event.type === 'walked') return [{ piece: 'theseus', from: event.from, to: event.to }];
    if (event.type === 'minotaur-stepped') return [{ piece: 'minotaur', from: event.from, to: event.to }];
    return [];
  });
