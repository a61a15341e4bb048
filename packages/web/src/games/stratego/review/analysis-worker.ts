import { thoughtOn, weighingOf } from '@dedalo/clients/stratego/bots';
import { weighedBy } from '@dedalo/clients/stratego/weighed-moves';
import type { Action } from '@dedalo/stratego';
import { type Thought, TimedThought } from '@dedalo/engine';
import { answerWith } from '../../../work/answer.ts';
import type { AnalysisAnswer, AnalysisQuestion } from './analysis-question.ts';

/** So long it thinks before it tells what it has, in milliseconds. */
const SLICE = 150;

let thinking: { readonly thought: Thought<Action>; readonly timed: TimedThought<Action> } | undefined;

function begin({ views, seat, seed, time, played }: Extract<AnalysisQuestion, { kind: 'weigh' }>): void {
  const game = {};
  const view = views.at(-1);
  if (!view) throw new Error('there is nothing to weigh');
  // It sees in passing what came before.
  for (const before of views.slice(0, -1)) thoughtOn({ bot: 'search', seat, seed, view: before, game });
  const asked = { seat, seed, view, game };
  const thought = played ? weighingOf(asked, played) : thoughtOn({ ...asked, bot: 'search' });
  thinking = { thought, timed: new TimedThought(thought, time) };
}

answerWith((question: AnalysisQuestion): AnalysisAnswer => {
  if (question.kind === 'weigh') begin(question);
  if (!thinking) throw new Error('nothing has been asked');
  const status = thinking.timed.workFor(SLICE, () => performance.now());
  return { status, weighed: weighedBy(thinking.thought)! };
});
