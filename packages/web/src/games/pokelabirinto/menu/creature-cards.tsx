import { ATTACK_NUMBERS, attackOf, type Species } from '@dedalo/pokelabirinto';
import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import { chosenCreature } from '../play/begin.ts';
import { CreaturePicture } from '../creatures/creature-picture.tsx';
import { allCreatures } from '../creatures/own-creatures.ts';
import { changePreferences } from '../preferences.ts';

/** Whom one leads: everybody with what they can do. */
export function CreatureCards(): JSX.Element {
  const said = words.value.games.pokelabirinto.setup;
  const chosen = chosenCreature();
  return (
    <fieldset class="creature-cards">
      <legend>{said.creature}</legend>
      {allCreatures.value.map((species, index) => (
        <label key={species.name} class="creature-card">
          <input
            type="radio"
            name="creature"
            checked={index === chosen}
            onChange={() => changePreferences({ creature: species.name })}
          />
          <CreaturePicture species={species} />
          <CreatureFacts species={species} />
        </label>
      ))}
    </fieldset>
  );
}

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
