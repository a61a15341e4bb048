import { fileName } from '../file-name.ts';
import type { LevelSession } from './session.ts';

/** The name of a game's file without its ending: `sokoban-classic-4`, for a pack and for a file of levels alike. */
export function stemOf({ origin }: LevelSession): string {
  if (!origin) return 'sokoban';
  const name = fileName(origin.source.name).replace(/\.[^.]*$/, '');
  return `sokoban-${name.replaceAll(/[^\w.-]+/g, '-')}-${origin.number}`;
}
