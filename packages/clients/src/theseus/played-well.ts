import type { GameRecord } from '@dedalo/engine';
import {
  BestResponse,
  type JudgedDecision,
  judgeDecision,
  judgementOf,
  isDecisionOf,
  type PlayJudgement,
  statesOf,
  type TheseusTypes,
} from '@dedalo/theseus';
import type { Language, Words } from '@dedalo/words';
import type { Portions } from '../work.ts';
import { botOf } from './bots.ts';
import { otherSide, type PlayerWord, type Side, SIDES } from './players.ts';
import { percentText } from '../percent-text.ts';

/** A finished game and its players, as plain data. */
export interface PlayedGame {
  readonly record: GameRecord<TheseusTypes>;
  /** The person's. */
  readonly side: Side;
  readonly against: PlayerWord;
}

/** The limit for the tables of a judgement, which is made without being asked for. */
const MOST_BYTES = 100_000_000;

/** How well a person has played, computed in portions. */
export interface WellJudging extends Portions {
  result(): PlayJudgement;
}

/** Undefined where exact chances are impossible: the board is too large, or the opponent searches too deep. */
export function judgePlayed({ record, side, against }: PlayedGame): WellJudging | undefined {
  const seat = SIDES.indexOf(side);
  const other = otherSide(side);
  const opponent = botOf(other, against).opponentIn?.(SIDES.indexOf(other));
  if (!opponent) return undefined;
  const states = statesOf(record);
  const begun = BestResponse.begin(states[0]!, { seat, opponent }, { mostBytes: MOST_BYTES });
  if (!begun.ok) return undefined;
  const solving = begun.value;
  const decisions: JudgedDecision[] = [];
  let start: number | undefined;
  let next = 0;
  const step = (): void => {
    if (start === undefined) {
      if (solving.advance(1) === 'done') start = solving.result().chance(states[0]!);
      return;
    }
    if (isDecisionOf(seat, states, next)) decisions.push(judgeDecision(states, next, solving.result()));
    next++;
  };
  const isDone = (): boolean => start !== undefined && next >= states.length;
  return {
    advance(budget) {
      for (let left = budget; left > 0 && !isDone(); left--) step();
      return isDone() ? 'done' : 'searching';
    },
    result() {
      if (start === undefined || !isDone()) throw new Error('judgePlayed: not all decisions are judged');
      return judgementOf(start, decisions);
    },
  };
}

interface Speaker {
  readonly words: Words;
  readonly language: Language;
}

/** “How well did you play”, in a few sentences. */
export function wellTexts({ start, decisions, flawless, lost, worst }: PlayJudgement, speaker: Speaker): string[] {
  const { well, report } = speaker.words.games.theseus;
  const share = (value: number): string => percentText(value, speaker.language, 1);
  const begun = well.start(share(start));
  if (decisions === 0) return [begun];
  if (!worst) return [begun, well.flawless];
  return [
    begun,
    well.lost({ lost: share(lost), flawless, decisions }),
    well.worst({
      round: worst.round,
      way: report.ways[worst.dice],
      best: worst.best.map((dice) => report.ways[dice]).join(' / '),
      lost: share(worst.lost),
    }),
  ];
}
