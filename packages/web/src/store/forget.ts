import { forgetBroughtReplay } from '../app/brought-replay.ts';
import { WEB_GAMES } from '../games/index.ts';
import { store } from './game-store.ts';
import { changeSettings, DEFAULT_SETTINGS } from './settings.ts';
import { removeEverything } from './local.ts';

/** As if nobody had ever been here. */
export async function forgetAll(): Promise<void> {
  for (const game of WEB_GAMES) await game.forget?.();
  await (await import('./library.ts')).forgetLibrary();
  store.forget();
  forgetBroughtReplay();
  // The games write what is usual where something else was: this comes after them.
  removeEverything();
  changeSettings(DEFAULT_SETTINGS);
}
