import { isDeepStrictEqual } from 'node:util';
import { damageText } from '@dedalo/engine';
import { Random, splitLines, type TextPlace } from '@dedalo/grid';
import { expect, test } from 'vitest';
import type { Collection } from '../../src/logic/collection.ts';
import { logicMaze } from '../../src/logic/game.ts';
import { TEXTS } from '../../src/logic/levels/texts.ts';
import { parseCollection } from '../../src/logic/read-collection.ts';
import { formatCollection } from '../../src/logic/write-collection.ts';
import { cpuTimeOf } from '../../../../../tools/cpu-time.ts';
import { valueOf } from './support/drawn.ts';

/** A place must be in the text, or just behind a line or behind the last line. */
function isInside(at: TextPlace, lines: readonly string[]): boolean {
  const line = lines[at.line - 1] ?? '';
  return at.line >= 1 && at.line <= lines.length + 1 && at.column >= 1 && at.column <= [...line].length + 1;
}

const withoutLines = ({ entries, ...rest }: Collection): Collection => ({
  ...rest,
  entries: entries.map((entry) => ({ ...entry, line: 0 })),
});

/** What came of a file: a problem's code, `read`, or in capitals what must never come of one. */
function judgeFile(text: string): string {
  const parsed = parseCollection(text);
  if (!parsed.ok) {
    const { code, at } = parsed.error;
    return !at || isInside(at, splitLines(text)) ? code : 'A PLACE OUTSIDE THE TEXT';
  }
  const again = parseCollection(formatCollection(parsed.value));
  const isKept = again.ok && isDeepStrictEqual(withoutLines(again.value), withoutLines(parsed.value));
  return isKept ? 'read' : 'ANOTHER COLLECTION';
}

/** Judges many texts, all of which must pass, and counts what came of them. */
function judgeAll(judge: (text: string) => string, texts: () => string): Map<string, number> {
  const seen = new Map<string, number>();
  for (let left = 3000; left > 0; left--) {
    const text = texts();
    const verdict = judge(text);
    expect(verdict, text).toMatch(/^[a-z-]+$/);
    seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
  }
  return seen;
}

test('a damaged file of levels is refused with its place, or read and written without loss', () => {
  const random = new Random('hostile files');
  const [one, other] = [TEXTS.lessons, TEXTS.labyrinths].map((text) => text.split('\n').slice(0, 60).join('\n'));
  const seen = judgeAll(judgeFile, () => damageText(one!, other!, random));
  expect(seen.get('read')).toBeGreaterThan(500);
  expect(seen.size, JSON.stringify([...seen])).toBeGreaterThan(8);
});

/** A game after some random actions, as text. */
function someState(random: Random): string {
  let state = logicMaze.start(logicMaze.samples.config(random), '');
  for (let left = random.below(10); left > 0 && !logicMaze.outcome(state); left--) {
    state = valueOf(logicMaze.play(state, 0, random.pick(logicMaze.legal(state, 0)))).state;
  }
  return logicMaze.text.formatState(state);
}

function judgeState(hostile: string): string {
  const { text } = logicMaze;
  const parsed = text.parseState(hostile);
  if (!parsed.ok) {
    const { code, at } = parsed.error;
    return at && isInside(at, hostile.split('\n')) ? code : 'A PLACE OUTSIDE THE TEXT';
  }
  const state = parsed.value;
  const formatted = text.formatState(state);
  if (text.formatState(valueOf(text.parseState(formatted))) !== formatted) return 'ANOTHER STATE';
  const legal = logicMaze.legal(state, 0);
  if (legal.length > 0 !== (logicMaze.outcome(state) === undefined)) return 'OPEN AND NOTHING TO DO';
  return legal.every((action) => logicMaze.play(state, 0, action).ok) ? 'read' : 'LEGAL AND REFUSED';
}

test('a damaged state is refused with its place, or is a state that can be played', () => {
  const random = new Random('hostile states');
  const seen = judgeAll(judgeState, () => damageText(someState(random), someState(random), random));
  expect(seen.get('read')).toBeGreaterThan(100);
  expect(seen.size, JSON.stringify([...seen])).toBeGreaterThan(6);
});

test.each(['', 'ur', 'U', 'x', ' u', 'u\n', 'wait', '🧱'])('%j is no action', (given) => {
  expect(logicMaze.text.parseAction(given)).toMatchObject({ ok: false, error: { code: 'unexpected-line' } });
});

/** They may take so many times as long as a usual text of their length. A loop inside a loop takes thousands of times. */
const SLOWER = 30;

test('long lines and many lines are read in time', () => {
  const long = 300_000;
  const levels = TEXTS.lessons.repeat(Math.ceil(long / TEXTS.lessons.length));
  const most = SLOWER * cpuTimeOf(() => parseCollection(levels));
  const expectQuickRefusal = (text: string): void => {
    const about = text.slice(0, 12);
    expect(
      cpuTimeOf(() => expect(parseCollection(text).ok, about).toBe(false)),
      about,
    ).toBeLessThan(most);
  };
  for (const line of ['+-'.repeat(long), '+'.repeat(long), '|'.repeat(long), ' '.repeat(long), 'x'.repeat(long)]) {
    expectQuickRefusal(line);
  }
  for (const line of ['Title: x', '+-', '|', ' x', '::', 'Solution: r', 'note']) {
    expectQuickRefusal(`${line}\n`.repeat(100_000));
  }
  expectQuickRefusal(`Solution: ${'u'.repeat(long)}`);
});
