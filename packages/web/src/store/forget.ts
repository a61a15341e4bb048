import { forgetBroughtReplay } from '../app/brought-replay.ts';
import { forgetOwnLevels } from './own-levels.ts';
import { store } from './game-store.ts';
import { changeSettings, DEFAULT_SETTINGS } from './settings.ts';
import { removeEverything } from './local.ts';

/** As if nobody had ever been here. */
export async function forgetAll(): Promise<void> {
  await forgetOwnLevels();
  await (await import('../games/race/forget.ts')).forgetRaces();
  (await import('../games/pokelabirinto/forget.ts')).forgetPokelabirinto();
  (await import('../games/stratego/forget.ts')).forgetStratego();
  (await import('../games/theseus/forget.ts')).forgetTheseus();
  const { ownSources } = await import('../games/sokoban/sources.ts');
  ownSources.value = [];
  store.forget();
  forgetBroughtReplay();
  // The games write what is usual where something else was: this comes after them.
  removeEverything();
  changeSettings(DEFAULT_SETTINGS);
}
