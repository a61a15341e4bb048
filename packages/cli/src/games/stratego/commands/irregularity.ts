import type { Fault } from '@dedalo/protocol/report';
import { faultWords } from '@dedalo/clients/fault-words';
import { printable } from '@dedalo/clients/printable';
import type { GameTypes, Seat } from '@dedalo/engine';
import { OWN_FAULTS } from '@dedalo/protocol';
import { PIECES, type Rejection } from '@dedalo/stratego';
import { say } from '@dedalo/words';
import { arenaSpeech } from '../../../arena/arena-words.ts';
import { speech } from '../../../speech.ts';

/** Why a game ended early. */
export interface Irregularity {
  readonly seat: Seat;
  readonly fault: Fault;
  /** The answer of the rules, if they were asked. */
  readonly rejection: GameTypes['Rejection'] | undefined;
}

/** `RossiPlayer.move() threw …` */
const METHOD = /^\S*\.(\w+)\(\) /;

/** An irregularity as text: the player, the method, the rule, and the message (D16). */
export function irregularText({ seat, fault, rejection }: Irregularity): string {
  const said = speech().games.stratego;
  const isRefused = fault.code === 'illegal-action' || fault.code === 'unknown-action';
  const code = (isRefused ? fault.detail : undefined) ?? fault.code;
  const asked = fault.turn > PIECES.length ? 'move' : fault.turn === 0 ? 'start' : 'position';
  const method = METHOD.exec(fault.line ?? '')?.[1] ?? asked;
  const why = rejection ? say(said.rejection, rejection as Rejection) : code === fault.code ? whyOf(fault) : undefined;
  const line = said.irregular({ side: said.sides[seat as 0 | 1], method, code });
  return why === undefined ? line : `${line}: ${printable(why)}`;
}

/** A class reports itself what it did; for all others the fault is given with its details. */
function whyOf(fault: Fault): string {
  const { code, line } = fault;
  const isOwn = (OWN_FAULTS as readonly string[]).includes(code);
  if (isOwn && line !== undefined) return line;
  const what = faultWords(arenaSpeech(), fault);
  return line === undefined ? what : `${what} (${arenaSpeech().match.line(line)})`;
}
