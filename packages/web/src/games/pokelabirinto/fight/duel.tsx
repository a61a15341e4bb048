import { sideNames } from '@dedalo/clients/pokelabirinto/words';
import type { Blow, Condition, Side, Species, View } from '@dedalo/pokelabirinto';
import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import { CreaturePicture } from '../creatures/creature-picture.tsx';

interface DuelProps {
  readonly view: View;
  readonly opponent: number;
  readonly blow: Blow | undefined;
  readonly number: number;
}

/** Both creatures, face to face, and how they are. */
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

interface FighterProps {
  readonly side: Side;
  readonly name: string;
  readonly species: Species;
  readonly condition: Condition;
  readonly blow: Blow | undefined;
  readonly number: number;
}

function Fighter({ side, name, species, condition, blow, number }: FighterProps): JSX.Element {
  const said = words.value.games.pokelabirinto;
  const { hp, energy } = condition;
  const isHit = blow?.type === 'attacked' && blow.by !== side;
  const gained = blow?.type === 'gained' ? (side === 'hero' ? blow.hero : blow.rival) : undefined;
  return (
    <section class={`fighter fighter-${side}`} aria-label={name}>
      <h3>{name}</h3>
      <dl class="fighter-facts">
        <div>
          <dt>{said.hp}</dt>
          <dd>
            <progress class={gradeOf(hp, species.hitPoints)} value={hp} max={species.hitPoints} aria-label={said.hp} />
            <span>
              {hp}/{species.hitPoints}
            </span>
          </dd>
        </div>
        <div>
          <dt>{said.energy}</dt>
          <dd>
            <span class="energy">{energy}</span>
            {gained !== undefined && <span class="gained">+{gained}</span>}
          </dd>
        </div>
      </dl>
      <div class={`fighter-stand${hp === 0 ? ' is-down' : ''}`}>
        {/* Another key for every blow: its movement begins anew. */}
        <div key={number} class={`fighter-figure ${movementOf(blow, side)}`}>
          <CreaturePicture species={species} looks={side === 'hero' ? 'right' : 'left'} />
        </div>
        {isHit && (
          <span key={`hit ${number}`} class={`damage${blow.damage === 0 ? ' is-nothing' : ''}`} aria-hidden="true">
            {blow.damage === 0 ? '0' : `−${blow.damage}`}
          </span>
        )}
      </div>
    </section>
  );
}

const gradeOf = (hp: number, of: number): string => (hp * 2 > of ? 'is-well' : hp * 4 > of ? 'is-hurt' : 'is-weak');

function movementOf(blow: Blow | undefined, side: Side): string {
  if (blow?.type === 'attacked') {
    if (blow.by === side) return 'is-attacking';
    return blow.damage > 0 ? 'is-hit' : 'is-missed';
  }
  if (blow?.type === 'powerless' && blow.by === side) return 'is-powerless';
  if (blow?.type === 'gained') return 'is-gaining';
  return 'is-waiting';
}
