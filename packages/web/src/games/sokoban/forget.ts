import { forgetOwnLevels } from '../../store/own-levels.ts';
import { ownSources } from './sources.ts';

/** As if nobody had ever brought levels. */
export async function forgetSokoban(): Promise<void> {
  await forgetOwnLevels();
  ownSources.value = [];
}
