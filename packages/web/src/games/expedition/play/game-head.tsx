import { printable } from '@dedalo/clients/printable';
import { isAwake } from '@dedalo/pokelabirinto/expedition';
import { capital } from '@dedalo/words';
import type { JSX } from 'preact';
import { linkTo } from '../../../app/route.ts';
import { words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import { MENU } from './links.ts';
import type { Playing } from './playing.ts';

/** The maze and the journey, and the way back to the menu. */
export function GameHead({ playing }: { readonly playing: Playing }): JSX.Element {
  const { play, show } = playing;
  const { games, mazes } = words.value;
  const said = games.expedition;
  const { view } = show.shown.value;
  return (
    <header class="game-head">
      <a class="icon-button" href={linkTo(MENU)} aria-label={said.change} title={said.change}>
        <Icon name="levels" />
      </a>
      <div class="game-title">
        <p>
          <span>
            {said.name} · {mazes.seed} {printable(play.source.seed)}
          </span>
          {isAwake(view) && <span class="badge">{said.awake}</span>}
        </p>
        <h1>
          {capital(said.maze)} {view.number}
        </h1>
      </div>
    </header>
  );
}
