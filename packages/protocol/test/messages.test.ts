import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { Act, ArenaMessage, End, Events, Hello, Start } from '../src/index.ts';

const clock = { move: 1000, bank: 10_000 };

const MESSAGES = {
  hello: { type: 'hello', protocol: 2 },
  start: { type: 'start', game: 'sokoban', rules: 1, config: 'mode forward', seat: 0, seats: 1, number: 7, clock },
  act: { type: 'act', turn: 1, clock, view: {}, legal: ['u'], board: '#' },
  events: { type: 'events', seat: 0, events: [{ type: 'walked' }] },
  end: { type: 'end', result: 'win', reason: 'solved', winners: [0] },
};
const SCHEMAS = { hello: Hello, start: Start, act: Act, events: Events, end: End };

describe.each(Object.keys(MESSAGES) as (keyof typeof MESSAGES)[])('%s', (type) => {
  const message = MESSAGES[type];

  test('is a message of the arena, by its own schema alone', () => {
    expect(Compile(ArenaMessage).Check(message)).toBe(true);
    const fitting = Object.entries(SCHEMAS).filter(([, schema]) => Compile(schema).Check(message));
    expect(fitting.map(([name]) => name)).toEqual([type]);
  });

  test('is not one without a field that it needs', () => {
    const optional = ['legal', 'board', 'fault'];
    for (const field of Object.keys(message).filter((name) => !optional.includes(name))) {
      const { [field as never]: _, ...rest } = message as Record<string, unknown>;
      expect(Compile(ArenaMessage).Check(rest), field).toBe(false);
    }
  });

  test('every field is described, its own type aside', () => {
    const fields = Object.entries(
      SCHEMAS[type].properties as Record<string, { description?: string; properties?: unknown }>,
    );
    const silent = fields.filter(([name, field]) => name !== 'type' && name !== 'clock' && !field.description);
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});

test('an end tells whose fault it was', () => {
  const end = { ...MESSAGES.end, result: 'loss', reason: 'not-json', winners: [1] };
  expect(Compile(End).Check({ ...end, fault: { seat: 0, code: 'not-json' } })).toBe(true);
  expect(Compile(End).Check({ ...end, fault: 'not-json' })).toBe(false);
  expect(Compile(End).Check({ ...end, result: 'lost' })).toBe(false);
});
