import { knownMaze } from '../../bots/known-maze.ts';
import { openWaysIn } from '../../bots/open-ways.ts';
import { LARGEST_PARTY } from '../content/balance.ts';
import { affordableOf } from '../odds/decisions.ts';
import type { Action, View } from '../state.ts';

/** All that can be done, as whoever sees a view can tell. */
export function choicesIn(view: View): readonly Action[] {
  const { phase, party } = view;
  const swaps = party.slice(1).map((_, index): Action => ({ type: 'swap', member: index + 1 }));
  switch (phase.name) {
    case 'walking':
      return [...openWaysIn(knownMaze(view), view.at).map((way): Action => ({ type: 'move', way })), ...swaps];
    case 'meeting':
      return [{ type: 'fight' }, ...swaps, { type: 'turn-back' }];
    case 'fighting':
      return [
        ...affordableOf(party[0]!).map((attack): Action => ({ type: 'attack', attack })),
        ...swaps,
        { type: 'turn-back' },
      ];
    case 'offer':
      return [...placesIn(view).map((place): Action => ({ type: 'join', place })), { type: 'let-go' }];
  }
}

/** Where whoever would join can have a place. */
const placesIn = ({ party }: View): readonly number[] =>
  party.length < LARGEST_PARTY ? [party.length] : [...party.keys()];
