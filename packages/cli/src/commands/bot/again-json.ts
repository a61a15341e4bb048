import type { Fault } from '@dedalo/protocol/report';
import type { GameId } from '@dedalo/catalogue';
import { rejectionSentence } from './rejection-sentence.ts';
import type { LoggedTurn, RanAgain } from './run-again.ts';

const faultJson = ({ code, turn, line, detail }: Fault): object => ({
  code,
  turn,
  line: line ?? null,
  detail: detail ?? null,
});

/** A run through a recorded game as JSON, with these of its turns. */
export const againJson = (
  { name, turns, fault, log }: RanAgain,
  about: {
    readonly game: GameId;
    readonly seat: number;
    readonly shown: readonly LoggedTurn[];
    readonly isFine: boolean;
  },
): object => ({
  game: about.game,
  seat: about.seat + 1,
  name,
  isFine: about.isFine,
  asked: turns.length,
  same: turns.filter(({ played, answer }) => played === answer).length,
  turns: about.shown.map((turn) => ({
    turn: turn.turn,
    played: turn.played,
    answer: turn.answer ?? null,
    refusal: turn.rejection ? rejectionSentence(about.game, turn.rejection) : null,
    fault: turn.fault ? faultJson(turn.fault) : null,
    log: turn.log,
  })),
  fault: fault ? faultJson(fault) : null,
  log,
});
