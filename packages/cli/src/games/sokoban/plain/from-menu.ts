import { readLast, unsolvedFrom } from '@dedalo/clients/sokoban/keeping';
import { nextUnsolved } from '@dedalo/clients/sokoban/progress';
import { startLevel } from '@dedalo/clients/sokoban/session';
import { PACKS } from '@dedalo/sokoban';
import { printLine as print } from '../../../plain/play-lines.ts';
import type { TypedLines } from '../../../plain/typed-lines.ts';
import { speech } from '../../../speech.ts';
import type { Store } from '../../../store/store.ts';
import { findLevels } from '../commands/find-levels.ts';
import { playPlainSokoban } from './play.ts';

/** The first level that is not solved. */
export async function playFromMenu(store: Store, lines: TypedLines): Promise<void> {
  const source = await findLevels(PACKS[0]);
  const last = { source, number: source.collection.entries.length };
  const origin = nextUnsolved(store.progress, last) ?? { source, number: 1 };
  return playPlainSokoban(startLevel(origin, 'forward'), {
    saveAs: null,
    notices: store.settings.deadlockNotice,
    lines,
    store,
  });
}

export async function goOn(store: Store, lines: TypedLines): Promise<void> {
  const level = readLast(store);
  if (level && 'session' in level)
    return playPlainSokoban(unsolvedFrom(store, level), {
      saveAs: null,
      notices: store.settings.deadlockNotice,
      lines,
      store,
    });
  if (level) print(speech().client.runningBroken(level.aside));
  return playFromMenu(store, lines);
}
