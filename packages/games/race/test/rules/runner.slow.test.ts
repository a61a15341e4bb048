import { expect, test } from 'vitest';
import { runner } from '../../src/bots/runner.ts';
import { shippedContent } from '../../src/shipped/shipped.ts';
import { playBot } from '../support/bot-games.ts';

test('runner wins the first level of `daedalus` at least 9 times in 10', () => {
  const content = shippedContent('daedalus');
  const config = { content: { ...content, levels: content.levels.slice(0, 1) }, mostTicks: 40_000 };
  const games = 30;
  let won = 0;
  for (let game = 0; game < games; game++) {
    won += Number(playBot(runner, { config, seed: `first level ${game}` }).scene.status === 'won');
  }
  expect(won).toBeGreaterThanOrEqual(0.9 * games);
});
