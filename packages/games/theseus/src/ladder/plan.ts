import type { Seat } from '@dedalo/engine';
import type { BotName } from '../bots/theseus-bot.ts';
import { MINOTAUR, THESEUS } from '../state.ts';

/** What a board of a ladder is to be like; `tools/dice-ladder.ts` looks for it. */
export interface RungPlan {
  readonly seat: Seat;
  readonly against: BotName;
  readonly size: number;
  readonly supplies: number;
  readonly chance: number;
}

/** Harder is a stronger opponent, then a smaller chance; two lines a rung would say no more. */
const rungs = (seat: Seat, against: BotName, ...boards: readonly (readonly [number, number, number])[]): RungPlan[] =>
  boards.map(([size, supplies, chance]) => ({ seat, against, size, supplies, chance }));

export const LADDER_PLAN: readonly RungPlan[] = [
  ...rungs(THESEUS, 'random', [5, 2, 0.64], [7, 3, 0.55]),
  ...rungs(THESEUS, 'drowsy', [7, 2, 0.62], [7, 3, 0.5], [9, 3, 0.42]),
  ...rungs(THESEUS, 'hunter', [7, 3, 0.6], [9, 3, 0.48]),
  ...rungs(THESEUS, 'stalker', [7, 2, 0.6], [9, 3, 0.48], [11, 3, 0.38]),
  ...rungs(THESEUS, 'cunning-minotaur', [9, 2, 0.45], [9, 3, 0.37]),
  ...rungs(MINOTAUR, 'bold', [7, 3, 0.6], [7, 3, 0.5], [7, 4, 0.4]),
  ...rungs(MINOTAUR, 'careful', [7, 3, 0.62], [7, 3, 0.5], [9, 3, 0.4]),
  ...rungs(MINOTAUR, 'wary', [7, 3, 0.6], [9, 3, 0.5], [11, 3, 0.4]),
  ...rungs(MINOTAUR, 'cunning-theseus', [7, 2, 0.55], [9, 3, 0.45], [9, 4, 0.37]),
];
