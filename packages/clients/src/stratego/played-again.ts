import type { Seat } from '@dedalo/engine';
import type { Event } from '@dedalo/stratego';
import type { StrategoSession } from './session.ts';

/** What happened in a game so far, action by action: a game that is gone on with has told nothing yet. */
export function* playedAgain(
  session: StrategoSession,
): Iterable<{ readonly seat: Seat; readonly events: readonly Event[] }> {
  const { game, config, seed } = session;
  const { actions, played } = session.record();
  let state = game.start(config, seed);
  for (const { seat, action } of actions.slice(0, played)) {
    const step = game.play(state, seat, action);
    if (!step.ok) throw new Error(`playedAgain: the record does not hold (${step.error.code})`);
    state = step.value.state;
    yield { seat, events: step.value.events };
  }
}
