import type { GameRecord } from '@dedalo/engine';
import { type ExpeditionTypes, JourneyJudging, type JudgedDecision } from '@dedalo/pokelabirinto/expedition';
import { answerWith } from '../../../work/answer.ts';

/** Judges journeys beside the page; the tables of the fights stay for the next one. */
answerWith((record: GameRecord<ExpeditionTypes>): readonly JudgedDecision[] => {
  const judging = new JourneyJudging(record);
  while (judging.advance(Number.POSITIVE_INFINITY) === 'searching');
  return judging.result();
});
