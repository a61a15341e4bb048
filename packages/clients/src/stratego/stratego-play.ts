import type { Action } from '@dedalo/stratego';
import { choicesOf, thoughtOf } from './bots.ts';
import { PeoplePlay } from './people-play.ts';
import type { StrategoSession } from './session.ts';
import type { TimedThought } from '@dedalo/engine';

/** A game in which the bot thinks in the same process. The caller gives the bot its time. */
export class StrategoPlay extends PeoplePlay {
  #thought:
    | { readonly session: StrategoSession; readonly choices: number; readonly thought: TimedThought<Action> }
    | undefined;

  /** The thought of the bot in its turn; otherwise undefined. */
  work(): TimedThought<Action> | undefined {
    if (!this.isBotsTurn) return undefined;
    const { session } = this;
    const choices = choicesOf(this.game);
    const known = this.#thought;
    if (known?.session === session && known.choices === choices) return known.thought;
    const thought = thoughtOf(this.game);
    this.#thought = { session, choices, thought };
    return thought;
  }

  /** To be called when the bot has thought: it plays; in the set-up it places all its pieces at once. */
  finish(): void {
    do this.botPlays([this.work()!.choice]);
    while (this.isBotsTurn && this.view.phase === 'setting-up');
    this.#thought = undefined;
  }
}
