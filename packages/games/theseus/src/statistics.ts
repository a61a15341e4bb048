import type { GameRecord } from '@dedalo/engine';
import { DICE, type Dice } from './dice.ts';
import { type Played, playedDice } from './played.ts';
import { nearest } from './sight.ts';
import { THESEUS, type TheseusTypes } from './state.ts';

/** What Theseus did in a round, and what he saw from where he came to (T11). */
export interface PathEntry {
  /** Counted from 1. */
  readonly round: number;
  readonly dice: Dice;
  readonly tookSupply: boolean;
  /** The supplies that he has by then. */
  readonly collected: number;
  /** From 1 to 3 tiles; 0 where none is seen (TB11). */
  readonly supplyDistance: number;
  readonly minotaurDistance: number;
}

export interface Statistics {
  readonly path: readonly PathEntry[];
  /** How often Theseus chose each die. */
  readonly counts: Readonly<Record<Dice, number>>;
}

/**
 * What a game was like for Theseus (T17). The last round has no entry where the Minotaur won it before his turn, so that
 * there may be one entry less than rounds (TB12).
 */
export const statisticsOf = (record: GameRecord<TheseusTypes>): Statistics => statisticsOfDice(playedDice(record));

export function statisticsOfDice(played: readonly Played[]): Statistics {
  const path = played.filter(({ seat }) => seat === THESEUS).map(entryOf);
  const counts = Object.fromEntries(
    DICE.map((dice) => [dice, path.filter((entry) => entry.dice === dice).length]),
  ) as Record<Dice, number>;
  return { path, counts };
}

function entryOf({ round, dice, events, state }: Played): PathEntry {
  const seen = nearest(state, THESEUS);
  return {
    round,
    dice,
    tookSupply: events.some(({ type }) => type === 'collected'),
    collected: state.supplies.filter((tile) => tile === null).length,
    supplyDistance: seen.supply,
    minotaurDistance: seen.opponent,
  };
}
