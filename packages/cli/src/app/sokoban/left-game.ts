import { parseReplay, verifyReplay } from '@dedalo/engine';
import { sokoban } from '@dedalo/sokoban';
import { type LevelSession, resumeRecord } from '../../sokoban-session.ts';
import type { Store } from '../../store/store.ts';

/** The game that was left, if there is one and it holds; one that does not is set aside and named. */
export function leftGame(store: Store): LevelSession | { readonly aside: string } | undefined {
  const text = store.running('sokoban');
  if (text === undefined) return undefined;
  const parsed = parseReplay(text);
  const verified = parsed.ok ? verifyReplay(sokoban, parsed.value) : parsed;
  if (verified.ok) return resumeRecord(verified.value);
  return { aside: store.setRunningAside('sokoban') ?? 'running/sokoban.replay' };
}
