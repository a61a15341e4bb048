import '../game/game.css';
import '../sokoban/sokoban.css';
import './theseus.css';
import { entryOf } from '@dedalo/clients/logic-maze/session';
import { PACKS } from '@dedalo/theseus/logic';
import type { JSX } from 'preact';
import type { Page } from '../app/page.tsx';
import { later } from './later.tsx';
import { findPackName } from './mazes/links.ts';
import { MenuPage } from './menu/menu-page.tsx';

const AnalysisPage = later(async () => (await import('./analysis/analysis-page.tsx')).AnalysisPage);
const DicePage = later(async () => (await import('./dice/play-page.tsx')).PlayPage);
const LevelsPage = later(async () => (await import('./mazes/levels-page.tsx')).LevelsPage);
const MazePage = later(async () => (await import('./mazes/play-page.tsx')).PlayPage);
const MeetingPage = later(async () => (await import('./dice/meeting-page.tsx')).MeetingPage);
const WatchPage = later(async () => (await import('./mazes/watch-page.tsx')).WatchPage);

/**
 * `#/theseus` where both games begin, `#/theseus/play` the dice game, `#/theseus/watch` two bots at it, `#/theseus/analysis` what exact play says of the
 * last one, `#/theseus/mazes/lessons` a pack of logic mazes, `…/3` one of them, `…/3/watch` its shortest escape.
 */
export const TheseusPage: Page = ({ route }): JSX.Element => {
  const [, place, name, number, then] = route.path;
  if (place === 'play') return <DicePage />;
  if (place === 'watch') return <MeetingPage />;
  if (place === 'analysis') return <AnalysisPage />;
  if (place !== 'mazes') return <MenuPage />;
  const pack = findPackName(name) ?? PACKS[0];
  const origin = { pack, number: Number(number) };
  if (!entryOf(origin)) return <LevelsPage pack={pack} />;
  return then === 'watch' ? <WatchPage origin={origin} /> : <MazePage wanted={origin} />;
};
