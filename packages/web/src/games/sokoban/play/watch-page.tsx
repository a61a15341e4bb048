import { type LevelOrigin, SokobanPlay, startLevel } from '@dedalo/clients';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { useTitle } from '../../../app/page.tsx';
import { go, renameRoute } from '../../../app/route.ts';
import { ReplayPlayer } from '../../../replay/replay-player.tsx';
import { words } from '../../../speech.ts';
import { clientContext } from '../../../store/client-context.ts';
import { solutionName } from './solution-links.tsx';
import { levelLink } from '../sources.ts';

interface WatchPageProps {
  readonly origin: LevelOrigin;
  readonly index: number;
}

/** One of the known solutions of a level. */
export function WatchPage({ origin, index }: WatchPageProps): JSX.Element {
  const play = useMemo(
    () => new SokobanPlay(clientContext, startLevel(origin, 'forward')),
    [origin.source, origin.number],
  );
  const solutions = useMemo(() => play.solutions(), [play]);
  const solution = solutions[index] ?? solutions[0];
  const title = solution ? `${play.title()} – ${solutionName(solution)}` : play.title();
  const level = levelLink(origin) ?? '#/sokoban';
  useTitle(title);
  useLayoutEffect(() => {
    if (!solution) renameRoute(level);
  }, [solution, level]);
  if (!solution) return <div />;
  return (
    <ReplayPlayer
      key={`${play.title()} ${index}`}
      gameId="sokoban"
      record={solution.record}
      title={title}
      onLeave={() => go(level)}
      leaveLabel={words.value.web.sokoban.backToLevel}
      canPlayOn={false}
    />
  );
}
