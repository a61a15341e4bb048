import { describe, expect, test } from 'vitest';
import {
  type ContentProblem,
  formatReplay,
  type FormProblem,
  type Game,
  type Replay,
  type ReplayProblem,
  type Result,
  type RunProblem,
  parseReplay,
  verifyReplay,
} from '../../src/index.ts';
import { dice } from '../support/dice.ts';
import { ladder } from '../support/ladder.ts';
import { CLIMB, climbs, randomRecord, upAndDown } from '../support/records.ts';
import { errorOf } from '../support/result.ts';

/**
 * The good file, of 34 lines:
 * 1 first words, 2 game, 3 title, 4 seed, 5 seat, 6 config, 7 top, 8 limit, 9 actions, 10–29 climbs, 30 fingerprint,
 * 31–32 climbs, 33 at, 34 end.
 */
const GOOD = formatReplay(ladder, CLIMB);
const DUEL = formatReplay(dice, { ...randomRecord(dice, 'three'), names: ['Ada', 'Bob'] });

/** Another text for one line, counted from 1; no text takes the line away. */
const withLine = (text: string, line: number, ...instead: readonly string[]): string =>
  text
    .split('\n')
    .toSpliced(line - 1, 1, ...instead)
    .join('\n');

const lastLine = (text: string): number => text.trimEnd().split('\n').length;

interface Case {
  readonly game?: Game;
  readonly text: string;
  readonly line: number;
  readonly column?: number;
  readonly more?: object;
}

function problemOf({ game = ladder as unknown as Game, text }: Case): ReplayProblem {
  const parsed: Result<Replay, ReplayProblem> = parseReplay(text);
  return errorOf(parsed.ok ? verifyReplay(game, parsed.value) : parsed);
}

type Code = ReplayProblem['code'];

const FORM: Record<FormProblem['code'], Case> = {
  'not-a-replay': { text: withLine(GOOD, 1, 'dedalo maze 1'), line: 1 },
  'unknown-version': { text: withLine(GOOD, 1, 'dedalo replay 2'), line: 1, more: { version: 2, known: 1 } },
  'bad-line': { text: withLine(GOOD, 4, 'seed dedalo'), line: 4, more: { expected: 'seed "TEXT"' } },
  'cut-short': { text: withLine(GOOD, 34), line: 34 },
  'text-after-end': { text: `${GOOD}up 1\n`, line: 35 },
  'wrong-count': { text: GOOD.replace('= 20', '= 21'), line: 30, more: { said: 21, found: 20 } },
};

const CONTENT: Record<ContentProblem['code'], Case> = {
  'unknown-game': { text: withLine(GOOD, 2, 'game snakes rules 3'), line: 2, more: { game: 'snakes' } },
  'other-rules': { text: withLine(GOOD, 2, 'game ladder rules 4'), line: 2, more: { said: 4, known: 3 } },
  'config-edited': { text: withLine(GOOD, 7, '| top 31'), line: 6 },
  'bad-config': { text: withLine(GOOD, 8, '| limit none'), line: 8, column: 3 },
  'wrong-seats': {
    game: dice as unknown as Game,
    text: DUEL.replace('seat 2 "Bob"\n', ''),
    line: 4,
    more: { said: 1, needed: 2 },
  },
  'bad-action': { text: withLine(GOOD, 12, 'jump 3'), line: 12, more: { text: 'jump 3' } },
};

const RUN: Record<RunProblem['code'], Case> = {
  'action-refused': {
    text: withLine(GOOD, 11, 'down 4'),
    line: 11,
    more: { number: 2, rejection: { code: 'too-far' } },
  },
  'state-differs': {
    text: withLine(GOOD, 31, 'up 2'),
    line: 34,
    more: { number: 22, since: { number: 20, line: 30 } },
  },
  'ending-differs': {
    text: GOOD.replace(/open\n$/, 'over top 1\n'),
    line: 34,
    more: { said: 'over top 1', found: 'open' },
  },
};

describe('what is wrong with a replay is said by its code and its line', () => {
  const cases = Object.entries({ ...FORM, ...CONTENT, ...RUN }) as [Code, Case][];
  test.each(cases)('%s', (code, edited) => {
    const { line, column = 1, more = {} } = edited;
    expect(problemOf(edited)).toMatchObject({ code, at: { line, column }, ...more });
  });
});

describe('every line that is not as it should be is refused where it stands', () => {
  const cases: [what: string, text: string, code: Code, line: number][] = [
    ['nothing at all', '', 'not-a-replay', 1],
    ['blank lines alone', '\n\n\n', 'not-a-replay', 1],
    ['a blank line at the top', `\n${GOOD}`, 'not-a-replay', 1],
    ['a version that is no number', withLine(GOOD, 1, 'dedalo replay x'), 'not-a-replay', 1],
    ['a version of ten digits', withLine(GOOD, 1, 'dedalo replay 1000000000'), 'not-a-replay', 1],
    ['a game in capitals', withLine(GOOD, 2, 'game Ladder rules 3'), 'bad-line', 2],
    ['a game without its rules', withLine(GOOD, 2, 'game ladder'), 'bad-line', 2],
    ['no game', withLine(GOOD, 2), 'bad-line', 2],
    ['a title that does not close', withLine(GOOD, 3, 'title "First'), 'bad-line', 3],
    ['a title twice', withLine(GOOD, 3, 'title "a"', 'title "b"'), 'bad-line', 4],
    ['a seed with a bare quote', withLine(GOOD, 4, 'seed "a"b"'), 'bad-line', 4],
    ['a seed with an escape that is none', withLine(GOOD, 4, String.raw`seed "a\q"`), 'bad-line', 4],
    ['no seed', withLine(GOOD, 4), 'bad-line', 4],
    ['no seat', withLine(GOOD, 5), 'bad-line', 5],
    ['seats that begin with 2', withLine(GOOD, 5, 'seat 2 "Ada"'), 'bad-line', 5],
    ['a seat twice', withLine(GOOD, 5, 'seat 1 "Ada"', 'seat 1 "Ada"'), 'bad-line', 6],
    ['a name with an escape that is none', withLine(GOOD, 5, String.raw`seat 1 "\x"`), 'bad-line', 5],
    ['a short fingerprint', withLine(GOOD, 6, 'config 0123'), 'bad-line', 6],
    ['a fingerprint in capitals', withLine(GOOD, 6, 'config 0123456789ABCDEF'), 'bad-line', 6],
    ['a line of the config without its bar', withLine(GOOD, 8, 'limit 50'), 'bad-line', 8],
    ['no line that says actions', withLine(GOOD, 9), 'bad-line', 9],
    ['a blank line among the actions', withLine(GOOD, 15, ''), 'bad-line', 15],
    ['an at that is more than there are', withLine(GOOD, 33, 'at 23'), 'wrong-count', 33],
    ['a second at', withLine(GOOD, 33, 'at 20', 'at 20'), 'bad-line', 34],
    ['an action after at', withLine(GOOD, 33, 'at 20', 'up 1'), 'bad-line', 34],
    ['an end that counts one more', GOOD.replace('end 22', 'end 23'), 'wrong-count', 34],
    ['an action too few', withLine(GOOD, 32), 'wrong-count', 33],
    ['an action too few before a fingerprint', withLine(GOOD, 20), 'wrong-count', 29],
    ['a second end', `${GOOD}${GOOD.split('\n').at(-2)}`, 'text-after-end', 35],
    ['text after blank lines after the end', `${GOOD}\n\nmore`, 'text-after-end', 35],
  ];
  test.each(cases)('%s', (_, text, code, line) => {
    expect(problemOf({ text, line })).toMatchObject({ code, at: { line, column: 1 } });
  });

  test('a seat that is not at the table', () => {
    const line = DUEL.split('\n').indexOf('actions') + 2;
    for (const action of ['3 roll', '0 roll', 'roll', '1', '1 ']) {
      const problem = problemOf({ game: dice as unknown as Game, text: withLine(DUEL, line, action), line });
      expect(problem, action).toMatchObject({ code: 'bad-line', at: { line, column: 1 } });
    }
  });

  test('an action of the other seat is refused by the game', () => {
    const line = DUEL.split('\n').indexOf('actions') + 2;
    const text = withLine(DUEL, line, '2 roll');
    expect(problemOf({ game: dice as unknown as Game, text, line })).toMatchObject({
      code: 'action-refused',
      at: { line, column: 1 },
      number: 1,
      rejection: { code: 'not-your-turn' },
    });
  });

  test('a config whose fault has no place is blamed on the line that announces it', () => {
    const text = withLine(GOOD, 8, '| limit 50', '| more');
    expect(problemOf({ text, line: 6 })).toMatchObject({ code: 'bad-config', at: { line: 6, column: 1 } });
  });
});

describe('a replay that is cut short', () => {
  const FILES = [
    ['one who plays alone', ladder, GOOD],
    ['two', dice, DUEL],
    [
      'a winner',
      ladder,
      formatReplay(ladder, {
        ...CLIMB,
        config: { top: 24, limit: 50 },
        actions: climbs(...upAndDown, 3, 1),
        played: 22,
      }),
    ],
  ] as unknown as [string, Game, string][];

  test.each(FILES)('after any line is refused: %s', (_, game, text) => {
    const lines = text.trimEnd().split('\n');
    for (let kept = 0; kept < lines.length; kept++) {
      const problem = problemOf({ game, text: lines.slice(0, kept).join('\n'), line: kept });
      expect(problem.code).toBe(kept === 0 ? 'not-a-replay' : 'cut-short');
      expect(problem.at).toEqual({ line: kept + 1, column: 1 });
    }
  });

  test.each(FILES)('anywhere is refused, unless only the last line end is missing: %s', (_, game, text) => {
    for (let kept = 0; kept < text.length - 1; kept++) {
      const problem = problemOf({ game, text: text.slice(0, kept), line: 0 });
      expect(problem.at.line).toBeLessThanOrEqual(lastLine(text) + 1);
    }
    expect(verifyReplay(game, (parseReplay(text.slice(0, -1)) as { value: Replay }).value).ok).toBe(true);
  });
});
