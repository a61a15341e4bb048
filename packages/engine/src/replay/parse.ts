import { err, ok, type Result } from '@dedalo/grid';
import { LineReader } from './line-reader.ts';
import type { FormProblem } from './problem.ts';
import { FIRST_WORDS, type Mark, type Replay, REPLAY_VERSION, type ReplayAction } from './replay.ts';

const HASH = '([0-9a-f]{16})';
const COUNT = '(\\d{1,9})';
// What stands between the quotes is for JSON to judge.
const STRING = '("[^]*")';

const FIRST = new RegExp(`^${FIRST_WORDS} ${COUNT}$`);
const GAME = new RegExp(`^game ([a-z][a-z0-9-]{0,39}) rules ${COUNT}$`);
const TITLE = new RegExp(`^title ${STRING}$`);
const SEED = new RegExp(`^seed ${STRING}$`);
const SEAT = new RegExp(`^seat ${COUNT} ${STRING}$`);
const CONFIG = new RegExp(`^config ${HASH}$`);
const CONFIG_LINE = /^\|(?: ([^]*))?$/;
const ACTIONS = /^actions$/;
const MARK = new RegExp(`^= ${COUNT} ${HASH}$`);
const AT = new RegExp(`^at ${COUNT}$`);
const END = new RegExp(`^end ${COUNT} ${HASH} (open|over [a-z][a-z0-9-]*(?: \\d{1,3})*)$`);
const SEATED_ACTION = /^([1-9]\d{0,2}) ([^]+)$/;

/** Reads the form of a replay; whether its actions can be played is for `openReplay` and `verifyReplay` to say. */
export function parseReplay(text: string): Result<Replay, FormProblem> {
  const lines = new LineReader(text);
  const first = lines.take(FIRST);
  if (!first) return err({ code: 'not-a-replay', at: { line: 1, column: 1 } });
  const version = Number(first[1]);
  if (version !== REPLAY_VERSION) {
    return err({ code: 'unknown-version', at: { line: 1, column: 1 }, version, known: REPLAY_VERSION });
  }

  const gameLine = lines.number;
  const game = lines.take(GAME);
  if (!game) return lines.expected('game NAME rules NUMBER');
  const title = lines.takeString(TITLE);
  const seed = lines.takeString(SEED);
  if (seed === undefined) return lines.expected('seed "TEXT"');

  const seatsLine = lines.number;
  const names: string[] = [];
  for (let seat = lines.peek(SEAT); seat; seat = lines.peek(SEAT)) {
    const name = Number(seat[1]) === names.length + 1 ? lines.takeString(SEAT, 2) : undefined;
    if (name === undefined) return lines.expected(`seat ${names.length + 1} "NAME"`);
    names.push(name);
  }
  if (names.length === 0) return lines.expected('seat 1 "NAME"');

  if (lines.peek(/^seat /)) return lines.expected(`seat ${names.length + 1} "NAME"`);

  const configLine = lines.number;
  const config = lines.take(CONFIG);
  if (!config) return lines.expected('config HASH');
  const configRows: string[] = [];
  for (let row = lines.take(CONFIG_LINE); row; row = lines.take(CONFIG_LINE)) configRows.push(row[1] ?? '');
  const actionsLine = lines.number;
  if (!lines.take(ACTIONS)) return lines.expected('| … / actions');

  const actions: ReplayAction[] = [];
  const marks: Mark[] = [];
  for (;;) {
    const line = lines.number;
    const at = { line, column: 1 };
    const mark = lines.take(MARK);
    if (mark) {
      const after = Number(mark[1]);
      if (after === marks.at(-1)?.after) return err({ code: 'bad-line', at, expected: 'ACTION / at N / end …' });
      if (after !== actions.length) return err({ code: 'wrong-count', at, said: after, found: actions.length });
      marks.push({ after, hash: mark[2]!, line });
      continue;
    }
    if (lines.isEmpty || lines.peek(AT) || lines.peek(END)) break;
    const content = lines.next();
    const seated = SEATED_ACTION.exec(content);
    if (names.length === 1 && content !== '') actions.push({ seat: 0, text: content, line });
    else if (seated && Number(seated[1]) <= names.length) {
      actions.push({ seat: Number(seated[1]) - 1, text: seated[2]!, line });
    } else return err({ code: 'bad-line', at, expected: 'SEAT ACTION / = N HASH / end …' });
  }

  const atLine = lines.number;
  // Only who plays alone takes back.
  const taken = names.length === 1 ? lines.take(AT) : null;
  const played = taken ? Number(taken[1]) : actions.length;
  if (played > actions.length) {
    return err({ code: 'wrong-count', at: { line: atLine, column: 1 }, said: played, found: actions.length });
  }
  const endLine = lines.number;
  const end = lines.take(END);
  if (!end) return lines.expected('end N HASH open / over …');
  const said = Number(end[1]);
  if (said !== actions.length) {
    return err({ code: 'wrong-count', at: { line: endLine, column: 1 }, said, found: actions.length });
  }
  if (!lines.isEmpty) return err({ code: 'text-after-end', at: { line: lines.number, column: 1 } });
  return ok({
    ...(title !== undefined && { title }),
    game: game[1]!,
    rulesVersion: Number(game[2]),
    seed,
    names,
    config: configRows.join('\n'),
    configHash: config[1]!,
    actions,
    marks,
    played,
    lastHash: end[2]!,
    ending: end[3]!,
    lines: { game: gameLine, seats: seatsLine, config: configLine, actions: actionsLine, end: endLine },
  });
}
