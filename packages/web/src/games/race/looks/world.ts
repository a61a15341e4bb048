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

/** How a level looks and sounds: as its name says, so that it does alone what it does among others; else they take turns. */
export function worldOf({ name }: Pick<Level, 'name'>, index: number): World {
  const said = name.toLowerCase();
  return WORLDS.find((world) => said.includes(world)) ?? WORLDS[index % WORLDS.length]!;
}
