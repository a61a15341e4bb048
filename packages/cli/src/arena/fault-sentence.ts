import type { Fault } from '@dedalo/protocol/report';
import { faultWords, isExitAtHello } from '@dedalo/clients/fault-words';
import { printable } from '@dedalo/clients/printable';
import { arenaSpeech } from './arena-words.ts';

/** What a program did wrong, where, and its output there. */
export function faultSentence(name: string, fault: Fault): string {
  const { line, detail } = fault;
  const { match } = arenaSpeech();
  const about = [
    ...placeOf(fault),
    ...(detail === undefined ? [] : [printable(detail)]),
    ...(line === undefined ? [] : [match.line(printable(line))]),
  ];
  const sentence = `${name} ${faultWords(arenaSpeech(), fault)}`;
  return about.length === 0 ? sentence : `${sentence} (${about.join('; ')})`;
}

function placeOf(fault: Fault): string[] {
  const { match } = arenaSpeech();
  if (fault.turn > 0) return [match.atTurn(fault.turn)];
  return isExitAtHello(fault) ? [] : [match.atHello];
}
