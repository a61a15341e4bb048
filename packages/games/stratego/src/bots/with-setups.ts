import { atOnce, type Bot } from '@dedalo/engine';
import { drawPlacing } from '../setups/draw-placing.ts';
import type { Setup } from '../setups/setup.ts';
import type { StrategoTypes, View } from '../state.ts';

/** A bot that sets up as one of these, each as likely, and plays as it always does. */
export function withSetups<B extends Bot<StrategoTypes>>(bot: B, setups: readonly Setup[]): B {
  const place = atOnce((view: View, about) => drawPlacing(setups, view, about));
  return {
    ...bot,
    think: (view, about) => (view.phase === 'setting-up' ? place(view, about) : bot.think(view, about)),
  };
}
