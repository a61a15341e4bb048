import { type GameRecord, parseReplay, verifyReplay } from '@dedalo/engine';
import { stratego, type StrategoTypes } from '@dedalo/stratego';
import { readItem, writeItem } from '../../../store/local.ts';

/** The last finished game, for its review. */
const LAST = 'stratego/last';

export const hasLast = (): boolean => readItem(LAST) !== undefined;

export const keepLast = (text: string): void => void writeItem(LAST, text);

/** Undefined where there is none that can be verified. */
export function lastRecord(): GameRecord<StrategoTypes> | undefined {
  const text = readItem(LAST);
  const parsed = text === undefined ? undefined : parseReplay(text);
  if (!parsed?.ok || parsed.value.game !== stratego.id) return undefined;
  const verified = verifyReplay(stratego, parsed.value);
  return verified.ok ? verified.value : undefined;
}
