import { forgetOwnLevels } from '../../store/own-levels.ts';
import { ownSources } from './sources.ts';

/** Removes the user's own levels. */
export async function forgetSokoban(): Promise<void> {
  await forgetOwnLevels();
  ownSources.value = [];
}
