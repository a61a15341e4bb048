import {
  keptLevel,
  type LevelOrigin,
  type LevelSession,
  readLast,
  SokobanPlay,
  startLevel,
  unsolvedFrom,
} from '@dedalo/clients';
import { canReverse, isSameLevel, type Mode } from '@dedalo/sokoban';
import { store } from '../../../store/game-store.ts';
import { clientContext } from '../../../store/client-context.ts';
import { allSources, PACK_SOURCES } from '../sources.ts';

/** A level that is asked for, or the one played last. */
export type Wanted = 'last' | { readonly origin: LevelOrigin; readonly mode: Mode };

export function openLevel(wanted: Wanted): SokobanPlay {
  const play = new SokobanPlay(clientContext, wanted === 'last' ? lastLevel() : levelAt(wanted));
  play.keep();
  return play;
}

function levelAt({ origin, mode }: Exclude<Wanted, 'last'>): LevelSession {
  const { level } = origin.source.collection.entries[origin.number - 1]!;
  return keptLevel(store, startLevel(origin, mode === 'reverse' && canReverse(level) ? mode : 'forward'));
}

function lastLevel(): LevelSession {
  const kept = readLast(store);
  if (!kept || 'aside' in kept)
    return levelAt({ origin: { source: PACK_SOURCES[0]!.source, number: 1 }, mode: 'forward' });
  return unsolvedFrom(store, kept.origin ? kept : { ...kept, origin: findBrought(kept) });
}

/** One of the user's own levels is recognised again, like those of the packs. */
function findBrought({ session }: LevelSession): LevelOrigin | undefined {
  for (const { source } of allSources()) {
    const index = source.collection.entries.findIndex(({ level }) => isSameLevel(level, session.config.level));
    if (index !== -1) return { source, number: index + 1 };
  }
  return undefined;
}
