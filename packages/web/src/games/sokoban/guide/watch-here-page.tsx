import type { JSX } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { go, renameRoute } from '../../../app/route.ts';
import { ReplayPlayer } from '../../../replay/replay-player.tsx';
import { words } from '../../../speech.ts';
import { watched } from './watched.ts';

/** A solution from the current position. It is not kept: the address alone leads to the level. */
export function WatchHerePage({ level }: { readonly level: string }): JSX.Element {
  const here = useMemo(() => (watched.now?.link === level ? watched.now : undefined), [level]);
  const asked = useMemo(() => ({ at: here?.position ?? 0 }), [here]);
  useLayoutEffect(() => {
    if (!here) renameRoute(level);
  }, [here, level]);
  if (!here) return <div />;
  return (
    <ReplayPlayer
      gameId="sokoban"
      record={here.record}
      title={`${here.title} – ${words.value.games.sokoban.guide.watchFromHere}`}
      asked={asked}
      onLeave={() => go(level)}
      leaveLabel={words.value.web.sokoban.backToLevel}
      isPlayingAtOnce
      canPlayOn={false}
    />
  );
}
