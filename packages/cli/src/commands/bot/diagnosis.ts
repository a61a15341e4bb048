import type { Fault } from '@dedalo/protocol/report';
import type { BoutReport, ArenaGame } from '@dedalo/arena';
import { openReplay, parseReplay, ReplayCursor } from '@dedalo/engine';
import { OWN_FAULTS, schemasOf } from '@dedalo/protocol';
import type { Conversation, Exchange } from './conversation.ts';
import { lastLines } from '../../arena/last-lines.ts';
import { type Crash, crashIn, isFileMissing } from './crash.ts';
import { type Misreading, misreadingOf } from './read-line.ts';

const MOST_LINES = 8;

export type Message = Pick<Exchange, 'number' | 'asked'>;

/** What is wrong with a program, with everything needed to understand it. */
export interface Diagnosis {
  readonly fault: Fault;
  /** The message after which it was noticed. */
  readonly message: Message;
  /** The question before, which an unexpected line may have been meant for. */
  readonly before: Message | undefined;
  /** The program's answer, if there was one. */
  readonly said: string | undefined;
  readonly misreading: Misreading | undefined;
  /** Why the rules refuse it, in the game's words. */
  readonly rejection: { readonly code: string } | undefined;
  /** A valid answer; undefined where a host writes the answers. */
  readonly example: string | undefined;
  readonly crash: Crash | undefined;
  /** How to fix it. */
  readonly advice: Fault['code'] | 'missing-file';
  readonly isClass: boolean;
  readonly log: readonly string[];
}

/** These are found in a line of the program, not by its absence. */
const BY_LINE: readonly Fault['code'][] = ['not-json', 'wrong-answer', 'unknown-action', 'illegal-action'];

export interface FaultyGame {
  readonly arenaGame: ArenaGame;
  readonly report: BoutReport;
  readonly seat: number;
  readonly fault: Fault;
  readonly conversation: Conversation;
  /** What it wrote to standard error. */
  readonly log: string;
  readonly isClass: boolean;
}

export function diagnose(game: FaultyGame): Diagnosis {
  const { fault, conversation, log, isClass } = game;
  // After a fault the arena still says that the game is over.
  const last = conversation.exchanges[fault.message - 1];
  const said = BY_LINE.includes(fault.code) ? (last?.answer ?? fault.line) : spokenLine(fault);
  const isMisread = fault.code === 'wrong-answer' && said !== undefined;
  return {
    fault,
    message: last ?? { number: 0, asked: '' },
    before: fault.code === 'unasked-line' ? unansweredBefore(game) : undefined,
    said,
    misreading: isMisread ? misreadingOf(said, fault.turn, fault.detail ?? '') : undefined,
    rejection: fault.code === 'illegal-action' ? rejectionOf(game, said ?? '') : undefined,
    example: isClass ? undefined : exampleOf(game),
    crash: crashIn(log),
    advice: fault.code === 'exited' && isFileMissing(log) ? 'missing-file' : fault.code,
    isClass,
    log: lastLines(log, MOST_LINES),
  };
}

function unansweredBefore({ fault, conversation }: FaultyGame): Message | undefined {
  const before = conversation.exchanges[fault.message - 2];
  return before?.answer === undefined ? before : undefined;
}

/** For a program that has ended, the line of a fault comes from its standard error, which is shown anyway. */
const SPOKEN: readonly Fault['code'][] = ['unasked-line', 'half-line', 'line-too-long', ...OWN_FAULTS];
const spokenLine = ({ code, line }: Fault): string | undefined => (SPOKEN.includes(code) ? line : undefined);

function stateOf({ arenaGame, report }: FaultyGame): unknown {
  const replay = parseReplay(report.replay);
  const record = replay.ok ? openReplay(arenaGame.game, replay.value) : replay;
  if (!record.ok) throw new Error(`diagnose: ${record.error.code}\n${report.replay}`);
  const cursor = new ReplayCursor(arenaGame.game, record.value);
  cursor.goTo(cursor.length);
  return cursor.state;
}

function exampleOf(game: FaultyGame): string {
  const { fault, arenaGame, seat } = game;
  if (fault.turn === 0) return JSON.stringify({ name: 'My Bot', wants: ['legal'] });
  const [action = usualAction(arenaGame.game.id)] = arenaGame.wire.legal(stateOf(game), seat);
  return JSON.stringify({ turn: fault.turn, action });
}

/** The format of an action, outside this program's turn. */
const usualAction = (game: string): string =>
  (schemasOf(game).action as { examples?: readonly string[] }).examples?.[0] ?? '';

function rejectionOf(game: FaultyGame, said: string): { readonly code: string } | undefined {
  const { arenaGame, seat } = game;
  const state = stateOf(game);
  const { action } = JSON.parse(said) as { action: string };
  const actions = arenaGame.wire.read(action, state);
  const [first] = actions.ok ? actions.value : [];
  const played = arenaGame.game.play(state, seat, first);
  return played.ok ? undefined : played.error;
}
