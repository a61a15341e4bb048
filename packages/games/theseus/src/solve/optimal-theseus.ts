import { minmax } from '../bots/minmax.ts';
import type { TheseusBot } from '../bots/theseus-bot.ts';
import { THESEUS } from '../state.ts';
import { ExactSolution, type SolveOptions } from './exact-solution.ts';
import { SolvedGame, SolvingThought, stateOf } from './solving-thought.ts';

/**
 * The best there is against a Minotaur that rolls. Where a game is too large to solve, and while it is being solved, it
 * plays like minmax. Each bot keeps the tables of the game that it played last.
 */
export function createOptimalTheseus(options: SolveOptions = {}): TheseusBot {
  const standIn = minmax({ terminalScores: true });
  const game = new SolvedGame((state) => ExactSolution.begin(state, options));
  return {
    name: 'optimal-theseus',
    think(view, about) {
      const state = stateOf(view);
      const meanwhile = standIn.think(view, about);
      const solving = game.solving(state);
      if (!solving) return meanwhile;
      return new SolvingThought(solving, (solution) => solution.bestDice(state), { meanwhile, random: about.random });
    },
    seats: [THESEUS],
    sees: 'whole-board',
  };
}

export const optimalTheseus: TheseusBot = createOptimalTheseus();
