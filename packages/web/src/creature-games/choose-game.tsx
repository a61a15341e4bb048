import type { JSX } from 'preact';
import { linkTo } from '../app/route.ts';
import { CreaturePicture } from '../creature-maze/creatures/creature-picture.tsx';
import { words } from '../speech.ts';

/** The two games that start on this page. */
export type CreatureGame = 'described' | 'expedition';

/** The chosen game, and the other one. */
export function ChooseGame({ here }: { readonly here: CreatureGame }): JSX.Element {
  const said = words.value.games.expedition;
  const games = [
    { id: 'described', path: ['pokelabirinto'], name: said.described, text: said.describedText, who: ['Pikachu'] },
    {
      id: 'expedition',
      path: ['pokelabirinto', 'expedition'],
      name: said.name,
      text: said.journeyText,
      who: ['Charmander', 'Bulbasaur', 'Harpy'],
    },
  ] as const;
  return (
    <nav class="creature-games" aria-label={said.choose}>
      {games.map(({ id, path, name, text, who }) => (
        <a key={id} class="creature-game" href={linkTo(path)} aria-current={id === here ? 'page' : undefined}>
          <span class="creature-game-who">
            {who.map((creature) => (
              <CreaturePicture key={creature} species={{ name: creature }} />
            ))}
          </span>
          <span class="creature-game-text">
            <b>{name}</b>
            <span>{text}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}
