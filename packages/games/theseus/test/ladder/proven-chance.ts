import { BOTS } from '../../src/bots/bots.ts';
import type { Rung } from '../../src/ladder/rung.ts';
import { start } from '../../src/rules.ts';
import { MINOTAUR, THESEUS } from '../../src/state.ts';
import { BestResponse } from '../../src/solve/best-response.ts';
import { solved } from '../../src/solve/solving.ts';
import { valueOf } from '../support/drawn.ts';

/** The board of a rung, solved once more against whoever plays there. */
export function solvedRung({ seat, against, config, seed }: Rung): BestResponse {
  const opponent = BOTS.find(({ name }) => name === against)!.opponentIn!(seat === THESEUS ? MINOTAUR : THESEUS)!;
  return solved(valueOf(BestResponse.begin(start(config, seed), { seat, opponent })));
}

/** The chance at its start. */
export const provenChance = (rung: Rung): number => solvedRung(rung).chance(start(rung.config, rung.seed));
