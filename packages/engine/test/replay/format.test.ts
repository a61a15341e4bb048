import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Acted,
  formatReplay,
  type Game,
  type GameRecord,
  openReplay,
  parseReplay,
  verifyReplay,
} from '../../src/index.ts';
import { dice, type DiceAction, type DiceTypes } from '../support/dice.ts';
import { ladder } from '../support/ladder.ts';
import { CLIMB, climbs, randomRecord, reading } from '../support/records.ts';
import { errorOf, valueOf } from '../support/result.ts';

const CLIMB_TEXT = `dedalo replay 1
game ladder rules 3
title "First steps"
seed "dedalo"
seat 1 "Ada"
config 58195cbde7f04357
| top 30
| limit 50
actions
${'up 3\ndown 1\n'.repeat(10)}= 20 f7cd36b69ad338e2
up 3
down 2
at 21
end 22 6cee2635390d5128 open
`;

const rolls = (...actions: readonly DiceAction[]): Acted<DiceTypes>[] =>
  actions.map((action, index) => ({ seat: index % 2, action }));

const DUEL: GameRecord<DiceTypes> = {
  config: { target: 8, limit: 20 },
  seed: 'dedalo',
  names: ['Ada', 'Bob'],
  actions: rolls('show', 'roll', 'roll', 'redraw'),
  played: 4,
};

const DUEL_TEXT = `dedalo replay 1
game dice rules 1
seed "dedalo"
seat 1 "Ada"
seat 2 "Bob"
config 5dd4e58c0b5cae03
| target 8
| limit 20
actions
1 show
2 roll
1 roll
2 redraw
end 4 25855518b74f1e5b open
`;

describe('the text of a replay', () => {
  test('of one who plays alone, with a title, fingerprints and what was taken back', () => {
    expect(formatReplay(ladder, CLIMB)).toBe(CLIMB_TEXT);
  });

  test('of two, with the seat before each action', () => {
    expect(formatReplay(dice, DUEL)).toBe(DUEL_TEXT);
  });

  test('says who won, counted from 1', () => {
    const won = { ...CLIMB, config: { top: 3, limit: 9 }, actions: climbs(3), played: 1 };
    expect(formatReplay(ladder, won).split('\n').at(-2)).toMatch(/^end 1 [0-9a-f]{16} over top 1$/);
  });

  test('says that nobody won', () => {
    const spent = { ...CLIMB, config: { top: 3, limit: 1 }, actions: climbs(2), played: 1 };
    expect(formatReplay(ladder, spent).split('\n').at(-2)).toMatch(/^end 1 [0-9a-f]{16} over action-limit$/);
  });

  test('of a game that has not begun ends where it starts', () => {
    const text = formatReplay(ladder, { ...CLIMB, actions: [], played: 0 });
    expect(text).toMatch(/actions\nend 0 [0-9a-f]{16} open\n$/);
    expect(valueOf(verifyReplay(ladder, reading(text))).actions).toEqual([]);
  });

  test('of what cannot be played is not written', () => {
    expect(() => formatReplay(ladder, { ...CLIMB, actions: climbs(9) })).toThrow(/too-far/);
  });
});

describe('a replay that is read back', () => {
  test('is the record it was written from', () => {
    expect(openReplay(ladder, reading(CLIMB_TEXT))).toEqual({ ok: true, value: CLIMB });
    expect(openReplay(dice, reading(DUEL_TEXT))).toEqual({ ok: true, value: DUEL });
  });

  test.each([dice, ladder] as unknown as Game[])('is the record whatever was played: $id', (game) => {
    for (let number = 0; number < 50; number++) {
      const record = randomRecord(game, `written ${number}`);
      const text = formatReplay(game, record);
      expect(verifyReplay(game, reading(text))).toEqual({ ok: true, value: record });
      expect(formatReplay(game, valueOf(openReplay(game, reading(text))))).toBe(text);
    }
  });

  test('keeps where its parts stand', () => {
    const replay = reading(CLIMB_TEXT);
    expect(replay.lines).toMatchObject({ game: 2, seats: 5, config: 6, end: 34 });
    expect(replay.actions.map(({ line }) => line)).toEqual([...Array.from({ length: 20 }, (_, i) => 10 + i), 31, 32]);
    expect(replay.marks).toMatchObject([{ after: 20, line: 30 }]);
    expect(replay.played).toBe(21);
  });

  test.each([
    ['line ends of Windows', CLIMB_TEXT.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${CLIMB_TEXT}`],
    ['both', `\uFEFF${CLIMB_TEXT.replaceAll('\n', '\r\n')}`],
    ['no line end at the end', CLIMB_TEXT.trimEnd()],
    ['blank lines at the end', `${CLIMB_TEXT}\n  \n\t\n`],
    ['no fingerprints on the way', CLIMB_TEXT.replace(/^= .*\n/m, '')],
  ])('is the same with %s', (_, text) => {
    expect(verifyReplay(ladder, reading(text))).toEqual({ ok: true, value: CLIMB });
  });

  test('may hold a line of the config without its blank, as editors leave it', () => {
    const text = CLIMB_TEXT.replace('| limit 50', '|');
    expect(reading(text).config).toBe('top 30\n');
  });
});

describe('title, seed and names', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '',
      '"',
      '\\',
      '\\"',
      '\\u0022',
      'two\nlines',
      '\r\n',
      '\u2028',
      '\u0000',
      '\uFEFF',
      '\uD83D',
      '🧱👨‍👩‍👧',
      'end 1',
      '" seat 2 "',
    ),
  );

  test('may hold anything: quotes, line ends, emoji, half of a pair', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (title, seed, name) => {
        const record = { ...CLIMB, title, seed, names: [name] };
        const text = formatReplay(ladder, record);
        expect(text.split('\n')).toHaveLength(CLIMB_TEXT.split('\n').length);
        expect(verifyReplay(ladder, reading(text))).toEqual({ ok: true, value: record });
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test('may hold anything at two seats, where the seed decides the dice', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (seed, first, second) => {
        const record = { ...DUEL, actions: rolls('redraw', 'redraw'), played: 2, seed, names: [first, second] };
        expect(verifyReplay(dice, reading(formatReplay(dice, record)))).toEqual({ ok: true, value: record });
      }),
      { numRuns: 100, seed: 2 },
    );
  });

  test('that are ten million characters long are read or refused, never thrown', () => {
    const text = CLIMB_TEXT.replace('"dedalo"', `"${'a'.repeat(10_000_000)}"`);
    expect(() => parseReplay(text)).not.toThrow();
  });
});

test('a title is left out where there is none', () => {
  const { title: _, ...untitled } = CLIMB;
  const text = formatReplay(ladder, untitled);
  expect(text).not.toContain('title');
  expect(openReplay(ladder, reading(text))).toEqual({ ok: true, value: untitled });
});

test('nobody takes back at a table of two', () => {
  const text = DUEL_TEXT.replace('end 4', 'at 3\nend 4');
  expect(errorOf(parseReplay(text))).toMatchObject({ code: 'bad-line', at: { line: 14, column: 1 } });
});
