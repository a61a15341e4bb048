import { resultOn, resultText, stateOf } from '@dedalo/clients/today/day-state';
import { gameWords } from '@dedalo/words';
import type { JSX } from 'preact';
import { linkTo } from '../app/route.ts';
import { words } from '../speech.ts';
import { dayNow } from './day-now.ts';
import { SIGNS } from './signs.ts';

/** A tile for each game, which links to its challenge and shows the result. */
export function DayTiles(): JSX.Element {
  const now = dayNow();
  const { states } = words.value.today;
  return (
    <ul class="day-tiles">
      {now.games.map((game) => {
        const result = resultOn(now, game, now.today);
        const state = stateOf(result);
        return (
          <li key={game}>
            <a class={`day-tile day-${state}`} href={linkTo(['today', game])}>
              <span class="day-square" aria-hidden="true">
                {SIGNS[state]}
              </span>
              <span class="day-game">{gameWords(words.value, game).name}</span>
              <span class="day-told">
                {result ? resultText(result, words.value) : states[state]}
                {state === 'perfect' && <span class="only-heard">, {states.perfect}</span>}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
