import { describe, expect, test } from 'vitest';
import type { Bout } from '../../src/bout/bout.ts';
import { duelsOn, MATCH } from '../../src/tournament/plan/duel.ts';
import type { Field } from '../../src/tournament/plan/field.ts';
import { formatGameName, parseGameName } from '../../src/tournament/plan/game-name.ts';
import { runsOf } from '../../src/tournament/plan/run.ts';
import { boutOf } from '../../src/tournament/run/bout-of.ts';
import { matchOf } from './fake-pool.ts';

const names = ({ players }: Bout): string[] => players.map(({ name }) => name);

/** Both games of a pair. */
function pair(number: number, changes: Partial<Field> = {}): readonly [Bout, Bout] {
  const match = matchOf(changes);
  const duels = duelsOn(match.field, MATCH, { from: number, to: number });
  const [a, b] = runsOf(match.field, { duels }).map((run) => boutOf(match, run));
  return [a!, b!];
}

describe('the games of a match', () => {
  test('both games of a pair have one seed and one course, and the seats are swapped', () => {
    const [a, b] = pair(12);
    expect([names(a), names(b)]).toEqual([
      ['strong', 'weak'],
      ['weak', 'strong'],
    ]);
    expect(a).toMatchObject({ id: '0012a', title: 'Second', config: 'two' });
    expect({ ...b, id: a.id, numbers: a.numbers, players: a.players }).toEqual(a);
  });

  test('a player with a secret of its own gives its games other draws, the same in both games of a pair', () => {
    const match = matchOf({});
    const [one, two] = match.players;
    const later = { ...match, players: [one!, { ...two!, secret: 'cd'.repeat(16) }] };
    const runs = runsOf(match.field, { duels: duelsOn(match.field, MATCH, { from: 1, to: 1 }) });
    const [before, [a, b]] = [match, later].map((given) => runs.map((run) => boutOf(given, run))) as [Bout[], Bout[]];
    expect(a!.seed).toBe(b!.seed);
    expect(a!.seed).not.toBe(before[0]!.seed);
    for (const [seat, number] of a!.numbers.entries()) expect(number).not.toBe(before[0]!.numbers[seat]);
  });

  test('pairs take the courses in turn', () => {
    expect([1, 2, 3, 4].map((number) => pair(number)[1].config)).toEqual(['one', 'two', 'one', 'two']);
  });

  test('where a game is for one, each plays alone on the same seed', () => {
    const [a, b] = pair(3, { isSolo: true });
    expect([names(a), names(b)]).toEqual([['strong'], ['weak']]);
    expect([a.id, b.id, b.seed, b.config]).toEqual(['0003a', '0003b', a.seed, 'one']);
    expect(a.numbers).not.toEqual(b.numbers);
  });

  test('every seat of every game has a number of its own', () => {
    const numbers = [1, 2, 3].flatMap((number) => pair(number).flatMap((bout) => bout.numbers));
    expect(new Set(numbers).size).toBe(12);
  });

  test('another seed gives other numbers and other games, the same seed the same', () => {
    const drawn = (seed: string): readonly unknown[] => {
      const [a] = pair(5, { seed });
      return [a.seed, ...a.numbers];
    };
    expect(drawn('1')).toEqual(drawn('1'));
    for (const [index, one] of drawn('1').entries()) expect(drawn('2')[index]).not.toBe(one);
  });

  test('a name is read as it is written, and without its noughts', () => {
    for (const name of [
      { pair: 1, leg: 'a' },
      { pair: 12_345, leg: 'b' },
    ] as const) {
      expect(parseGameName(formatGameName(name))).toEqual(name);
    }
    expect(parseGameName('12A')).toEqual({ pair: 12, leg: 'a' });
    for (const wrong of ['', '12', 'a', '0a', '12c', '-1a', '1 a', '12ab'])
      expect(parseGameName(wrong)).toBeUndefined();
  });
});
