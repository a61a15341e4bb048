import { printable } from '@dedalo/clients/printable';
import type { JSX } from 'preact';
import { linkTo } from '../../../app/route.ts';
import { words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CreaturePicture } from '../../../creature-maze/creatures/creature-picture.tsx';
import type { Playing } from './playing.ts';

/** The creature and the maze, and the way back to the menu. */
export function GameHead({ playing }: { readonly playing: Playing }): JSX.Element {
  const { play, controller } = playing;
  void controller.revision.value;
  const { games, web, mazes } = words.value;
  const { view, source } = play;
  const species = view.species[view.creature]!;
  return (
    <header class="game-head">
      <a
        class="icon-button"
        href={linkTo(['pokelabirinto'])}
        aria-label={web.pokelabirinto.change}
        title={web.pokelabirinto.change}
      >
        <Icon name="levels" />
      </a>
      <CreaturePicture species={species} />
      <div class="game-title">
        <p>
          <span>
            {games.pokelabirinto.name} · {mazes.seed} {printable(source.seed)}
          </span>
          {view.fog && <span class="badge">{games.pokelabirinto.fog}</span>}
        </p>
        <h1>{species.name}</h1>
      </div>
    </header>
  );
}
