import '../game/game.css';
import './rules-only.css';
import './text-board.css';
import type { Game } from '@dedalo/engine';
import type { Page } from '../app/page.tsx';
import { MenuPage } from './menu/menu-page.tsx';
import { PlayPage } from './play/play-page.tsx';

/** `#/isles` the menu, `#/isles/play` the game: for a game that brings only its rules. */
export const rulesOnlyPage =
  (game: Game): Page =>
  ({ route }) =>
    route.path[1] === 'play' ? <PlayPage game={game} /> : <MenuPage game={game} />;
