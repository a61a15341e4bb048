import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { BOTS } from '../../src/expedition/bots/bots.ts';
import { BOT_NAMES } from '../../src/expedition/bots/expedition-bot.ts';
import { choicesIn } from '../../src/expedition/bots/choices.ts';
import { dailyExpedition } from '../../src/expedition/daily.ts';
import { expedition } from '../../src/expedition/game.ts';
import type { State } from '../../src/expedition/state.ts';
import { valueOf } from '../support/drawn.ts';

/** Every state of a journey. */
function journey(bot: (typeof BOTS)[number], seed: string, mostActions: number): State[] {
  const states = [expedition.start(expedition.defaultConfig!(), seed)];
  const random = new Random(seed);
  while (!expedition.outcome(states.at(-1)!) && states.length < mostActions) {
    const now = states.at(-1)!;
    const { choice } = bot.think(expedition.view(now, 0), { seat: 0, random });
    states.push(valueOf(expedition.play(now, 0, choice)).state);
  }
  return states;
}

test.each(BOTS.map((bot) => [bot.name, bot] as const))('%s plays by the rules, and the same again', (_, bot) => {
  const played = journey(bot, 'journey', 150);
  expect(played.length).toBeGreaterThan(15);
  expect(journey(bot, 'journey', 150).at(-1)).toEqual(played.at(-1));
});

test('what a bot takes for possible is what is legal', () => {
  for (const state of journey(BOTS[0]!, 'legal', 150)) {
    if (expedition.outcome(state)) continue;
    const known = choicesIn(expedition.view(state, 0)).map((action) => expedition.text.formatAction(action));
    const legal = expedition.legal(state, 0).map((action) => expedition.text.formatAction(action));
    expect(known.toSorted()).toEqual(legal.toSorted());
  }
});

test('they are listed by their names', () => {
  expect(BOTS.map(({ name }) => name)).toEqual([...BOT_NAMES]);
});

test('a day is the same for everybody, and another than the one before', () => {
  expect(dailyExpedition('2026-11-19')).toEqual(dailyExpedition('2026-11-19'));
  const days = Array.from({ length: 20 }, (_, day) => dailyExpedition(`2026-11-${day + 1}`));
  expect(new Set(days.map(({ seed }) => seed)).size).toBe(20);
  expect(new Set(days.map(({ config }) => config.starter)).size).toBeGreaterThan(1);
});
