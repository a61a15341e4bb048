import '../game/game.css';
import '../creature-maze/creature-maze.css';
import './creature-games.css';
import '../games/pokelabirinto/pokelabirinto.css';
import type { JSX } from 'preact';
import { later } from '../app/later.tsx';
import type { Page } from '../app/page.tsx';
import { ChooseGame } from './choose-game.tsx';

const MenuPage = later(async () => (await import('../games/pokelabirinto/menu/menu-page.tsx')).MenuPage);
const LeftPlay = later(async () => (await import('../games/pokelabirinto/play/left-play.tsx')).LeftPlay);
const ExpeditionMenu = later(async () => (await import('../games/expedition/menu/menu-page.tsx')).MenuPage);
const ExpeditionPlay = later(async () => (await import('../games/expedition/play/left-play.tsx')).LeftPlay);

/**
 * `#/pokelabirinto` the described game as it will be played, `#/pokelabirinto/play` as it is being played;
 * `#/pokelabirinto/expedition` and `#/pokelabirinto/expedition/play` the same of the expedition.
 */
export const PokelabirintoPage: Page = ({ route }): JSX.Element | null => {
  const [, place, then] = route.path;
  if (place === 'play') return <LeftPlay />;
  if (place !== 'expedition') return <MenuPage choice={<ChooseGame here="described" />} />;
  return then === 'play' ? <ExpeditionPlay /> : <ExpeditionMenu choice={<ChooseGame here="expedition" />} />;
};
