import { expect, test } from 'vitest';
import { Memory } from '../../src/search/memory.ts';

test('a memory never holds more than it may, and keeps what is new', () => {
  const memory = new Memory<number>(10);
  for (let key = 0; key < 1000; key++) {
    memory.set(key, key * 2);
    expect(memory.size).toBeLessThanOrEqual(10);
    expect([key, key - 1, key - 4].map((known) => memory.get(Math.max(0, known)))).toEqual(
      [key, key - 1, key - 4].map((known) => Math.max(0, known) * 2),
    );
  }
  expect(memory.size).toBeGreaterThanOrEqual(5);
  expect(memory.get(0)).toBeUndefined();
});

test('writing again takes no room', () => {
  const memory = new Memory<string>(4);
  memory.set('a', 'first');
  memory.set('b', 'first');
  for (let count = 0; count < 10; count++) memory.set('b', `again ${count}`);
  expect([memory.get('a'), memory.get('b'), memory.size]).toEqual(['first', 'again 9', 2]);
});

test('two entries are the least', () => {
  expect(() => new Memory(1)).toThrow(RangeError);
});
