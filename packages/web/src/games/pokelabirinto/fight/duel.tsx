import { sideNames } from '@dedalo/clients/pokelabirinto/words';
import type { Blow, View } from '@dedalo/pokelabirinto';
import type { JSX } from 'preact';
import { Fighter } from '../../../creature-maze/fight/fighter.tsx';
import { words } from '../../../speech.ts';

interface DuelProps {
  readonly view: View;
  readonly opponent: number;
  readonly blow: Blow | undefined;
  readonly number: number;
}

/** Both creatures in a fight, and their condition. */
export function Duel({ view, opponent, blow, number }: DuelProps): JSX.Element {
  const rival = view.opponents[opponent]!;
  const names = sideNames(view, opponent, words.value);
  return (
    <div class="duel">
      <Fighter
        side="hero"
        name={names.hero}
        species={view.species[view.creature]!}
        condition={view.hero}
        blow={blow}
        number={number}
      />
      <Fighter
        side="opponent"
        name={names.opponent}
        species={view.species[rival.species]!}
        condition={rival}
        blow={blow}
        number={number}
      />
    </div>
  );
}
