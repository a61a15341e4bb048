import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAct, readHello } from '../src/index.ts';

const NO_OBJECTS = ['null', '1', '"x"', '[]', 'true', '[{"turn":1,"action":"x"}]'];

describe('a hello', () => {
  test('needs a name and nothing else', () => {
    expect(readHello('{"name":"My Bot"}')).toEqual({ ok: true, value: { name: 'My Bot' } });
  });

  test('may have a version and wishes', () => {
    const line = '{"name":"My Bot","version":"1.2","wants":["legal","events","board"]}';
    expect(readHello(line)).toMatchObject({ ok: true, value: { wants: ['legal', 'events', 'board'] } });
  });

  test('may have fields that nobody reads', () => {
    expect(readHello('{"name":"My Bot","author":"Ada"}').ok).toBe(true);
  });

  test.each([
    ['no name', '{}', '/name'],
    ['an empty name', '{"name":""}', '/name'],
    ['a name that is no text', '{"name":7}', '/name'],
    ['a name that is too long', JSON.stringify({ name: 'x'.repeat(81) }), '/name'],
    ['a wish that nobody knows', '{"name":"x","wants":["hints"]}', '/wants/0'],
    ['wishes that are no list', '{"name":"x","wants":"legal"}', '/wants'],
    ['more wishes than there are', JSON.stringify({ name: 'x', wants: Array(9).fill('legal') }), '/wants'],
    ['a version that is too long', JSON.stringify({ name: 'x', version: '1'.repeat(41) }), '/version'],
  ])('is refused with %s', (_, line, field) => {
    expect(readHello(line)).toMatchObject({ ok: false, error: { code: 'wrong-field', field } });
  });
});

describe('a fault instead of an action', () => {
  test('says which, and what people are told', () => {
    const line = '{"turn":3,"fault":"threw","says":"P.move() threw up"}';
    expect(readAct(line)).toEqual({ ok: true, value: { turn: 3, fault: 'threw', says: 'P.move() threw up' } });
  });

  test.each([
    ['that nobody may tell of itself', '{"turn":3,"fault":"too-slow"}', '/fault'],
    ['without a turn', '{"fault":"threw"}', '/turn'],
  ])('is refused where it is one %s', (_, line, field) => {
    expect(readAct(line)).toMatchObject({ ok: false, error: { code: 'wrong-field', field } });
  });
});

describe('an answer to an act', () => {
  test('needs the turn and the action', () => {
    expect(readAct('{"turn":3,"action":"2 8 1 1"}')).toEqual({ ok: true, value: { turn: 3, action: '2 8 1 1' } });
  });

  test.each([
    ['no turn', '{"action":"u"}', '/turn'],
    ['no action', '{"turn":1}', '/action'],
    ['a turn that is a text', '{"turn":"1","action":"u"}', '/turn'],
    ['half a turn', '{"turn":1.5,"action":"u"}', '/turn'],
    ['an action that is a number', '{"turn":1,"action":7}', '/action'],
    ['an action that is too long', JSON.stringify({ turn: 1, action: 'u'.repeat(201) }), '/action'],
  ])('is refused with %s', (_, line, field) => {
    expect(readAct(line)).toMatchObject({ ok: false, error: { code: 'wrong-field', field } });
  });
});

describe.each([
  ['hello', readHello],
  ['act', readAct],
])('the reader of an answer to %s', (_, read) => {
  test.each(['', 'thinking…', "{'name': 'x'}", '{"name":"x"', '{"name":NaN}', '{"turn":1,}'])(
    'says that %j is no JSON',
    (line) => {
      expect(read(line)).toEqual({ ok: false, error: { code: 'not-json' } });
    },
  );

  test.each(NO_OBJECTS)('refuses %s, which is no object', (line) => {
    expect(read(line)).toMatchObject({ ok: false, error: { code: 'wrong-field', field: '' } });
  });

  test('never throws, whatever comes', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (line) => typeof read(line).ok === 'boolean'));
    fc.assert(fc.property(fc.json(), (line) => typeof read(line).ok === 'boolean'));
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom('legal', 'events', 1, 'u'));
    const close = fc.record(
      { name: field, version: field, wants: field, turn: field, action: field },
      { requiredKeys: [] },
    );
    fc.assert(fc.property(close, (value) => typeof read(JSON.stringify(value)).ok === 'boolean'));
  });

  test('what it accepts is what the line says', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), fc.nat(), (text, turn) => {
        const line = JSON.stringify({ name: text, turn, action: text });
        const answer = read(line);
        expect(answer.ok && answer.value).toMatchObject(JSON.parse(line));
      }),
    );
  });
});
