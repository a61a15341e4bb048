import type { ClientContext } from '../../src/client-context.ts';
import { createConfig, type Setup, setupFor } from '@dedalo/stratego';
import { loadWords } from '@dedalo/words';
import { CONSOLE_SETUP } from '@dedalo/stratego';
import { startStratego, type StrategoWish } from '../../src/stratego/session.ts';
import { StrategoPlay } from '../../src/stratego/stratego-play.ts';
import { MemoryStore } from '../memory-store.ts';
import { valueOf } from '../support.ts';

const words = await loadWords('en');

export const contextOf = (): ClientContext & { store: MemoryStore } => ({
  store: new MemoryStore(),
  words,
  language: 'en',
});

export const wishOf = (more: Partial<StrategoWish> = {}): StrategoWish => ({
  config: valueOf(createConfig()),
  seed: '1',
  side: 'red',
  against: 'random',
  ...more,
});

export const playOf = (more: Partial<StrategoWish> = {}): StrategoPlay =>
  new StrategoPlay(contextOf(), startStratego(wishOf(more)));

/** The bot plays as long as it is its turn. */
export function letBotPlay(play: StrategoPlay): void {
  for (let work = play.work(); work; work = play.work()) {
    while (work.workFor(1000, () => performance.now()) === 'searching');
    play.finish();
  }
}

/** What a client does with an intent. */
export function press(play: StrategoPlay, intent = play.choose()): string | undefined {
  if (intent.kind === 'say') return intent.message.text;
  if (intent.kind !== 'play') return undefined;
  for (const action of intent.actions) {
    const played = play.session.play(play.seat, action);
    if (!played.ok) return play.refusal(played.error);
    play.keep();
  }
  return undefined;
}

/** Both people take the screen and set up as the console player does. */
export function setUpBoth(play: StrategoPlay, setup: Setup = CONSOLE_SETUP): void {
  for (const _ of setupFor(0, setup).slice(0, 2)) {
    play.acknowledge();
    play.drafting!.load(setup);
    play.settle();
  }
}
