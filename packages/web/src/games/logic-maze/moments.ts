import { isLost } from '@dedalo/clients/logic-maze/verdict';
import type { LogicMazeTypes } from '@dedalo/theseus/logic';
import type { Words } from '@dedalo/words';
import { mazeEventTexts } from './play/event-texts.ts';
import type { MarkKind, Moment } from '../../replay/replay-game.ts';

type MazeMoment = Moment<LogicMazeTypes>;

/** Ends, waits, and the move after which there is no escape any more. */
export function createMazeMarker(): (moment: MazeMoment) => MarkKind | undefined {
  let wasLost = false;
  return ({ after, events }) => {
    if (events.some(({ type }) => type === 'ended')) return 'end';
    const isNew = !wasLost && isLost(after);
    wasLost ||= isNew;
    if (isNew) return 'loss';
    return events.some(({ type }) => type === 'waited') ? 'turn' : undefined;
  };
}

export function mazeMomentWords(words: Words, { after, events }: MazeMoment): string {
  const ended = events.find((event) => event.type === 'ended');
  const ends = ended ? [words.games['logic-maze'].ends[ended.end]] : [];
  return [...mazeEventTexts(events, after.config.level.rooms.columns, words), ...ends].join(', ');
}
