import { keptExpedition, startExpedition } from '@dedalo/clients/expedition/session';
import { defaultConfig } from '@dedalo/pokelabirinto/expedition';
import { freshSeed } from '../../../fresh-seed.ts';
import { printLine as print } from '../../../plain/play-lines.ts';
import type { TypedLines } from '../../../plain/typed-lines.ts';
import { speech } from '../../../speech.ts';
import type { Store } from '../../../store/store.ts';
import { askStarter } from './ask-starter.ts';
import { playPlainExpedition } from './play.ts';

/** The journey that was left, else a new one with a creature that is asked for. */
export async function playFromMenu(store: Store, lines: TypedLines): Promise<void> {
  const kept = keptExpedition(store);
  if (kept && 'aside' in kept) print(speech().client.runningBroken(kept.aside));
  if (kept && !('aside' in kept)) return playPlainExpedition(kept, { saveAs: null, lines, store });
  const starter = await askStarter(lines);
  if (!starter) return lines.close();
  const session = startExpedition({ ...defaultConfig(), starter }, freshSeed());
  return playPlainExpedition(session, { saveAs: null, lines, store });
}

export const goOn = playFromMenu;
