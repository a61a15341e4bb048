import { judgePlayed, type PlayedGame } from '@dedalo/clients/theseus/played-well';
import type { PlayJudgement } from '@dedalo/theseus';
import { answerWith } from '../../../work/answer.ts';

answerWith((played: PlayedGame): PlayJudgement | null => {
  const judging = judgePlayed(played);
  if (!judging) return null;
  while (judging.advance(Number.POSITIVE_INFINITY) === 'searching');
  return judging.result();
});
