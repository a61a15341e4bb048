import type { GameRecord, Seat } from '@dedalo/engine';
import { type Event, stratego, type StrategoTypes } from '@dedalo/stratego';

/** The events of a game so far, action by action: needed for a resumed game, whose listeners heard nothing yet. */
export function* playedAgain({
  config,
  seed,
  actions,
  played,
}: GameRecord<StrategoTypes>): Iterable<{ readonly seat: Seat; readonly events: readonly Event[] }> {
  let state = stratego.start(config, seed);
  for (const { seat, action } of actions.slice(0, played)) {
    const step = stratego.play(state, seat, action);
    if (!step.ok) throw new Error(`playedAgain: the record does not hold (${step.error.code})`);
    state = step.value.state;
    yield { seat, events: step.value.events };
  }
}
