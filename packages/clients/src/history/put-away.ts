import { hashText, parseReplay } from '@dedalo/engine';
import type { GameStore } from '../game-store.ts';

/** Puts a game that is not over into the library, to be gone on with from there. Whether there was anything to keep. */
export function putAway(store: GameStore, text: string): boolean {
  const parsed = parseReplay(text);
  if (!parsed.ok || parsed.value.actions.length === 0) return false;
  const { game, title = '', names, played } = parsed.value;
  store.intoLibrary({
    id: hashText(text),
    game,
    title,
    names,
    ending: 'open',
    result: 'open',
    actions: played,
    figures: { actions: played },
    replay: text,
  });
  return true;
}
