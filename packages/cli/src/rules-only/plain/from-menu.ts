import { keptRules, startRules } from '@dedalo/clients/rules-only/session';
import type { Game } from '@dedalo/engine';
import { freshSeed } from '../../fresh-seed.ts';
import { printLine as print } from '../../plain/play-lines.ts';
import type { TypedLines } from '../../plain/typed-lines.ts';
import { speech } from '../../speech.ts';
import type { Store } from '../../store/store.ts';
import { playPlainRules } from './play.ts';

/** The game that was left, else a new one. */
export function goOnPlainRules(game: Game, store: Store, lines: TypedLines): Promise<void> {
  const kept = keptRules(store, game);
  if (kept && 'aside' in kept) print(speech().client.runningBroken(kept.aside));
  const left = kept && 'session' in kept ? kept : startRules({ game, seed: freshSeed() });
  return playPlainRules(left, { saveAs: null, lines, store });
}
