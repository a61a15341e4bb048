import { createLevel, type Level } from '../level.ts';
import type { Placement } from '../assists/placement.ts';

/** The level as it would be drawn if it began where a game has come to: what is solved when a player asks for help. */
export function levelFrom(level: Level, { player, boxes }: Placement): Level {
  const { width, height, walls, goals } = level;
  const later = createLevel({ width, height, walls, goals, boxes, player });
  if (!later.ok) throw new Error(`a position of a level is no level: ${JSON.stringify(later.error)}`);
  return later.value;
}
