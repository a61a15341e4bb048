import type { BoutEnding } from '@dedalo/protocol/report';
import { endingWords } from '@dedalo/clients/ending-words';
import { speech } from '../speech.ts';
import { faultSentence } from './fault-sentence.ts';

/** How a game ended, by the rules or by a fault; names by seat. */
export const endingText = (game: string, names: readonly string[], ending: BoutEnding): string =>
  ending.type === 'fault'
    ? faultSentence(names[ending.seat]!, ending.fault)
    : endingWords(speech(), { game, seats: names.length }, ending.outcome);
