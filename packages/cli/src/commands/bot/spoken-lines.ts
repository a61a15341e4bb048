import type { SpokenLine } from '@dedalo/arena';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { shown } from './diagnosis-text.ts';

/** A line of a conversation for people: a question as its board, everything else unchanged. */
export function spokenLines({ from, text }: SpokenLine, board: () => readonly string[]): string[] {
  if (from === 'program') return [`← ${shown(text)}`];
  const message = JSON.parse(text) as { readonly type: string; readonly turn?: number };
  if (message.type !== 'act') return [`→ ${shown(text)}`];
  return [arenaSpeech().debug.turn(message.turn!), ...board()];
}
