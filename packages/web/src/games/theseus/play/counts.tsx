import { sabreColour } from '@dedalo/theseus';
import type { ComponentChildren, JSX } from 'preact';
import { words } from '../../../speech.ts';
import { preferences } from '../preferences.ts';
import { Die } from './die.tsx';
import type { Dicing } from './dicing.ts';
import { lastDice } from './last-dice.ts';

/** The counters, the dice, and the meaning of the sabre. */
export function Counts({ dicing }: { readonly dicing: Dicing }): JSX.Element {
  const { play, controller } = dicing;
  void controller.revision.value;
  const { head, sabres } = words.value.web.theseus;
  const isBlind = preferences.value.sees;
  const { config, supplies, dice } = play.state;
  const round = play.source.standing.outcome ? Math.ceil(dice / 2) : Math.floor(dice / 2) + 1;
  const colour = sabreColour(play.state);
  const [theseus, minotaur] = lastDice(play, { isBlind });
  // A Minotaur in the dark does not see the sabre.
  const isSabreSeen = !isBlind || play.side === 'theseus' || play.source.standing.outcome !== undefined;
  return (
    <dl class="counts dice-counts">
      <Count name={head.round}>
        {round}
        <span class="count-of">/{config.rounds}</span>
      </Count>
      <Count name={head.supplies}>
        {supplies.filter((tile) => tile === null).length}
        <span class="count-of">/{supplies.length}</span>
      </Count>
      <Count name={head.dice}>
        <span class="dice">
          <Die seat={1} dice={minotaur} turn={Math.ceil(dice / 2)} />
          <Die seat={0} dice={theseus} turn={Math.floor(dice / 2)} />
        </span>
      </Count>
      {isSabreSeen && (
        <Count name={head.sabre}>
          <span class={`sabre sabre-${colour}`}>{sabres[colour]}</span>
        </Count>
      )}
    </dl>
  );
}

const Count = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }): JSX.Element => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
