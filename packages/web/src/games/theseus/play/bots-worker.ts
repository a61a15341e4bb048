import { type BotQuestion, thoughtOn } from '@dedalo/clients/theseus/bot-question';
import type { Action } from '@dedalo/theseus';
import { answerWith } from '../../../work/answer.ts';

export interface Asked extends BotQuestion {
  /** A person in a hurry gets what the bot would play without thinking on. */
  readonly isHasty: boolean;
}

answerWith(({ isHasty, ...question }: Asked): Action => {
  const thought = thoughtOn(question);
  if (!isHasty) while (thought.advance(Number.POSITIVE_INFINITY) === 'searching');
  return thought.choice;
});
