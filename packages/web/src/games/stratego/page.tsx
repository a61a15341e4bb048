import '../../game/game.css';
import './board/board.css';
import './stratego.css';
import type { JSX } from 'preact';
import type { Page } from '../../app/page.tsx';
import { MenuPage } from './menu/menu-page.tsx';
import { PlayPage } from './play/play-page.tsx';
import { ReviewPage } from './review/review-page.tsx';

/** `#/stratego` what will be played, `#/stratego/play` the game, `#/stratego/review` the last one, step by step. */
export const StrategoPage: Page = ({ route }): JSX.Element => {
  const [, place] = route.path;
  if (place === 'play') return <PlayPage />;
  return place === 'review' ? <ReviewPage route={route} /> : <MenuPage />;
};
