import { describe, expect, test } from 'vitest';
import {
  type Drawing,
  drawsOf,
  freshSecret,
  joinSecrets,
  parseSecret,
  secretOfSeed,
  seedOfSecret,
} from '../../src/bout/secret.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f';
const drawing: Drawing = { id: '0001a', pair: '1', seats: 2 };

describe('the draws of a game', () => {
  test('are the same for the same secret and names, on every machine', () => {
    expect(drawsOf(SECRET, drawing)).toEqual({
      seed: '549abfa47d5494509f84ea9d26a3ba96',
      numbers: [205_429_183, 979_028_033],
    });
  });

  test('share the seed in a pair, and no number', () => {
    const [a, b] = [drawsOf(SECRET, drawing), drawsOf(SECRET, { ...drawing, id: '0001b' })];
    expect(a.seed).toBe(b.seed);
    expect(new Set([...a.numbers, ...b.numbers]).size).toBe(4);
  });

  test('differ in everything with another secret', () => {
    const [a, b] = [drawsOf(SECRET, drawing), drawsOf(SECRET.replace('f', 'e'), drawing)];
    expect(a.seed).not.toBe(b.seed);
    for (const [seat, number] of a.numbers.entries()) expect(b.numbers[seat]).not.toBe(number);
  });

  test('have numbers from 1 to what an int of Java holds, in all of that range', () => {
    const numbers = Array.from({ length: 400 }, (_, game) => drawsOf(SECRET, { ...drawing, id: String(game) })).flatMap(
      (drawn) => drawn.numbers,
    );
    expect(numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 0x7fff_ffff)).toBe(true);
    for (const part of [0, 1, 2, 3]) {
      const share = numbers.filter((number) => Math.floor(number / 2 ** 29) === part).length;
      expect(share).toBeGreaterThan(150);
    }
    // An even number and its even share: nothing of the seat shows in the number.
    expect(numbers.filter((number) => number % 2 === 0).length).toBeGreaterThan(350);
  });
});

test('secrets that are joined are another one, whatever their order, and differ with each of them', () => {
  const [one, two] = ['1'.repeat(32), '2'.repeat(32)];
  expect(joinSecrets(SECRET, [])).toBe(SECRET);
  const joined = [joinSecrets(SECRET, [one]), joinSecrets(SECRET, [two]), joinSecrets(SECRET, [one, two]), SECRET];
  expect(new Set(joined).size).toBe(4);
  expect(joinSecrets(SECRET, [two, one])).toBe(joined[2]);
  expect(joined.map(parseSecret)).toEqual(joined);
});

describe('a secret', () => {
  test('that is fresh is read as it is written, and is another each time', () => {
    const [one, two] = [freshSecret(), freshSecret()];
    expect([parseSecret(one), parseSecret(` ${two.toUpperCase()} `)]).toEqual([one, two]);
    expect(one).not.toBe(two);
  });

  test.each(['', '7', `${SECRET}0`, SECRET.replace('f', 'g')])('is not %j', (text) => {
    expect(parseSecret(text)).toBeUndefined();
  });

  test('of a seed is always the same, and another for another seed', () => {
    expect(secretOfSeed('7')).toBe(secretOfSeed('7'));
    expect(secretOfSeed('7')).not.toBe(secretOfSeed('8'));
    expect(parseSecret(secretOfSeed('7'))).toBe(secretOfSeed('7'));
  });

  test('gives a seed that may be told: short, and no part of it', () => {
    expect(seedOfSecret(SECRET)).toMatch(/^\d{1,6}$/);
    expect(SECRET).not.toContain(seedOfSecret(SECRET));
  });
});
