import { describe, expect, test } from 'vitest';
import { boutOf, formatGameName, parseGameName } from '../../src/series/schedule.ts';
import { seriesOf } from './fake-pool.ts';

const names = ({ players }: { readonly players: readonly { readonly name: string }[] }): string[] =>
  players.map(({ name }) => name);

describe('the games of a series', () => {
  test('both games of a pair have one seed, one course and one number, and the seats are swapped', () => {
    const series = seriesOf();
    const [a, b] = [boutOf(series, { pair: 12, leg: 'a' }), boutOf(series, { pair: 12, leg: 'b' })];
    expect([names(a), names(b)]).toEqual([
      ['strong', 'weak'],
      ['weak', 'strong'],
    ]);
    expect(a).toMatchObject({ id: '0012a', seed: '7/12', number: 12, title: 'Second', config: 'two' });
    expect({ ...b, id: a.id, players: a.players }).toEqual(a);
  });

  test('pairs take the courses in turn', () => {
    const configs = [1, 2, 3, 4].map((pair) => boutOf(seriesOf(), { pair, leg: 'b' }).config);
    expect(configs).toEqual(['one', 'two', 'one', 'two']);
  });

  test('where a game is for one, each plays alone on the same seed', () => {
    const series = seriesOf({ isSolo: true });
    const [a, b] = [boutOf(series, { pair: 3, leg: 'a' }), boutOf(series, { pair: 3, leg: 'b' })];
    expect([names(a), names(b)]).toEqual([['strong'], ['weak']]);
    expect([a.seed, b.seed, a.config, b.config]).toEqual(['7/3', '7/3', 'one', 'one']);
  });

  test('what programs are told does not depend on the seed', () => {
    const told = (seed: string): unknown => {
      const { number, config, title } = boutOf(seriesOf({ seed }), { pair: 5, leg: 'a' });
      return { number, config, title };
    };
    expect(told('1')).toEqual(told('2'));
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
