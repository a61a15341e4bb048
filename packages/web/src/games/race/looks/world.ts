import type { Level } from '@dedalo/race';

/** In the order of the shipped levels. */
export const WORLDS = [
  'garden',
  'cloister',
  'harbour',
  'catacombs',
  'foundry',
  'clockwork',
  'observatory',
  'labyrinth',
] as const;
export type World = (typeof WORLDS)[number];

/**
 * The looks and sounds of a level follow from its name, so that it is the same alone and among others; unknown names
 * take turns.
 */
export function worldOf({ name }: Pick<Level, 'name'>, index: number): World {
  const said = name.toLowerCase();
  return WORLDS.find((world) => said.includes(world)) ?? WORLDS[index % WORLDS.length]!;
}
