import { forgetBroughtReplay } from '../app/brought-replay.ts';
import { forgetOwnLevels } from './own-levels.ts';
import { store } from './game-store.ts';
import { changeSettings, DEFAULT_SETTINGS } from './settings.ts';
import { removeEverything } from './local.ts';

/** As if nobody had ever been here. */
export async function forgetAll(): Promise<void> {
  store.forget();
  removeEverything();
  forgetBroughtReplay();
  changeSettings(DEFAULT_SETTINGS);
  await forgetOwnLevels();
  await (await import('../race/store/forget.ts')).forgetRaces();
  (await import('../pokelabirinto/forget.ts')).forgetPokelabirinto();
  (await import('../stratego/forget.ts')).forgetStratego();
  (await import('../theseus/forget.ts')).forgetTheseus();
  const { ownSources } = await import('../sokoban/sources.ts');
  ownSources.value = [];
}
