import { describe, expect, test } from 'vitest';
import { BOTS } from '../../src/bots/bots.ts';
import { type Dice, MINOTAUR, type Opponent, type State, THESEUS, theseus } from '../../src/index.ts';
import { BestResponse } from '../../src/solve/best-response.ts';
import { chancesByRounds } from '../../src/solve/chances-by-rounds.ts';
import { ExactSolution } from '../../src/solve/exact-solution.ts';
import { solved } from '../../src/solve/solving.ts';
import { keyOf, startOf, statesFrom } from './support/states.ts';

function solve(start: State, seat: number, opponent: Opponent): BestResponse {
  const solving = BestResponse.begin(start, { seat, opponent });
  if (!solving.ok) throw new Error(solving.error.code);
  return solved(solving.value);
}

const after = (state: State, seat: number, dice: Dice): State => {
  const played = theseus.play(state, seat, { dice });
  if (!played.ok) throw new Error(played.error.code);
  return played.value.state;
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The person's chance by the rules alone: a tree with a memory. */
function naiveChance(state: State, seat: number, opponent: Opponent, known = new Map<string, number>()): number {
  const key = keyOf(state);
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const outcome = theseus.outcome(state);
  const [inTurn] = theseus.turn(state);
  let chance: number;
  if (outcome || inTurn === undefined) chance = outcome?.winners.includes(seat) ? 1 : 0;
  else {
    const chanceAfter = (dice: Dice): number => naiveChance(after(state, inTurn, dice), seat, opponent, known);
    const all = theseus.legal(state, inTurn).map(({ dice }) => chanceAfter(dice));
    if (inTurn === seat) chance = Math.max(...all);
    else if (opponent.kind === 'policy') chance = mean(opponent.policy(state).map(chanceAfter));
    else chance = (1 - opponent.slips) * Math.min(...all) + opponent.slips * mean(all);
  }
  known.set(key, chance);
  return chance;
}

const reckoned = BOTS.flatMap((bot) =>
  bot.seats.flatMap((botSeat) => {
    const opponent = bot.opponentIn?.(botSeat);
    return opponent ? [{ name: bot.name, seat: botSeat === THESEUS ? MINOTAUR : THESEUS, opponent }] : [];
  }),
);

describe('agrees with a tree that is played out by the rules, in every state that can follow', () => {
  test.each(reckoned)('against $name, from seat $seat', ({ seat, opponent }) => {
    const start = startOf({ size: 5, supplies: 2, rounds: 8 }, 'agree');
    const solution = solve(start, seat, opponent);
    const known = new Map<string, number>();
    const states = statesFrom(start);
    expect(states.length).toBeGreaterThan(1000);
    for (const state of states) {
      const expected = naiveChance(state, seat, opponent, known);
      expect(Math.abs(solution.chance(state) - expected)).toBeLessThan(1e-8);
      for (const { dice, chance } of solution.options(state)) {
        const inTurn = theseus.turn(state)[0]!;
        expect(Math.abs(chance - naiveChance(after(state, inTurn, dice), seat, opponent, known))).toBeLessThan(1e-8);
      }
      const best = solution.bestDice(state);
      expect(best.length > 0).toBe(theseus.turn(state).length > 0);
    }
  });
});

test('against a Minotaur that rolls it says what the solution of that game says', () => {
  const start = startOf({ size: 7, supplies: 3, rounds: 24 }, 'both');
  const exact = ExactSolution.begin(start);
  if (!exact.ok) throw new Error(exact.error.code);
  const opponent = BOTS[0]!.opponentIn!(MINOTAUR)!;
  expect(solve(start, THESEUS, opponent).chance(start)).toBeCloseTo(solved(exact.value).odds(start).win, 8);
});

test('one run backwards has the chances of every even number of rounds', () => {
  const seed = 'rounds';
  for (const { seat, opponent } of reckoned) {
    const { config } = startOf({ size: 5, supplies: 2, rounds: 12 }, seed);
    for (const { rounds, chance } of chancesByRounds({ config, seed }, { seat, opponent })) {
      const start = theseus.start({ ...config, rounds }, seed);
      expect(solve(start, seat, opponent).chance(start)).toBeCloseTo(chance, 12);
    }
  }
});

test('a game too large for the tables it may have is refused with what it would need', () => {
  const opponent = BOTS[0]!.opponentIn!(MINOTAUR)!;
  const begun = BestResponse.begin(
    startOf({ size: 7, supplies: 2, rounds: 20 }, 1),
    { seat: THESEUS, opponent },
    { mostBytes: 1000 },
  );
  expect(begun).toMatchObject({ ok: false, error: { code: 'too-large-to-solve', allowed: 1000 } });
});
