import { forgetBroughtReplay } from '../app/brought-replay.ts';
import { WEB_GAMES } from '../games/index.ts';
import { store } from './game-store.ts';
import { changeSettings, DEFAULT_SETTINGS } from './settings.ts';
import { removeEverything } from './local.ts';

/** Resets everything to a first visit. */
export async function forgetAll(): Promise<void> {
  for (const game of WEB_GAMES) await game.forget?.();
  await (await import('./library.ts')).forgetLibrary();
  store.forget();
  forgetBroughtReplay();
  // The games write their defaults, so this comes after them.
  removeEverything();
  changeSettings(DEFAULT_SETTINGS);
}
