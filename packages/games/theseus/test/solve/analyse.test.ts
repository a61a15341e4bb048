import { playBots, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { random } from '../../src/bots/random.ts';
import { type State, theseus } from '../../src/index.ts';
import { type Analysis, analyse, statesOf } from '../../src/solve/analyse.ts';
import { ExactSolution } from '../../src/solve/exact-solution.ts';
import { solved } from '../../src/solve/solving.ts';
import { following, startOf } from './support/states.ts';

function randomGame(start: State, random: Random): State[] {
  const states = [start];
  for (let next = following(start); next.length > 0; next = following(states.at(-1)!)) states.push(random.pick(next));
  return states;
}

function analysisOf(states: readonly State[]): Analysis {
  const analysed = analyse(states);
  if (!analysed.ok) throw new Error(analysed.error.code);
  return analysed.value;
}

test('says of every die of Theseus what it made of his chances', () => {
  const draws = new Random('analyse');
  for (let game = 0; game < 10; game++) {
    const states = randomGame(startOf({ size: 7, supplies: 2, rounds: 30 }, game), draws);
    const { odds, moves } = analysisOf(states);
    expect(odds.length).toBe(states.length);
    expect(moves.length).toBe(states.filter((state, i) => state.dice % 2 === 1 && i + 1 < states.length).length);
    for (const { round, before, after, best, lost } of moves) {
      const i = 2 * round - 1;
      expect(states[i]!.dice).toBe(i);
      expect(before).toEqual(odds[i]);
      expect(after).toEqual(odds[i + 1]);
      expect(best.odds.win).toBeCloseTo(before.win, 12);
      expect(lost).toBeGreaterThanOrEqual(0);
      expect(lost).toBeCloseTo(before.win - after.win, 12);
    }
  }
});

test('a best die is its own best, and loses nothing', () => {
  const start = startOf({ size: 7, supplies: 2, rounds: 30 }, 1);
  const solving = ExactSolution.begin(start);
  if (!solving.ok) throw new Error(solving.error.code);
  const solution = solved(solving.value);
  const draws = new Random('best');
  const states = [start];
  for (let next = following(start); next.length > 0; next = following(states.at(-1)!)) {
    const state = states.at(-1)!;
    const best = state.dice % 2 === 1 ? draws.pick(solution.bestDice(state)) : undefined;
    const i = solution.actions(state).findIndex(({ dice }) => dice === best);
    states.push(i === -1 ? draws.pick(next) : next[i]!);
  }
  const analysed = analyse(states, { solution });
  if (!analysed.ok) throw new Error(analysed.error.code);
  expect(analysed.value.moves.length).toBeGreaterThan(5);
  for (const { dice, best, lost } of analysed.value.moves) {
    expect(best.dice).toBe(dice);
    expect(lost).toBeLessThan(1e-12);
  }
});

test('a record gives its states, from the start to the last die that stands', () => {
  const { config } = startOf({ size: 7, supplies: 2, rounds: 30 }, 3);
  const session = new Session(theseus, { config, seed: '3', names: ['Theseus', 'Minotaur'] });
  playBots(session, [random, random], { random: new Random('record') });
  const record = session.record();
  const states = statesOf(record);
  expect(states.length).toBe(record.actions.length + 1);
  expect(states[0]).toEqual(theseus.start(config, '3'));
  expect(states.at(-1)).toEqual(session.state);
  expect(statesOf({ ...record, played: record.played - 1 })).toEqual(states.slice(0, -1));
  expect(analysisOf(states).odds.length).toBe(states.length);
});

test('a game that is too large is told so; one without states has nothing to tell', () => {
  const start = startOf({ size: 21, supplies: 6, rounds: 100 }, 1);
  expect(analyse([start])).toMatchObject({ ok: false, error: { code: 'too-large-to-solve' } });
  expect(analyse([])).toEqual({ ok: true, value: { odds: [], moves: [] } });
});

test('states that do not follow each other are no game', () => {
  const start = startOf({ size: 7, supplies: 2, rounds: 30 }, 1);
  const [, second] = randomGame(start, new Random(1));
  expect(() => analyse([start, second!, { ...second!, theseus: 24 }])).toThrow('state 2 does not follow');
});
