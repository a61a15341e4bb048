import { atOnce, type Bot, playBots, searchBot, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { defaultConfig } from '../src/config.ts';
import { isles } from '../src/game.ts';
import type { IslesTypes } from '../src/state.ts';

const search = searchBot(isles)!;

const random: Bot<IslesTypes> = {
  name: 'random',
  think: atOnce((view, { seat, random }) => random.pick(isles.legal(view, seat))),
};

function play(bots: readonly Bot<IslesTypes>[], seed: string): Session<IslesTypes> {
  const session = new Session(isles, { config: defaultConfig(), seed, names: ['One', 'Two'] });
  playBots(session, bots, { random: new Random(seed), budget: 100 });
  return session;
}

test('the searching bot of the engine wins from either side against one that steps at random', () => {
  let wins = 0;
  for (let game = 0; game < 10; game++) {
    const seat = game % 2;
    const { outcome } = play(seat === 0 ? [search, random] : [random, search], `series ${game}`);
    wins += outcome!.winners.includes(seat) ? 1 : 0;
  }
  expect(wins).toBeGreaterThanOrEqual(9);
});

test('it plays the same game again from the same seed', () => {
  expect(play([search, search], 'again').save()).toBe(play([search, search], 'again').save());
  expect(play([search, search], 'another').save()).not.toBe(play([search, search], 'again').save());
});
