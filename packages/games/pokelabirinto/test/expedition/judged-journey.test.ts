import type { GameRecord } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { alwaysFight } from '../../src/expedition/bots/always-fight.ts';
import type { ExpeditionBot } from '../../src/expedition/bots/expedition-bot.ts';
import { odds } from '../../src/expedition/bots/odds.ts';
import { expedition } from '../../src/expedition/game.ts';
import { rateDecisions } from '../../src/expedition/odds/decisions.ts';
import {
  judge,
  JourneyJudging,
  LEAST_LOST,
  ofLastMeeting,
  summaryOf,
} from '../../src/expedition/odds/judge-journey.ts';
import type { Action, ExpeditionTypes, State } from '../../src/expedition/state.ts';
import { valueOf } from '../support/drawn.ts';
import { after, drawn, seedWhere } from './support/drawn.ts';

const MEETING = after(
  drawn(
    `
      # # # # # #
      # P X . . U
      # # # # # #
      # E # # # #
    `,
    { party: [{ hp: 14 }, { creature: 'Gryps', hp: 9, energy: 3 }], wild: [{ creature: 'Lamia', hp: 20 }] },
  ),
  'D',
);

const FIGHT = after(
  seedWhere(MEETING, (lucky) => {
    const { phase, party } = after(lucky, 'C');
    return phase.name === 'fighting' && phase.first === 'hero' && party[0]!.energy >= 9;
  }),
  'C',
);

test('an attack is judged beside the surest way to win, and loses what that has more', () => {
  const wins = rateDecisions(FIGHT).filter(({ what }) => what === 'win');
  const most = Math.max(...wins.map(({ chance }) => chance));
  for (const { action, chance } of wins) {
    const judged = judge(FIGHT, action)!;
    expect(judged.chance).toBe(chance);
    expect(judged.best.chance).toBe(most);
    expect(judged.isChoice).toBe(true);
    expect(judged.lost).toBe(most - chance < LEAST_LOST ? 0 : most - chance);
  }
  expect(wins.some(({ action }) => judge(FIGHT, action)!.lost > 0)).toBe(true);
});

test('turning back gives no chance to win away, and is no choice between ways to win', () => {
  const judged = judge(MEETING, { type: 'turn-back' })!;
  expect(judged).toMatchObject({ what: 'away', lost: 0, isChoice: false, rival: 'Lamia' });
  expect(judged.best.what).toBe('win');
});

test('a swap at a meeting takes no time: only the fight is judged', () => {
  expect(judge(MEETING, { type: 'swap', member: 1 })).toBeUndefined();
  expect(judge(MEETING, { type: 'fight' })!.party).toEqual(['Pikachu', 'Gryps']);
  expect(judge({ ...MEETING, phase: { name: 'walking' } }, { type: 'move', way: 'D' })).toBeUndefined();
});

/** A journey of a bot, as far as so many actions. */
function journeyOf(bot: ExpeditionBot, seed: string, most: number): GameRecord<ExpeditionTypes> {
  const config = expedition.defaultConfig!();
  let state: State = expedition.start(config, seed);
  const actions: { readonly seat: number; readonly action: Action }[] = [];
  const random = new Random(seed);
  while (!expedition.outcome(state) && actions.length < most) {
    const { choice: action } = bot.think(expedition.view(state, 0), { seat: 0, random });
    actions.push({ seat: 0, action });
    state = valueOf(expedition.play(state, 0, action)).state;
  }
  return { config, seed, names: ['Player'], actions, played: actions.length };
}

function judged(record: GameRecord<ExpeditionTypes>) {
  const judging = new JourneyJudging(record);
  expect(() => judging.result()).toThrow('not all');
  while (judging.advance(3) === 'searching');
  return judging.result();
}

test('every decision of a journey is judged once, in its order, with the meeting that it is about', () => {
  const record = journeyOf(alwaysFight, 'judged', 400);
  const decisions = judged(record);
  const about = record.actions.flatMap(({ action: { type } }, index) =>
    type === 'fight' || type === 'attack' || type === 'turn-back' ? [index] : [],
  );
  expect(decisions.map(({ index }) => index)).toEqual(expect.arrayContaining(about));
  expect(decisions.map(({ index }) => index)).toEqual(decisions.map(({ index }) => index).toSorted((a, b) => a - b));
  const fights = decisions.filter(({ action }) => action.type === 'fight');
  expect(fights.length).toBeGreaterThan(2);
  expect(new Set(fights.map(({ meeting }) => meeting)).size).toBe(fights.length);
  expect(ofLastMeeting(decisions).at(-1)).toBe(decisions.at(-1));
  expect(ofLastMeeting([])).toEqual([]);
});

test('the summary counts choices, and names the dearest first', () => {
  const decisions = judged(journeyOf(alwaysFight, 'judged', 400));
  const { choices, flawless, lost, dearest } = summaryOf(decisions);
  expect(choices).toBeLessThanOrEqual(decisions.length);
  expect(flawless + dearest.length).toBe(choices);
  expect(dearest.length).toBeGreaterThan(1);
  expect(dearest.map((each) => each.lost)).toEqual(dearest.map((each) => each.lost).toSorted((a, b) => b - a));
  expect(lost).toBeCloseTo(
    decisions.reduce((sum, each) => sum + each.lost, 0),
    12,
  );
});

test('whoever plays by the odds gives less away for each choice than whoever always takes the strongest attack', () => {
  const lossOf = (bot: ExpeditionBot): number => {
    const all = ['one', 'two', 'three'].flatMap((seed) => judged(journeyOf(bot, seed, 400)));
    const { lost, choices } = summaryOf(all);
    return lost / choices;
  };
  expect(lossOf(odds)).toBeLessThan(lossOf(alwaysFight) / 2);
});
