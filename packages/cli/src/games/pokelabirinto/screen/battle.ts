import { attackerOf, type AttackNumber, type View } from '@dedalo/pokelabirinto';
import type { Words } from '@dedalo/words';
import type { Area, Picture } from '../../../app/picture.ts';
import { duelPicture, hasLog as hasDuelLog } from '../../../creature-maze/duel.ts';
import { cardsOf } from './cards-of.ts';

export interface Battle {
  readonly view: View;
  readonly opponent: number;
  /** The events, the latest last. */
  readonly log: readonly string[];
}

export interface BattlePicture extends Picture {
  /** The attack drawn at a place, for the side in turn. */
  attackAt(x: number, y: number): AttackNumber | undefined;
}

/** The fight in progress; after the end, how it ended. */
export function fightShown({ phase, told }: Pick<View, 'phase' | 'told'>): number | undefined {
  if (phase.name === 'fighting') return phase.opponent;
  const last = told.at(-1);
  return phase.name === 'walking' && last?.type === 'fight-won' ? last.opponent : undefined;
}

/** Whether there is a row for events. */
export const hasLog = (sides: Pick<Battle, 'view' | 'opponent'>, words: Words, area: Area): boolean =>
  hasDuelLog({ cards: cardsOf(sides, words) }, words, area);

/** A fight in place of the maze: both sides, and the events. */
export function battlePicture(
  battle: Battle,
  { words, isAscii }: { readonly words: Words; readonly isAscii: boolean },
  area: Area,
): BattlePicture {
  const picture = duelPicture({ cards: cardsOf(battle, words), log: battle.log }, { words, isAscii }, area);
  return {
    ...picture,
    attackAt: (x, y) => {
      const { phase } = battle.view;
      if (phase.name !== 'fighting') return undefined;
      const place = picture.placeAt(x, y);
      const isInTurn = place && 'side' in place && place.side === (attackerOf(phase) === 'hero' ? 0 : 1);
      return isInTurn ? place.attack : undefined;
    },
  };
}
