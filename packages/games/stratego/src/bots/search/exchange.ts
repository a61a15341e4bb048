import { ARMY } from '../../kernel/kernel.ts';
import {
  BOMB,
  FLAG,
  GENERAL,
  LOSES,
  MARSHAL,
  MINER,
  OUTCOME,
  RANK_COUNT,
  SCOUT,
  SPY,
  WINS,
} from '../../kernel/tables.ts';

export const byRank = (values: Readonly<Record<number, number>>): Float64Array =>
  Float64Array.from({ length: RANK_COUNT }, (_, rank) => values[rank] ?? 0);

/** What a card is worth, in hundredths of a marshal. */
export const WORTH = byRank({ [BOMB]: 18, [MARSHAL]: 100, [GENERAL]: 75, [MINER]: 30, [SCOUT]: 20, [SPY]: 30 });

/** What the mean attack on each piece brings whoever does not see it, by attacker's rank · 20 + piece. */
export function gainsOf(odds: Float64Array, flag: number): Float64Array {
  const gains = new Float64Array(RANK_COUNT * 2 * ARMY);
  for (let attacker = 2; attacker < RANK_COUNT; attacker++) {
    for (let piece = 0; piece < 2 * ARMY; piece++) {
      let gain = 0;
      for (let rank = 0; rank < RANK_COUNT; rank++) {
        const result = OUTCOME[attacker * RANK_COUNT + rank]!;
        const prize = result === LOSES ? 0 : rank === FLAG ? flag : WORTH[rank]!;
        gain += odds[piece * RANK_COUNT + rank]! * (prize - (result === WINS ? 0 : WORTH[attacker]!));
      }
      gains[attacker * 2 * ARMY + piece] = gain;
    }
  }
  return gains;
}

/** How likely an attack on each piece does not lose, to whoever does not see it, by attacker's rank · 20 + piece. */
export function holdsOf(odds: Float64Array): Float64Array {
  const holds = new Float64Array(RANK_COUNT * 2 * ARMY);
  for (let attacker = 2; attacker < RANK_COUNT; attacker++) {
    for (let piece = 0; piece < 2 * ARMY; piece++) {
      for (let rank = 0; rank < RANK_COUNT; rank++) {
        if (OUTCOME[attacker * RANK_COUNT + rank] === LOSES) continue;
        holds[attacker * 2 * ARMY + piece]! += odds[piece * RANK_COUNT + rank]!;
      }
    }
  }
  return holds;
}
