import { isPackName } from '@dedalo/clients';
import { addToPack } from '@dedalo/sokoban';
import { signal } from '@preact/signals';

/** Whether the solutions of all packs are loaded, or failed to load. */
export const hasSolutions = signal(false);
let begun: Promise<void> | undefined;

/** Loads solutions and ideas for the packs that come without them, because they are larger than the levels. */
export function learnSolutions(): Promise<void> {
  begun ??= load();
  return begun;
}

/** If they cannot be loaded, the levels are played without them. */
async function load(): Promise<void> {
  try {
    const { solutions } = await import('virtual:level-solutions');
    for (const [pack, more] of Object.entries(solutions)) if (isPackName(pack)) addToPack(pack, more);
  } catch (error) {
    console.warn(error);
  }
  hasSolutions.value = true;
}
