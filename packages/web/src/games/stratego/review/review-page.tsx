import type { JSX } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { go, linkTo, renameRoute, type Route } from '../../../app/route.ts';
import { ReplayPlayer } from '../../../replay/replay-player.tsx';
import { usePositionAddress } from '../../../replay/use-position-address.ts';
import { words } from '../../../speech.ts';
import { lastRecord } from '../play/last-game.ts';

const MENU = linkTo(['stratego']);

/** The last game, step by step, with the knowledge of either side. */
export function ReviewPage({ route }: { readonly route: Route }): JSX.Element {
  const record = useMemo(lastRecord, []);
  const address = usePositionAddress(route);
  useLayoutEffect(() => {
    if (!record) renameRoute(MENU);
  }, [record]);
  if (!record) return <div />;
  return (
    <ReplayPlayer
      gameId="stratego"
      record={record}
      isOwn
      title={words.value.web.stratego.lastGame}
      onLeave={() => go(MENU)}
      leaveLabel={words.value.web.stratego.menu}
      {...address}
    />
  );
}
