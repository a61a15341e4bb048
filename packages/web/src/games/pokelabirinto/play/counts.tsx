import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import type { Playing } from './playing.ts';

/** The condition of the own creature, the other opponents, and the progress. */
export function Counts({ playing }: { readonly playing: Playing }): JSX.Element {
  const { controller, show } = playing;
  void controller.revision.value;
  const { games, web } = words.value;
  const said = games.pokelabirinto;
  const { hero, species, creature, opponents, actions } = show.shown.value.view;
  const left = opponents.filter(({ hp }) => hp > 0).length;
  const figures: readonly (readonly [string, number, number?])[] = [
    [said.hp, hero.hp, species[creature]!.hitPoints],
    [said.energy, hero.energy],
    [web.pokelabirinto.opponentsLeft, left],
    [web.pokelabirinto.steps, actions],
  ];
  return (
    <dl class="counts">
      {figures.map(([name, value, of]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{of === undefined ? value : `${value}/${of}`}</dd>
        </div>
      ))}
    </dl>
  );
}
