import type { Absent } from '@dedalo/protocol/report';
import { absentWords } from '@dedalo/clients/absent-words';
import { printable } from '@dedalo/clients/printable';
import { arenaSpeech } from '../../arena/arena-words.ts';

/** Why a hand-in takes no part, where to look and what to do. */
export const absentSentence = (absent: Absent): string => printable(absentWords(arenaSpeech(), absent));
