import type { FaultCode } from '@dedalo/protocol/report';
import type { GameId } from '@dedalo/catalogue';
import { faultWords } from '@dedalo/clients/fault-words';
import { printable } from '@dedalo/clients/printable';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { timeText } from '../../arena/figures.ts';
import type { GameCheck } from './check-game.ts';
import { type Checked, nameOf } from './check-json.ts';
import type { Diagnosis, Message } from './diagnosis.ts';
import type { Misreading } from './read-line.ts';
import { rejectionSentence } from './rejection-sentence.ts';

/** The longest line shown. */
const SHOWN = 300;

/** Printable, and cut to a readable length. */
export function shown(text: string): string {
  const signs = [...printable(text)];
  return signs.length <= SHOWN ? signs.join('') : `${signs.slice(0, SHOWN).join('')} …`;
}

/** Set where an answer would have been right; elsewhere there was none, or the answers are not the problem. */
const HAS_EXAMPLE: readonly FaultCode[] = [
  'exited',
  'too-slow',
  'half-line',
  'not-json',
  'wrong-answer',
  'line-too-long',
  'unknown-action',
  'illegal-action',
];

/** What happens when a program needs something that the sandbox hides. */
const MAY_MISS_SOMETHING: readonly FaultCode[] = ['not-started', 'exited', 'threw'];

interface About extends Checked {
  readonly game: GameId;
  readonly isSandboxed: boolean;
  /** The game in question. */
  readonly number: number;
  /** The command that shows the whole conversation, if it was not shown. */
  readonly again?: string;
}

/** The report on a faulty program. */
export function diagnosisText(check: GameCheck, about: About): string {
  const { bot } = arenaSpeech();
  const { fault, message, before, said, example, crash, log } = check.diagnosis!;
  const name = printable(nameOf([check], about));
  const why = whatIsWrong(check.diagnosis!, about);
  const isAnswerable = fault.code !== 'not-started';
  const parts: string[][] = [
    [bot.faulty({ name, game: about.number, seat: check.seat + 1, what: faultWords(arenaSpeech(), fault) })],
    ...(before ? [messageText(before)] : []),
    ...(isAnswerable ? [messageText(message)] : []),
    ...(isAnswerable ? [said === undefined ? [bot.saidNothing] : [bot.said, shown(said)]] : []),
    ...(why === undefined ? [] : [[bot.wrong, why]]),
    ...(HAS_EXAMPLE.includes(fault.code) && example !== undefined ? [[bot.expected, shown(example)]] : []),
    [
      bot.advice,
      adviceText(check.diagnosis!),
      ...(about.isSandboxed && MAY_MISS_SOMETHING.includes(fault.code) ? [bot.inSandbox] : []),
    ],
    ...(log.length === 0 ? [] : [[crash ? bot.crashed[crash] : bot.log, ...log.map(shown)]]),
    ...(about.again === undefined ? [] : [[bot.again, about.again]]),
  ];
  return parts.map(([head, ...lines]) => [head, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n');
}

/** A class has no messages to write. */
function adviceText({ advice, isClass }: Diagnosis): string {
  const { advices, classAdvices } = arenaSpeech().bot;
  const own: Readonly<Partial<Record<Diagnosis['advice'], string>>> = classAdvices;
  return (isClass ? own[advice] : undefined) ?? advices[advice];
}

const messageText = ({ number, asked }: Message): string[] => [arenaSpeech().bot.asked(number), shown(asked)];

function whatIsWrong({ fault, misreading, rejection, message }: Diagnosis, { game, clock }: About): string | undefined {
  const { bot } = arenaSpeech();
  if (misreading) return misreadingText(misreading);
  if (rejection) return bot.refused(rejectionSentence(game, rejection));
  if (fault.code === 'too-slow' || fault.code === 'half-line') {
    return bot.late[fault.code](timeText(allowed(message.asked) ?? clock.hello));
  }
  if (fault.detail === undefined) return undefined;
  return fault.code === 'not-started' ? notStarted(fault.detail) : printable(fault.detail);
}

/** A code of the system, and what it is about. */
function notStarted(detail: string): string {
  const [code = '', ...what] = detail.split(' ');
  const said: Readonly<Record<string, (what: string) => string>> = arenaSpeech().bot.notStarted;
  return Object.hasOwn(said, code) ? said[code]!(printable(what.join(' '))) : printable(detail);
}

/** What it got in the message: the move and the bank. */
function allowed(asked: string): number | undefined {
  const { clock } = JSON.parse(asked) as { clock?: { move: number; bank: number } };
  return clock && clock.move + clock.bank;
}

function misreadingText(misreading: Misreading): string {
  const { misreadings, fields } = arenaSpeech().bot;
  const meaning = (field: string): string => (fields as Readonly<Record<string, string>>)[field] ?? '';
  switch (misreading.code) {
    case 'no-object':
      return misreadings['no-object'];
    case 'missing-field':
      return misreadings['missing-field']({ field: misreading.field, meaning: meaning(misreading.field) });
    case 'bad-field':
      return misreadings['bad-field']({ field: misreading.field, meaning: meaning(misreading.field) });
    case 'other-turn':
      return misreadings['other-turn'](misreading);
  }
}
