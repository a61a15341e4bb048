import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { atOnce, type Bot, formatReplay, parseReplay, playBots, Session, verifyReplay } from '../src/index.ts';
import { dice, type DiceTypes } from './support/dice.ts';
import { ladder, type LadderTypes } from './support/ladder.ts';

const roller: Bot<DiceTypes> = { name: 'roller', think: atOnce(() => 'roll') };
const gambler: Bot<DiceTypes> = {
  name: 'gambler',
  think: atOnce((view, { seat, random }) => (view.isShown[seat] || random.bool() ? 'roll' : 'redraw')),
};

const session = (seed: string): Session<DiceTypes> =>
  new Session(dice, { config: { target: 20, limit: 40 }, seed, names: ['Ada', 'Bob'] });

const textOf = (bots: readonly Bot<DiceTypes>[], seed: string, draws: string): string =>
  formatReplay(dice, playBots(session(seed), bots, { random: new Random(draws) }));

test('bots play a session to its end, and what is left is its record', () => {
  const game = session('a');
  const record = playBots(game, [roller, gambler], { random: new Random('luck') });
  expect(game.outcome).toBeDefined();
  expect(record).toEqual(game.record());
  const replay = parseReplay(formatReplay(dice, record));
  expect(replay.ok && verifyReplay(dice, replay.value).ok).toBe(true);
});

test('the same bots with the same draws play the same game', () => {
  expect(textOf([gambler, gambler], 'a', 'luck')).toBe(textOf([gambler, gambler], 'a', 'luck'));
  const games = Array.from({ length: 10 }, (_, number) => textOf([gambler, gambler], 'a', String(number)));
  expect(new Set(games).size).toBeGreaterThan(5);
});

test('another bot in one seat leaves the luck of the others alone', () => {
  const drawn = (first: Bot<DiceTypes>): number[] => {
    const seen: number[] = [];
    const think: Bot<DiceTypes>['think'] = atOnce((_, { random }) => {
      seen.push(random.next());
      return 'roll';
    });
    playBots(session('b'), [first, { name: 'second', think }], { random: new Random('luck') });
    return seen;
  };
  const [a, b] = [drawn(roller), drawn(gambler)];
  const both = Math.min(a.length, b.length);
  expect(both).toBeGreaterThan(1);
  expect(a.slice(0, both)).toEqual(b.slice(0, both));
});

test('a bot sees what its seat may see', () => {
  const seen: DiceTypes['View'][] = [];
  const think: Bot<DiceTypes>['think'] = atOnce((view) => {
    seen.push(view);
    return 'roll';
  });
  playBots(session('c'), [roller, { name: 'curious', think }], { random: new Random('luck') });
  expect(seen.length).toBeGreaterThan(0);
  for (const { viewer, known } of seen) {
    expect(viewer).toBe(1);
    expect(known[0]).toBeNull();
  }
});

describe('a thought', () => {
  /** Climbs one rung further for every 100 steps it may take. */
  const climber: Bot<LadderTypes> = {
    name: 'climber',
    think(view) {
      let rungs = 1;
      return {
        advance(budget) {
          rungs = Math.min(3, view.top - view.rung, rungs + Math.floor(budget / 100));
          return rungs === 3 ? 'done' : 'searching';
        },
        get choice() {
          return { by: rungs };
        },
      };
    },
  };
  const climbed = (budget?: number): number[] => {
    const game = new Session(ladder, { config: { top: 6, limit: 20 }, seed: '', names: ['Ada'] });
    const run = { random: new Random(''), ...(budget !== undefined && { budget }) };
    return playBots(game, [climber], run).actions.map(({ action }) => action.by);
  };

  test('gets the budget it is given for each choice', () => {
    expect(climbed(0)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(climbed(100)).toEqual([2, 2, 2]);
    expect(climbed()).toEqual([3, 3]);
  });

  test('of a bot that needs no time is done at once', () => {
    const view = session('a').view(0);
    const thought = roller.think(view, { seat: 0, random: new Random('') });
    expect(thought.choice).toBe('roll');
    expect(thought.advance(0)).toBe('done');
  });
});

test('a bot that plays what it may not is a broken bot', () => {
  const cheat: Bot<LadderTypes> = { name: 'cheat', think: atOnce(() => ({ by: 9 })) };
  const game = new Session(ladder, { config: { top: 6, limit: 20 }, seed: '', names: ['Ada'] });
  expect(() => playBots(game, [cheat], { random: new Random('') })).toThrow(/cheat was refused \(too-far\)/);
});

test('every seat needs a bot', () => {
  expect(() => playBots(session('a'), [roller], { random: new Random('') })).toThrow(RangeError);
});
