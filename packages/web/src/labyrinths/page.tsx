import '../game/game.css';
import '../game/level-list.css';
import '../games/theseus/theseus.css';
import { entryOf, type MazeOrigin } from '@dedalo/clients/logic-maze/session';
import { NEW } from '@dedalo/clients/own/collected';
import { isDay } from '@dedalo/clients/today/day';
import { PACKS } from '@dedalo/theseus/logic';
import type { JSX } from 'preact';
import type { Page } from '../app/page.tsx';
import { later } from '../app/later.tsx';
import { findPackName, newMazesHere } from '../games/logic-maze/links.ts';
import { MenuPage } from './menu-page.tsx';

const AnalysisPage = later(async () => (await import('../games/theseus/analysis/analysis-page.tsx')).AnalysisPage);
const DicePage = later(async () => (await import('../games/theseus/play/play-page.tsx')).PlayPage);
const LevelsPage = later(async () => (await import('../games/logic-maze/menu/levels-page.tsx')).LevelsPage);
const MazePage = later(async () => (await import('../games/logic-maze/play/play-page.tsx')).PlayPage);
const MeetingPage = later(async () => (await import('../games/theseus/play/meeting-page.tsx')).MeetingPage);
const NewMazePage = later(async () => (await import('../games/logic-maze/making/new-maze-page.tsx')).NewMazePage);
const WatchPage = later(async () => (await import('../games/logic-maze/play/watch-page.tsx')).WatchPage);

/**
 * `#/theseus` where both games begin, `#/theseus/play` the dice game, `#/theseus/watch` two bots at it, `#/theseus/analysis` what exact play says of the
 * last one, `#/theseus/mazes/lessons` a pack of logic mazes, `…/3` one of them, `…/3/watch` its shortest escape,
 * `…/3/2026-11-19` the maze as the challenge of a day, `#/theseus/new?…` a maze that is made, `#/theseus/mazes/new` those that
 * were kept.
 */
export const TheseusPage: Page = ({ route }): JSX.Element => {
  const [, place, name, number, then] = route.path;
  if (place === 'play') return <DicePage />;
  if (place === 'watch') return <MeetingPage />;
  if (place === 'analysis') return <AnalysisPage />;
  if (place === 'new') return <NewMazePage query={route.query} />;
  if (place !== 'mazes') return <MenuPage />;
  const mazes = name === NEW ? newMazesHere() : undefined;
  const pack = findPackName(name) ?? PACKS[0];
  const day = then !== undefined && isDay(then) ? { day: then } : {};
  const origin: MazeOrigin = mazes
    ? { pack: NEW, number: Number(number), mazes }
    : { pack, number: Number(number), ...day };
  if (!entryOf(origin)) return <LevelsPage pack={origin.pack} />;
  return then === 'watch' ? <WatchPage origin={origin} /> : <MazePage wanted={origin} />;
};
