import type { Seat } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { BOTS } from '../../src/bots/bots.ts';
import type { TheseusBot } from '../../src/bots/theseus-bot.ts';
import type { Action, State } from '../../src/state.ts';
import type { Rung } from '../../src/ladder/rung.ts';
import { RUNGS } from '../../src/ladder/rungs.ts';
import { outcome, play, start, turn } from '../../src/rules.ts';
import type { BestResponse } from '../../src/solve/best-response.ts';
import { valueOf } from '../support/drawn.ts';
import { view } from '../../src/view.ts';
import { solvedRung } from './proven-chance.ts';

/** The cunning ones solve the board before every die. */
const gamesOf = ({ against }: Rung): number => (against.startsWith('cunning') ? 3 : 24);
/** So many standard deviations are luck once in 16,000 tests; and luck comes from a seed. */
const MOST_DEVIATIONS = 4;

/** Whether somebody who plays the best dice there are wins against the bot as it really plays. */
function isWon({ seat, against, config, seed }: Rung, solution: BestResponse, random: Random): boolean {
  const bot = BOTS.find(({ name }) => name === against)!;
  let state = start(config, seed);
  for (let [inTurn] = turn(state); inTurn !== undefined; [inTurn] = turn(state)) {
    const action =
      inTurn === seat ? { dice: solution.bestDice(state)[0]! } : chosen(bot, state, { seat: inTurn, random });
    state = valueOf(play(state, inTurn, action)).state;
  }
  return outcome(state)!.winners.includes(seat);
}

function chosen(bot: TheseusBot, state: State, options: { readonly seat: Seat; readonly random: Random }): Action {
  const thought = bot.think(view(state), options);
  while (thought.advance(Number.POSITIVE_INFINITY) === 'searching');
  return thought.choice;
}

const played: { readonly games: number; readonly chance: number; readonly won: number }[] = [];

test.each(RUNGS.map((rung) => [rung.seed, rung] as const))(
  'the chance of %s is proven again, and played',
  (_, rung) => {
    const solution = solvedRung(rung);
    const chance = solution.chance(start(rung.config, rung.seed));
    expect(chance).toBeCloseTo(rung.chance, 4);
    const random = new Random(rung.seed);
    const games = gamesOf(rung);
    const won = Array.from({ length: games }).filter(() => isWon(rung, solution, random)).length;
    expect(Math.abs(won - games * chance)).toBeLessThan(MOST_DEVIATIONS * Math.sqrt(games * chance * (1 - chance)));
    played.push({ games, chance, won });
  },
);

test('over all boards as many games are won as their chances say', () => {
  expect(played.length).toBe(RUNGS.length);
  const sum = (of: (each: (typeof played)[number]) => number): number =>
    played.reduce((total, each) => total + of(each), 0);
  const won = sum((each) => each.won);
  const expected = sum(({ games, chance }) => games * chance);
  const deviation = Math.sqrt(sum(({ games, chance }) => games * chance * (1 - chance)));
  expect(Math.abs(won - expected)).toBeLessThan(MOST_DEVIATIONS * deviation);
});
