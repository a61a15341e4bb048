import '../../game/level-list.css';
import './sokoban.css';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { later } from '../../app/later.tsx';
import type { Page } from '../../app/page.tsx';
import { linkTo } from '../../app/route.ts';
import { store } from '../../store/game-store.ts';
import { hasSolutions, learnSolutions } from './menu/level-solutions.ts';
import { LevelsPage } from './menu/levels-page.tsx';
import { PlayPage } from './play/play-page.tsx';
import { findSource, loadOwnSources, ownSources, PACK_SOURCES } from './sources.ts';

const NewLevelPage = later(async () => (await import('./making/new-level-page.tsx')).NewLevelPage);
const WatchHerePage = later(async () => (await import('./guide/watch-here-page.tsx')).WatchHerePage);
const WatchPage = later(async () => (await import('./play/watch-page.tsx')).WatchPage);

/** The levels that are opened first contain their solutions; so do the user's own. */
const BRING_SOLUTIONS: readonly string[] = ['first-steps', 'classic', 'own', 'mine', 'new'];

/**
 * `#/sokoban` the levels, `#/sokoban/classic/4` one of them, `…/watch/0` one of its solutions, `…/watch/here` one from
 * where the game stands, `#/sokoban/continue` the game that was left, `#/sokoban/own/…` levels that somebody brought, `#/sokoban/mine/…` a collection of
 * one's own, `#/sokoban/new?…` a level that is made.
 */
export const SokobanPage: Page = ({ route }): JSX.Element | null => {
  const { path, query } = route;
  // The unfinished game may be on one of the user's own levels, and the lists show them all.
  const isOwn = ['own', 'mine', 'continue'].includes(path[1] ?? '');
  const needsOwn = isOwn || path.length < 3;
  useEffect(() => void (needsOwn && loadOwnSources()), [needsOwn, store.own]);
  const isGame = path.length > 2 || path[1] === 'continue';
  // The list is shown first; its stars follow.
  const needsSolutions = path.length > 1 && !BRING_SOLUTIONS.includes(path[1]!);
  useEffect(() => void (needsSolutions && learnSolutions()), [needsSolutions]);
  const areSolutionsThere = hasSolutions.value;
  if (isOwn && ownSources.value === undefined) return null;
  if (isGame && needsSolutions && !areSolutionsThere) return null;
  const level = path.slice(0, path.lastIndexOf('watch'));
  if (path.slice(-2).join('/') === 'watch/here') return <WatchHerePage level={linkTo(level)} />;
  if (path[1] === 'new') return <NewLevelPage query={query} />;
  if (path[1] === 'continue') return <PlayPage wanted="last" />;
  const found = findSource(path);
  const rest = path.slice(found?.path.length ?? path.length);
  const number = Number(rest[0]);
  const isLevel = found !== undefined && found.source.collection.entries[number - 1] !== undefined;
  if (!isLevel) return <LevelsPage shown={found ?? PACK_SOURCES[0]!} />;
  const origin = { source: found.source, number };
  if (rest[1] === 'watch') return <WatchPage origin={origin} index={Number(rest[2] ?? 0)} />;
  return <PlayPage wanted={{ origin, mode: query.get('mode') === 'reverse' ? 'reverse' : 'forward' }} />;
};
