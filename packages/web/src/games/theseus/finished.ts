import { parseReplay, verifyReplay, type GameRecord } from '@dedalo/engine';
import { theseus, type TheseusTypes } from '@dedalo/theseus';
import { readItem, writeItem } from '../../store/local.ts';

const NAME = 'theseus-finished';

/** The last finished game, or another one to be analysed. */
export const keepFinished = (replay: string): void => void writeItem(NAME, replay);

export function finishedRecord(): GameRecord<TheseusTypes> | undefined {
  const text = readItem(NAME);
  const parsed = text === undefined ? undefined : parseReplay(text);
  if (!parsed?.ok) return undefined;
  const verified = verifyReplay(theseus, parsed.value);
  return verified.ok ? verified.value : undefined;
}
