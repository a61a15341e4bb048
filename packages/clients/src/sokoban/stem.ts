import { fileName } from '../file-name.ts';
import type { LevelSession } from './session.ts';

/** How a game is called in the name of its file: `sokoban-classic-4`, for a pack as for a file of levels. */
export function stemOf({ origin }: LevelSession): string {
  if (!origin) return 'sokoban';
  const name = fileName(origin.source.name).replace(/\.[^.]*$/, '');
  return `sokoban-${name.replaceAll(/[^\w.-]+/g, '-')}-${origin.number}`;
}
