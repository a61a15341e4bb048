import { BOTS } from '../../src/bots/bots.ts';
import type { Rung } from '../../src/ladder/rung.ts';
import { start } from '../../src/rules.ts';
import { MINOTAUR, THESEUS } from '../../src/state.ts';
import { BestResponse } from '../../src/solve/best-response.ts';
import { solved } from '../../src/solve/solving.ts';
import { valueOf } from '../support/drawn.ts';

/** The chance at the start of a rung, solved once more. */
export function provenChance({ seat, against, config, seed }: Rung): number {
  const opponent = BOTS.find(({ name }) => name === against)!.opponentIn!(seat === THESEUS ? MINOTAUR : THESEUS)!;
  const first = start(config, seed);
  return solved(valueOf(BestResponse.begin(first, { seat, opponent }))).chance(first);
}
