import type { ClockRules } from '@dedalo/protocol/report';
import type { ProgramResult } from '@dedalo/protocol';
import { answersOf } from './answers.ts';
import type { GameCheck } from './check-game.ts';

/** What was checked. */
export interface Checked {
  readonly command: string;
  readonly game: string;
  readonly clock: ClockRules;
}

export function resultOf({ report, seat }: GameCheck): ProgramResult {
  if (report.ending.type === 'fault') return 'loss';
  const { winners } = report.ending.outcome;
  if (winners.includes(seat)) return 'win';
  return winners.length === 0 ? 'draw' : 'loss';
}

export const reasonOf = ({ report }: GameCheck): string =>
  report.ending.type === 'fault' ? report.ending.fault.code : report.ending.outcome.reason;

/** The name that a program gave, or its command. */
export const nameOf = (checks: readonly GameCheck[], { command }: Pick<Checked, 'command'>): string =>
  checks.map(({ report, seat }) => report.names[seat]).find((name) => typeof name === 'string') ?? command;

export function checkJson(checks: readonly GameCheck[], about: Checked): object {
  const { count, mean, longest } = answersOf(checks);
  const diagnosis = checks.find((check) => check.diagnosis)?.diagnosis;
  return {
    game: about.game,
    isFine: diagnosis === undefined,
    name: nameOf(checks, about),
    games: checks.map((check) => ({
      seat: check.seat + 1,
      result: resultOf(check),
      reason: reasonOf(check),
      actions: check.report.actions,
    })),
    answers: { count, mean, longest, limit: about.clock.move },
    warnings: checks.flatMap(({ warnings }) => warnings),
    fault: diagnosis
      ? {
          code: diagnosis.fault.code,
          message: diagnosis.message.number,
          turn: diagnosis.fault.turn,
          asked: diagnosis.message.asked,
          said: diagnosis.said ?? null,
          detail: diagnosis.fault.detail ?? null,
          example: diagnosis.example ?? null,
          log: diagnosis.log,
        }
      : null,
  };
}
