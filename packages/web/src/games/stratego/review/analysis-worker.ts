import { thoughtOn } from '@dedalo/clients/stratego/bots';
import { weighedBy } from '@dedalo/clients/stratego/weighed-moves';
import type { Action } from '@dedalo/stratego';
import { type Thought, TimedThought } from '@dedalo/engine';
import { answerWith } from '../../../work/answer.ts';
import type { AnalysisAnswer, AnalysisQuestion } from './analysis-question.ts';

/** So long it thinks before it tells what it has, in milliseconds. */
const SLICE = 150;

let thinking: { readonly thought: Thought<Action>; readonly timed: TimedThought<Action> } | undefined;

function begin({ views, seat, seed, time }: Extract<AnalysisQuestion, { kind: 'weigh' }>): void {
  const game = {};
  let thought: Thought<Action> | undefined;
  // It sees in passing what came before.
  for (const view of views) thought = thoughtOn({ bot: 'search', seat, seed, view, game });
  if (!thought) throw new Error('there is nothing to weigh');
  thinking = { thought, timed: new TimedThought(thought, time) };
}

answerWith((question: AnalysisQuestion): AnalysisAnswer => {
  if (question.kind === 'weigh') begin(question);
  if (!thinking) throw new Error('nothing has been asked');
  const status = thinking.timed.workFor(SLICE, () => performance.now());
  return { status, weighed: weighedBy(thinking.thought)! };
});
