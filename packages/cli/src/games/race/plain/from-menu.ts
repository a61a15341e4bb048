import { keptRace, usualRace } from '@dedalo/clients/race/session';
import { freshSeed } from '../../../fresh-seed.ts';
import { printLine as print } from '../../../plain/play-lines.ts';
import type { TypedLines } from '../../../plain/typed-lines.ts';
import { speech } from '../../../speech.ts';
import type { Store } from '../../../store/store.ts';
import { playPlainRace } from './play.ts';

/** The race that was left, else a new one. */
export async function playFromMenu(store: Store, lines: TypedLines): Promise<void> {
  const kept = keptRace(store);
  if (kept && 'aside' in kept) print(speech().client.runningBroken(kept.aside));
  const session = kept && !('aside' in kept) ? kept : usualRace(freshSeed());
  return playPlainRace(session, { saveAs: null, lines, store });
}

export const goOn = playFromMenu;
