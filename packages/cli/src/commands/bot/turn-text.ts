import type { GameId } from '@dedalo/catalogue';
import { printable } from '@dedalo/clients/printable';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { faultSentence } from '../../arena/fault-sentence.ts';
import { rejectionSentence } from './rejection-sentence.ts';
import type { LoggedTurn, RanAgain } from './run-again.ts';

/** The action recorded in a turn beside what the program does now, with its output and any fault. */
export function turnText(turn: LoggedTurn, { game, name }: { readonly game: GameId; readonly name: string }): string {
  const { bot, debug } = arenaSpeech();
  const { played, answer, fault, rejection, log } = turn;
  const before = played === null ? debug.notPlayed : debug.played(printable(played));
  return [
    `${debug.turn(turn.turn)} ${before}; ${nowText(played, answer)}`,
    ...logText(log),
    ...(fault ? [`  ${faultSentence(name, fault)}`] : []),
    ...(rejection ? [`  ${bot.refused(rejectionSentence(game, rejection))}`] : []),
  ].join('\n');
}

function nowText(played: string | null, answer: string | undefined): string {
  const { debug } = arenaSpeech();
  if (answer === undefined) return debug.noAnswer;
  return answer === played ? debug.same : debug.other(printable(answer));
}

const logText = (log: readonly string[]): string[] => log.map((line) => `  ! ${line}`);

/** The report after the last turn: how many were the same, or what ended it early. */
export function endText({ name, turns, fault, log }: RanAgain): string {
  const shownName = printable(name);
  const isTold = fault !== undefined && turns.at(-1)?.fault === fault;
  const same = turns.filter(({ played, answer }) => played === answer).length;
  return [
    ...logText(log),
    ...(fault && !isTold ? [faultSentence(shownName, fault)] : []),
    ...(fault ? [] : [arenaSpeech().debug.ranThrough({ name: shownName, turns: turns.length, same })]),
  ].join('\n');
}
