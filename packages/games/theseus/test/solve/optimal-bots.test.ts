import { type Bot, playBots, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { heuristic } from '../../src/bots/heuristic.ts';
import { minmax } from '../../src/bots/minmax.ts';
import { random as roller } from '../../src/bots/random.ts';
import { type Dice, type State, theseus, type TheseusTypes } from '../../src/index.ts';
import { ExactSolution } from '../../src/solve/exact-solution.ts';
import { ForcedResults } from '../../src/solve/forced-results.ts';
import { createOptimalMinotaur, optimalMinotaur } from '../../src/solve/optimal-minotaur.ts';
import { createOptimalTheseus, optimalTheseus } from '../../src/solve/optimal-theseus.ts';
import { solved } from '../../src/solve/solving.ts';
import { following, startOf } from './support/states.ts';

const ANY_END = ['all-collected', 'captured', 'action-limit'];
const SMALL = { size: 7, supplies: 2, rounds: 30 };

function games(bots: readonly Bot<TheseusTypes>[], count: number, options = SMALL): Record<string, number> {
  const ends: Record<string, number> = {};
  for (let game = 0; game < count; game++) {
    const { config } = startOf(options, game);
    const session = new Session(theseus, { config, seed: String(game), names: ['Theseus', 'Minotaur'] });
    playBots(session, bots, { random: new Random(game) });
    const { reason } = session.outcome!;
    ends[reason] = (ends[reason] ?? 0) + 1;
  }
  return ends;
}

/** Theseus' turn, with nobody in danger. */
const [turn] = following(startOf(SMALL, 1)) as [State];

describe('the optimal Theseus', () => {
  test('wins almost always against a Minotaur that rolls', () => {
    expect(games([optimalTheseus, roller], 40)['all-collected']).toBeGreaterThan(36);
  });

  test('plays one of the best dice, and over time each of them', () => {
    const solving = ExactSolution.begin(turn);
    if (!solving.ok) throw new Error(solving.error.code);
    const solution = solved(solving.value);
    const random = new Random('ties');
    let state = turn;
    while (solution.bestDice(state).length < 2) {
      const next = following(state);
      state = next.length === 0 ? turn : random.pick(next);
    }
    const played = new Set<Dice>();
    for (let i = 0; i < 50; i++) {
      const thought = optimalTheseus.think(theseus.view(state, 0), { seat: 0, random });
      expect(thought.advance(1000)).toBe('done');
      played.add(thought.choice.dice);
    }
    expect(played).toEqual(new Set(solution.bestDice(state)));
  });

  test('has a legal choice before it has solved anything, and goes on where it was cut short', () => {
    const bot = createOptimalTheseus();
    const random = new Random('short');
    const first = bot.think(theseus.view(turn, 0), { seat: 0, random });
    const played = theseus.play(turn, 0, first.choice);
    expect(played.ok).toBe(true);
    expect(first.advance(20)).toBe('searching');
    const second = bot.think(structuredClone(theseus.view(turn, 0)), { seat: 0, random });
    expect(second.advance(20)).toBe('done');
    expect(first.advance(0)).toBe('done');
  });

  test('draws the same whatever time it is given', () => {
    const drawn = (budget: number): number => {
      const random = new Random('draws');
      createOptimalTheseus().think(theseus.view(turn, 0), { seat: 0, random }).advance(budget);
      return random.next();
    };
    expect(drawn(0)).toBe(drawn(1000));
  });

  test('plays on like minmax where the game is too large', () => {
    const bot = createOptimalTheseus({ mostBytes: 1000 });
    const like = minmax({ terminalScores: true });
    for (let seed = 0; seed < 5; seed++) {
      const [state] = following(startOf(SMALL, seed)) as [State];
      const choices = [bot, like].map((bot) => {
        const thought = bot.think(theseus.view(state, 0), { seat: 0, random: new Random(seed) });
        expect(thought.advance(10_000)).toBe('done');
        return thought.choice;
      });
      expect(choices[0]).toEqual(choices[1]);
    }
  });
});

describe('the optimal Minotaur', () => {
  test('allows no win that can be prevented, and captures whom it can force', () => {
    const allowed = { '-1': ['captured'], '0': ['captured', 'action-limit'], '1': ANY_END };
    const values = new Set<number>();
    for (let game = 0; game < 20; game++) {
      const start = startOf(SMALL, game);
      const results = solved(ForcedResults.begin(start));
      const session = new Session(theseus, { config: start.config, seed: String(game), names: ['', ''] });
      const bots = [minmax({ depth: 4, terminalScores: true }), createOptimalMinotaur()];
      playBots(session, bots, { random: new Random(game) });
      const value = results.value(start);
      expect(allowed[value]).toContain(session.outcome!.reason);
      values.add(value);
    }
    expect(values).toContain(-1);
    expect(values).toContain(0);
  });

  test('captures players of a short sight even where nothing is forced', () => {
    expect(games([heuristic, optimalMinotaur], 20)['captured']).toBeGreaterThan(15);
  });

  test('has a legal choice before it has solved anything', () => {
    const start = startOf(SMALL, 1);
    const thought = createOptimalMinotaur().think(theseus.view(start, 1), { seat: 1, random: new Random(1) });
    expect(theseus.play(start, 1, thought.choice).ok).toBe(true);
  });
});
