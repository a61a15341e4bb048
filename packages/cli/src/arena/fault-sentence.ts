import type { Fault } from '@dedalo/protocol/report';
import { printable } from '@dedalo/clients/printable';
import { arenaSpeech } from './arena-words.ts';

/** What a program did wrong, where, and what it said there. */
export function faultSentence(name: string, { code, turn, line, detail }: Fault): string {
  const { faults, match } = arenaSpeech();
  const place = turn === 0 ? match.atHello : match.atTurn(turn);
  const said = [
    ...(detail === undefined ? [] : [printable(detail)]),
    ...(line === undefined ? [] : [match.line(printable(line))]),
  ];
  return `${name} ${faults[code]} (${[place, ...said].join('; ')})`;
}
