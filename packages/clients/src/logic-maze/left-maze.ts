import type { PackName } from '@dedalo/theseus/logic';
import type { Words } from '@dedalo/words';
import { levelOfTitle, replaySeed, replayTitle } from '../replay-title.ts';
import { type Day, dayOfSeed } from '../today/day.ts';

/** The names of the packs in the titles of games. */
export const MAZE_PACKS: ReadonlyMap<string, PackName> = new Map([
  ['Lessons', 'lessons'],
  ['Labyrinths', 'labyrinths'],
  ['The palace', 'palace'],
]);

/** The unfinished maze, read off its replay without loading the levels; undefined if it is in no pack. */
export function leftMaze(
  replay: string,
): { readonly pack: PackName; readonly number: number; readonly day: Day | undefined } | undefined {
  const level = levelOfTitle(replayTitle(replay));
  const pack = level && MAZE_PACKS.get(level.collection);
  return pack && { pack, number: level.number, day: dayOfSeed(replaySeed(replay)) };
}

/** “Lessons 3”, in the current language. */
export function leftMazeTitle(replay: string, words: Words): string {
  const { name, packs } = words.games['logic-maze'];
  const left = leftMaze(replay);
  return left ? `${packs[left.pack]} ${left.number}` : name;
}
