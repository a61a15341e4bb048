import { LogicMazePlay } from '@dedalo/clients/logic-maze/logic-maze-play';
import { type MazeOrigin, startMaze } from '@dedalo/clients/logic-maze/session';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { useTitle } from '../../../app/page.tsx';
import { go, renameRoute } from '../../../app/route.ts';
import { ReplayPlayer } from '../../../replay/replay-player.tsx';
import { words } from '../../../speech.ts';
import { clientContext } from '../../../store/client-context.ts';
import { mazeLink } from '../links.ts';

/** The shortest escape from a maze. */
export function WatchPage({ origin }: { readonly origin: MazeOrigin }): JSX.Element {
  const play = useMemo(() => new LogicMazePlay(clientContext, startMaze(origin)), [origin.pack, origin.number]);
  const record = useMemo(() => play.solution(), [play]);
  const link = mazeLink(origin);
  const title = play.title();
  useTitle(title);
  useLayoutEffect(() => {
    if (!record) renameRoute(link);
  }, [record, link]);
  if (!record) return <div />;
  return (
    <ReplayPlayer
      key={title}
      gameId="logic-maze"
      record={record}
      title={title}
      onLeave={() => go(link)}
      leaveLabel={words.value.web.sokoban.backToLevel}
    />
  );
}
