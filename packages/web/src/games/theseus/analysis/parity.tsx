import { knownDistances, seatInTurn, type State, theseus, THESEUS } from '@dedalo/theseus';
import type { JSX } from 'preact';
import { words } from '../../../speech.ts';

/** Whether the Minotaur, which is to move, could reach Theseus at all: the parity of the steps between them decides. */
export function Parity({ state }: { readonly state: State }): JSX.Element | null {
  if (theseus.outcome(state) || seatInTurn(state) === THESEUS) return null;
  const { why, even, odd } = words.value.games.theseus.parity;
  const steps = knownDistances(state.board, state.theseus)[state.minotaur]!;
  return (
    <section>
      <p>{steps % 2 === 0 ? even(steps) : odd(steps)}</p>
      <p class="field-note">{why}</p>
    </section>
  );
}
