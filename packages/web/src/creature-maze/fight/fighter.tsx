import type { Condition, Side } from '@dedalo/pokelabirinto';
import type { JSX } from 'preact';
import { words } from '../../speech.ts';
import { CreaturePicture } from '../creatures/creature-picture.tsx';
import { Bar } from './bar.tsx';

/** The visible parts of a blow. */
export type SeenBlow =
  | { readonly type: 'gained'; readonly hero: number; readonly rival: number }
  | { readonly type: 'attacked'; readonly by: Side; readonly damage: number }
  | { readonly type: 'powerless'; readonly by: Side }
  | { readonly type: 'fight-won' };

interface FighterProps {
  readonly side: Side;
  readonly name: string;
  readonly species: { readonly name: string; readonly hitPoints: number };
  readonly condition: Condition;
  readonly blow: SeenBlow | undefined;
  /** Goes up from blow to blow. */
  readonly number: number;
}

/** One of two creatures in a fight, and its condition. */
export function Fighter({ side, name, species, condition, blow, number }: FighterProps): JSX.Element {
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
            <Bar name={said.hp} value={hp} of={species.hitPoints} />
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
        {/* Another key for every blow, so that its animation starts again. */}
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

function movementOf(blow: SeenBlow | undefined, side: Side): string {
  if (blow?.type === 'attacked') {
    if (blow.by === side) return 'is-attacking';
    return blow.damage > 0 ? 'is-hit' : 'is-missed';
  }
  if (blow?.type === 'powerless' && blow.by === side) return 'is-powerless';
  if (blow?.type === 'gained') return 'is-gaining';
  return 'is-waiting';
}
