import { legText } from '@dedalo/clients/expedition/leg-text';
import type { Leg } from '@dedalo/pokelabirinto/expedition';
import type { JSX } from 'preact';
import { CreaturePicture } from '../../../creature-maze/creatures/creature-picture.tsx';
import { Drawn } from '../../../creature-maze/creatures/drawn.tsx';
import { FIND_DRAWINGS } from '../../../creature-maze/creatures/find-drawings.ts';
import { words } from '../../../speech.ts';

interface JourneyProps {
  readonly journey: readonly Leg[];
}

export function JourneyMap({ journey }: JourneyProps): JSX.Element {
  const said = words.value.games.expedition;
  return (
    <section aria-label={said.journey}>
      <h2 class="field-name">{said.journey}</h2>
      <JourneyList journey={journey} />
    </section>
  );
}

/** The mazes so far, each with its steps, fights, finds and points. */
export function JourneyList({ journey }: JourneyProps): JSX.Element {
  const said = words.value.games.expedition;
  return (
    <div class="journey-map">
      <ol role="list" aria-label={said.journey}>
        {journey.map((leg, index) => (
          <li key={index} class={leg.steps > leg.par ? 'is-awake' : undefined}>
            <span class="only-heard">{legText(leg, index + 1, words.value)}</span>
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
    </div>
  );
}
