import { type GameRecord, playBots, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { minmax } from '../src/bots/minmax.ts';
import { random } from '../src/bots/random.ts';
import { createConfig } from '../src/config.ts';
import { DICE } from '../src/dice.ts';
import { theseus } from '../src/game.ts';
import { playedDice } from '../src/played.ts';
import { nearest } from '../src/sight.ts';
import { THESEUS, type TheseusTypes } from '../src/state.ts';
import { statisticsOf } from '../src/statistics.ts';
import { valueOf } from './support/drawn.ts';

function record(seed: string, options = {}, bots = [minmax(), random]): GameRecord<TheseusTypes> {
  const config = valueOf(createConfig({ size: 7, ...options }));
  const session = new Session<TheseusTypes>(theseus, { config, seed, names: ['Theseus', 'Minotaur'] });
  return playBots(session, bots, { random: new Random(seed) });
}

describe('the statistics of a game', () => {
  test('have an entry for every die of Theseus, with its round', () => {
    const game = record('a');
    const { path } = statisticsOf(game);
    const own = game.actions.filter(({ seat }) => seat === THESEUS);
    expect(path.map(({ dice }) => dice)).toEqual(own.map(({ action }) => action.dice));
    expect(path.map(({ round }) => round)).toEqual(own.map((_, index) => index + 1));
  });

  test('have one entry less where the Minotaur ended the last round before Theseus’ turn', () => {
    const games = Array.from({ length: 30 }, (_, seed) => record(String(seed), { size: 5 }, [random, random]));
    const caught = games.filter(({ actions }) => actions.length % 2 === 1);
    expect(caught.length).toBeGreaterThan(5);
    for (const game of caught) expect(statisticsOf(game).path).toHaveLength((game.actions.length - 1) / 2);
  });

  test('count the dice, and a die that was never chosen 0 times', () => {
    const { path, counts } = statisticsOf(record('b'));
    for (const dice of DICE) expect(counts[dice]).toBe(path.filter((entry) => entry.dice === dice).length);
    expect(DICE.reduce((sum, dice) => sum + counts[dice], 0)).toBe(path.length);
    expect(statisticsOf({ ...record('b'), played: 0 })).toEqual({ path: [], counts: { 1: 0, 3: 0, 5: 0, 7: 0 } });
  });

  test('say when a supply was taken and how many there are', () => {
    let taken = 0;
    for (const { tookSupply, collected } of statisticsOf(record('a', { supplies: 6 })).path) {
      if (tookSupply) taken++;
      expect(collected).toBe(taken);
    }
    expect(taken).toBeGreaterThan(0);
  });

  test('say what Theseus sees from where he came to, 0 for nothing', () => {
    const game = record('c', { supplies: 6, rounds: 40 });
    const { path } = statisticsOf(game);
    const states = playedDice(game).filter(({ seat }) => seat === THESEUS);
    for (const [index, { state }] of states.entries()) {
      const { supply, opponent } = nearest(state, THESEUS);
      expect(path[index]).toMatchObject({ supplyDistance: supply, minotaurDistance: opponent });
    }
    const distances = new Set(
      path.flatMap(({ supplyDistance, minotaurDistance }) => [supplyDistance, minotaurDistance]),
    );
    expect([...distances].every((distance) => distance >= 0 && distance <= 3)).toBe(true);
    expect(distances.size).toBeGreaterThan(1);
  });

  test('are those of the dice that stand', () => {
    const game = record('a');
    expect(statisticsOf({ ...game, played: 4 }).path).toEqual(statisticsOf(game).path.slice(0, 2));
  });
});

test('a record that does not hold is a broken invariant', () => {
  const game = record('a');
  expect(() => statisticsOf({ ...game, seed: 'another board' })).toThrow(/refused/);
});
