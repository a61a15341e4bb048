import '../../game/game.css';
import './pokelabirinto.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Page } from '../../app/page.tsx';
import { linkTo, renameRoute } from '../../app/route.ts';
import { leftGame } from './play/begin.ts';
import { PlayPage } from './play/play-page.tsx';
import { MenuPage } from './menu/menu-page.tsx';

/** `#/pokelabirinto` what will be played, `#/pokelabirinto/play` the game that is being played. */
export const PokelabirintoPage: Page = ({ route }): JSX.Element | null =>
  route.path[1] === 'play' ? <Play /> : <MenuPage />;

function Play(): JSX.Element | null {
  const [session] = useState(leftGame);
  // Where no game is left one is chosen.
  useEffect(() => {
    if (!session) renameRoute(linkTo(['pokelabirinto']));
  }, [session]);
  return session ? <PlayPage session={session} /> : null;
}
