import { OddsCalculator, type Odds } from '@dedalo/clients/pokelabirinto/fight-odds';
import { workFor } from '@dedalo/clients/work';
import { Random } from '@dedalo/grid';
import { answerWith } from '../../../work/answer.ts';
import type { OddsPortion } from './odds-thinker.ts';

const calculator = new OddsCalculator();

/** Works on the odds for a while beside the page, and tells how far they are. */
answerWith(({ question, ms }: OddsPortion): Odds => {
  // Trial fights have draws of their own: the luck of the game is not known here.
  const random = new Random('trial fights');
  const work = calculator.work(question, random);
  if (work) workFor(work, ms, () => performance.now());
  return calculator.odds(question, random);
});
