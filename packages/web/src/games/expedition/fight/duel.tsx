import { frontOf, sideNames } from '@dedalo/clients/expedition/names';
import { type Blow, CREATURES } from '@dedalo/pokelabirinto/expedition';
import type { JSX } from 'preact';
import { Fighter, type SeenBlow } from '../../../creature-maze/fight/fighter.tsx';
import { words } from '../../../speech.ts';
import type { Shown } from './journey-show.ts';

const NOBODY = { hp: 0, energy: 0 } as const;

/** A creature that turns back is struck by the opponent. */
const seen = (blow: Blow | undefined): SeenBlow | undefined =>
  blow?.type === 'struck' ? { type: 'attacked', by: 'opponent', damage: blow.damage } : blow;

/** The creature in front and a wild one in a fight, and their condition. */
export function Duel({ view, wild, blow, number }: Extract<Shown, { place: 'fight' }>): JSX.Element {
  const rival = view.wild[wild]!;
  const names = sideNames(view, wild, words.value);
  const common = { blow: seen(blow), number };
  return (
    <div class="duel">
      <Fighter
        side="hero"
        name={names.hero}
        species={CREATURES[frontOf(view)]}
        condition={view.party[0] ?? NOBODY}
        {...common}
      />
      <Fighter
        side="opponent"
        name={names.opponent}
        species={CREATURES[rival.creature]}
        condition={rival}
        {...common}
      />
    </div>
  );
}
