import { ok } from '@dedalo/grid';
import { stepFrom } from '../board.ts';
import { hunter } from '../bots/hunter.ts';
import type { TheseusBot } from '../bots/theseus-bot.ts';
import { type Dice, wayOf } from '../dice.ts';
import { distancesFrom } from '../distances.ts';
import { MINOTAUR, type State } from '../state.ts';
import { ForcedResults } from './forced-results.ts';
import { SolvedGame, SolvingThought, stateOf } from './solving-thought.ts';

/**
 * Forces what can be forced, as quickly as it can be, and allows no win that can be prevented. While nothing is forced
 * it takes, of the dice that keep it so, those that bring it nearest to Theseus: it hunts, but into no trap. While the
 * game is being solved it hunts blindly. Each bot keeps the tables of the game that it played last.
 */
export function createOptimalMinotaur(): TheseusBot {
  const game = new SolvedGame((state) => ok(ForcedResults.begin(state)));
  return {
    name: 'optimal-minotaur',
    think(view, about) {
      const state = stateOf(view);
      const meanwhile = hunter.think(view, about);
      const solving = game.solving(state);
      if (!solving) return meanwhile;
      return new SolvingThought(solving, (results) => choices(results, state), { meanwhile, random: about.random });
    },
    seats: [MINOTAUR],
    sees: 'whole-board',
  };
}

export const optimalMinotaur: TheseusBot = createOptimalMinotaur();

function choices(results: ForcedResults, state: State): readonly Dice[] {
  const best = results.bestDice(state);
  if (results.value(state) !== 0) return best;
  const distances = distancesFrom(state.board, state.theseus);
  const distanceAfter = (dice: Dice): number => distances[stepFrom(state.board, state.minotaur, wayOf(dice))]!;
  const least = Math.min(...best.map(distanceAfter));
  return best.filter((dice) => distanceAfter(dice) === least);
}
