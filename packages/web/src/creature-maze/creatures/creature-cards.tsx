import { ATTACK_NUMBERS, attackOf, type Species } from '@dedalo/pokelabirinto';
import type { JSX } from 'preact';
import { words } from '../../speech.ts';
import { CreaturePicture } from './creature-picture.tsx';

interface CreatureCardsProps {
  readonly legend: string;
  readonly creatures: readonly Species[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** The creatures to choose from, with their attacks. */
export const CreatureCards = ({ legend, creatures, chosen, onChoose }: CreatureCardsProps): JSX.Element => (
  <fieldset class="creature-cards">
    <legend>{legend}</legend>
    {creatures.map((species) => (
      <label key={species.name} class="creature-card">
        <input type="radio" name="creature" checked={species.name === chosen} onChange={() => onChoose(species.name)} />
        <CreaturePicture species={species} />
        <CreatureFacts species={species} />
      </label>
    ))}
  </fieldset>
);

function CreatureFacts({ species }: { readonly species: Species }): JSX.Element {
  const { games, web } = words.value;
  return (
    <span class="creature-facts">
      <b>{species.name}</b>
      <span>
        {species.hitPoints} {web.pokelabirinto.hitPoints}
      </span>
      {ATTACK_NUMBERS.map((number) => {
        const attack = attackOf(species, number);
        return (
          <span key={number}>
            <i>{attack.name}</i> {games.pokelabirinto.attackNumbers(attack)}
          </span>
        );
      })}
    </span>
  );
}
