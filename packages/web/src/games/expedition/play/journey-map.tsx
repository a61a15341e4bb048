import type { FindKind, Leg } from '@dedalo/pokelabirinto/expedition';
import type { JSX } from 'preact';
import { CreaturePicture } from '../../../creature-maze/creatures/creature-picture.tsx';
import { Drawn } from '../../../creature-maze/creatures/drawn.tsx';
import { FIND_DRAWINGS } from '../../../creature-maze/creatures/find-drawings.ts';
import { words } from '../../../speech.ts';

/** The mazes so far, each with its steps, fights, finds and points. */
export function JourneyMap({ journey }: { readonly journey: readonly Leg[] }): JSX.Element {
  const said = words.value.games.expedition;
  return (
    <section class="journey-map" aria-label={said.journey}>
      <h2 class="field-name">{said.journey}</h2>
      <ol role="list" aria-label={said.journey}>
        {journey.map((leg, index) => (
          <li key={index} class={leg.steps > leg.par ? 'is-awake' : undefined}>
            <span class="only-heard">{heard(leg, index + 1)}</span>
            <span class="leg" aria-hidden="true">
              <b>{index + 1}</b>
              <span class="leg-steps">
                {leg.steps}/{leg.par}
              </span>
              <span class="leg-pictures">
                {leg.won.map((creature, at) => (
                  <CreaturePicture key={`won ${at}`} species={{ name: creature }} />
                ))}
                {leg.lost.map((creature, at) => (
                  <span key={`lost ${at}`} class="leg-lost">
                    <CreaturePicture species={{ name: creature }} />
                  </span>
                ))}
                {leg.finds.map((kind, at) => (
                  <Drawn key={`find ${at}`} drawing={FIND_DRAWINGS[kind]} />
                ))}
              </span>
              <span class="leg-points">+{leg.points}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function heard({ steps, par, points, won, lost, finds }: Leg, number: number): string {
  const said = words.value.games.expedition;
  const names = (kinds: readonly FindKind[]): string => kinds.map((kind) => said.finds[kind]).join(', ');
  return [
    said.leg({ number, steps, par, points }),
    ...(won.length > 0 ? [said.beaten(won.join(', '))] : []),
    ...(lost.length > 0 ? [said.lost(lost.join(', '))] : []),
    ...(finds.length > 0 ? [said.taken(names(finds))] : []),
  ].join('; ');
}
