import { keptStratego, usualStratego } from '@dedalo/clients/stratego/session';
import { freshSeed } from '../../../fresh-seed.ts';
import { printLine as print } from '../../../plain/play-lines.ts';
import type { TypedLines } from '../../../plain/typed-lines.ts';
import { speech } from '../../../speech.ts';
import type { Store } from '../../../store/store.ts';
import { playPlainStratego } from './play.ts';

/** The game that was left, else a new one. */
export async function playFromMenu(store: Store, lines: TypedLines): Promise<void> {
  const kept = keptStratego(store);
  if (kept && 'aside' in kept) print(speech().client.runningBroken(kept.aside));
  const game = kept && 'session' in kept ? kept : usualStratego(freshSeed());
  return playPlainStratego(game, { saveAs: null, lines, store });
}

export const goOn = playFromMenu;
