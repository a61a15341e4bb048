import { thoughtOn } from '@dedalo/clients/stratego/bots';
import { type Seat, TimedThought } from '@dedalo/engine';
import { type Action, PIECES, stratego, type View } from '@dedalo/stratego';
import { answerWith } from '../../../work/answer.ts';
import type { BotAnswer, BotQuestion } from './bot-question.ts';

/** How long a bot thinks before it gives its current choice, in milliseconds. */
const SLICE = 80;

type Thinking = Extract<BotQuestion, { kind: 'think' }>;

/** Identifies the game for a bot with a memory. */
const game = {};
let thought: TimedThought<Action> | undefined;

function begin({ views, time, ...asked }: Thinking): BotAnswer {
  const now = views.at(-1)!;
  if (now.phase === 'setting-up') return { status: 'done', actions: placings(asked, now) };
  // Earlier views are only passed to its memory.
  for (const view of views.slice(0, -1)) thoughtOn({ ...asked, view, game });
  thought = new TimedThought(thoughtOn({ ...asked, view: now, game }), time);
  return goOn();
}

/** Piece by piece; each follows from what it has placed before. */
function placings(asked: Omit<Thinking, 'views' | 'time'>, first: View): Action[] {
  const { seat } = asked;
  const actions: Action[] = [];
  let view = first;
  for (let count = view.placed[seat as 0 | 1]; count < PIECES.length; count++) {
    const begun = thoughtOn({ ...asked, view, game });
    begun.advance(1);
    const { choice } = begun;
    if (choice.type !== 'place') throw new Error(`${asked.bot} does not place its pieces`);
    actions.push(choice);
    view = stratego.follow(view, { type: 'placed', seat: seat as Seat, piece: PIECES[count]!, cell: choice.cell });
  }
  return actions;
}

function goOn(): BotAnswer {
  if (!thought) throw new Error('nothing has been asked');
  const status = thought.workFor(SLICE, () => performance.now());
  return { status, actions: [thought.choice] };
}

answerWith((question: BotQuestion) => (question.kind === 'think' ? begin(question) : goOn()));
