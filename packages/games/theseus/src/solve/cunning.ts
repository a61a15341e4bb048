import { type Bot, type Seat, type Thought } from '@dedalo/engine';
import { stalker } from '../bots/minotaurs.ts';
import type { TheseusBot } from '../bots/theseus-bot.ts';
import { wary } from '../bots/theseuses.ts';
import { openDice } from '../bots/open-dice.ts';
import { DICE } from '../dice.ts';
import type { Opponent } from '../opponents/opponent.ts';
import { type Action, MINOTAUR, THESEUS, type TheseusTypes } from '../state.ts';
import { boardOf } from '../view.ts';
import { BestResponse } from './best-response.ts';
import { SolvedGame, SolvingThought, stateOf } from './solving-thought.ts';

/**
 * So many of its dice slip and fall as they like. Without them one side could force its result from the start, and the
 * other's chance would be all or nothing. A step that slips next to the Minotaur may end the game, so Theseus has fewer.
 */
const SLIPS = { theseus: 1 / 12, minotaur: 1 / 4 } as const;

interface CunningPlayer {
  readonly name: 'cunning-theseus' | 'cunning-minotaur';
  readonly seat: Seat;
  readonly slips: number;
  /** How it plays while the game is being solved, and where it is too large for that. */
  readonly standIn: Bot<TheseusTypes>;
}

/** Plays against the best that the other could do, with exact chances. Each bot keeps the tables of its last game. */
function createCunning({ name, seat, slips, standIn }: CunningPlayer): TheseusBot {
  const opponent: Opponent = { kind: 'exact', slips };
  const person = seat === THESEUS ? MINOTAUR : THESEUS;
  const game = new SolvedGame((state) => BestResponse.begin(state, { seat: person, opponent }));
  return {
    name,
    think(view, about) {
      const { random } = about;
      const dice = seat === THESEUS ? openDice(boardOf(view), view.theseus) : DICE;
      // Both draws in every turn: they must not depend on what is found.
      const slipped: Thought<Action> = { advance: () => 'done', choice: { dice: random.pick(dice) } };
      const hasSlipped = random.float() < slips;
      const state = stateOf(view);
      const meanwhile = standIn.think(view, about);
      if (hasSlipped) return slipped;
      const solving = game.solving(state);
      if (!solving) return meanwhile;
      return new SolvingThought(solving, (solution) => solution.bestDice(state), { meanwhile, random });
    },
    seats: [seat],
    sees: 'whole-board',
    opponentIn: (asked) => (asked === seat ? opponent : undefined),
  };
}

export const createCunningTheseus = (): TheseusBot =>
  createCunning({ name: 'cunning-theseus', seat: THESEUS, slips: SLIPS.theseus, standIn: wary });

export const createCunningMinotaur = (): TheseusBot =>
  createCunning({ name: 'cunning-minotaur', seat: MINOTAUR, slips: SLIPS.minotaur, standIn: stalker });

export const cunningTheseus: TheseusBot = createCunningTheseus();
export const cunningMinotaur: TheseusBot = createCunningMinotaur();
