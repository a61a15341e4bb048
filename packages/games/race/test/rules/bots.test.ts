import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { random } from '../../src/bots/random.ts';
import { runner } from '../../src/bots/runner.ts';
import { race } from '../../src/game.ts';
import { shippedContent } from '../../src/shipped/shipped.ts';
import { playBot } from '../support/bot-games.ts';

describe.each([runner, random])('$name', (bot) => {
  test('does only what is legal and changes nothing of what it sees, in games that chance makes', () => {
    const draws = new Random(`bots ${bot.name}`);
    for (let games = 15; games > 0; games--) {
      const state = playBot(bot, { config: race.samples.config(draws), seed: `bots ${games}`, most: 400 });
      expect(state.scene.ticks).toBeGreaterThan(0);
    }
  });

  test('plays a game that comes along to its end', () => {
    const state = playBot(bot, { config: { content: shippedContent('small'), mostTicks: 5000 }, seed: 'small' });
    expect(race.outcome(state)).toBeDefined();
  });

  test('does the same with the same view and luck', () => {
    const config = { content: shippedContent('small'), mostTicks: 2000 };
    const [one, other] = ['same', 'same'].map((seed) => race.text.formatState(playBot(bot, { config, seed })));
    expect(one).toBe(other);
  });
});

test('runner wins the small game more often than not', () => {
  const content = shippedContent('small');
  const won = Array.from({ length: 10 }, (_, seed) =>
    playBot(runner, { config: { content, mostTicks: 20_000 }, seed: `won ${seed}` }),
  ).filter(({ scene }) => scene.status === 'won');
  expect(won.length).toBeGreaterThan(5);
});
