import { isAwake, legOf } from '@dedalo/pokelabirinto/expedition';
import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import type { Playing } from './playing.ts';

/** The number of the maze, the steps in it, and the points of the journey so far. */
export function Counts({ playing }: { readonly playing: Playing }): JSX.Element {
  const { view } = playing.show.shown.value;
  const said = words.value.games.expedition;
  const { steps, par } = legOf(view);
  return (
    <dl class="counts">
      <div>
        <dt>{said.maze}</dt>
        <dd>{view.number}</dd>
      </div>
      <div class={isAwake(view) ? 'is-awake' : undefined}>
        <dt>{said.stepsOfPar}</dt>
        <dd>
          {steps}/{par}
        </dd>
      </div>
      <div>
        <dt>{said.score}</dt>
        <dd>{view.score}</dd>
      </div>
    </dl>
  );
}
