import type { GameRecord, GameTypes, Outcome } from '@dedalo/engine';
import { momentAfter } from './moment.ts';
import type { MarkKind, Moment, ReplayGame } from './replay-game.ts';

/** A moment with a mark. */
export interface Mark<T extends GameTypes = GameTypes> {
  readonly kind: MarkKind;
  readonly moment: Moment<T>;
}

/** What a whole game shows about itself. */
export interface Survey<T extends GameTypes = GameTypes> {
  readonly marks: readonly Mark<T>[];
  readonly outcome: Outcome | undefined;
}

const SLICE = 2000;

/** Plays a whole record and pauses now and then, so that the caller can do something else too. */
export function* surveySteps<T extends GameTypes>(
  replayGame: ReplayGame<T>,
  record: GameRecord<T>,
): Generator<undefined, Survey<T>> {
  const { game } = replayGame;
  const kindOf = replayGame.createMarker();
  const marks: Mark<T>[] = [];
  let state = game.start(record.config, record.seed);
  for (let number = 1; number <= record.actions.length; number++) {
    const moment = momentAfter(replayGame, record, { before: state, number });
    const kind = kindOf(moment);
    if (kind) marks.push({ kind, moment });
    state = moment.after;
    if (number % SLICE === 0) yield;
  }
  return { marks, outcome: game.outcome(state) };
}

/** The last mark that is not after a position, as its index; -1 before the first. */
export function markIndexAt(marks: readonly Mark[], position: number): number {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (marks[middle]!.moment.number <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Where the next or the previous mark is; the end or the start of the game where there is none. */
export function nextStop(marks: readonly Mark[], position: number, way: 1 | -1, length: number): number {
  if (way === 1) return marks[markIndexAt(marks, position) + 1]?.moment.number ?? length;
  return marks[markIndexAt(marks, position - 1)]?.moment.number ?? 0;
}
