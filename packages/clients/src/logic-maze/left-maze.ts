import type { PackName } from '@dedalo/theseus/logic';
import type { Words } from '@dedalo/words';
import { NEW } from '../own/collected.ts';
import { levelOfTitle, replaySeed, replayTitle } from '../replay-title.ts';
import { type Day, dayOfSeed } from '../today/day.ts';

/** The names of the packs in the titles of games. */
export const MAZE_PACKS: ReadonlyMap<string, PackName | typeof NEW> = new Map([
  ['Lessons', 'lessons'],
  ['Labyrinths', 'labyrinths'],
  ['The palace', 'palace'],
  ['New mazes', NEW],
]);

/** The unfinished maze, read off its replay without loading the levels; undefined if it is in no pack. */
export function leftMaze(
  replay: string,
): { readonly pack: PackName | typeof NEW; readonly number: number; readonly day: Day | undefined } | undefined {
  const level = levelOfTitle(replayTitle(replay));
  const pack = level && MAZE_PACKS.get(level.collection);
  return pack && { pack, number: level.number, day: dayOfSeed(replaySeed(replay)) };
}

/** What a pack is called in the language that is spoken. */
export const packTitle = (pack: PackName | typeof NEW, { games, making }: Words): string =>
  pack === NEW ? making.mazes : games['logic-maze'].packs[pack];

/** “Lessons 3”, in the current language. */
export function leftMazeTitle(replay: string, words: Words): string {
  const left = leftMaze(replay);
  return left ? `${packTitle(left.pack, words)} ${left.number}` : words.games['logic-maze'].name;
}
