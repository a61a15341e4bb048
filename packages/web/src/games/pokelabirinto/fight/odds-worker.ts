import { OddsCalculator, type Odds } from '@dedalo/clients/pokelabirinto/fight-odds';
import { workFor } from '@dedalo/clients/work';
import { Random } from '@dedalo/grid';
import { answerWith } from '../../../work/answer.ts';
import type { OddsPortion } from './odds-thinker.ts';

const calculator = new OddsCalculator();

/** Computes the odds for a while in a worker, and reports the progress. */
answerWith(({ question, ms }: OddsPortion): Odds => {
  // Trial fights use random numbers of their own: those of the game are not known here.
  const random = new Random('trial fights');
  const work = calculator.work(question, random);
  if (work) workFor(work, ms, () => performance.now());
  return calculator.odds(question, random);
});
