import { weighingOf } from '@dedalo/clients/stratego/bots';
import { judgedMove } from '@dedalo/clients/stratego/judged-moves';
import { weighedBy } from '@dedalo/clients/stratego/weighed-moves';
import { TimedThought } from '@dedalo/engine';
import { answerWith } from '../../../work/answer.ts';
import type { JudgeAnswer, JudgeQuestion } from './analysis-question.ts';

/** By seat: stands for the game as that side sees it, so that nothing of one is known to the other. */
const games = [{}, {}] as const;

answerWith(({ views, seat, seed, time, position, played }: JudgeQuestion): JudgeAnswer => {
  const game = games[seat as 0 | 1];
  const view = views.at(-1)!;
  // It sees in passing what came before.
  for (const before of views.slice(0, -1)) weighingOf({ seat, seed, view: before, game }, played);
  const thought = weighingOf({ seat, seed, view, game }, played);
  new TimedThought(thought, time).workFor(time, () => performance.now());
  return { judged: judgedMove(weighedBy(thought)!, played, { position, seat }) };
});
