import type { BotsWish } from '@dedalo/clients/theseus/bots-game';
import { meetingText } from '@dedalo/clients/theseus/words';
import type { GameRecord } from '@dedalo/engine';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTitle } from '../../../app/page.tsx';
import { go, linkTo } from '../../../app/route.ts';
import { useCommands } from '../../../input/commands.ts';
import { ReplayPlayer } from '../../../replay/replay-player.tsx';
import { useFailure } from '../../../replay/use-failure.ts';
import { words } from '../../../speech.ts';
import { Thinker } from '../../../work/thinker.ts';
import { preferences } from '../preferences.ts';
import { seedOf } from '../seed-of.ts';
import { meetingOf } from '../wanted-game.ts';

const leave = (): void => go(linkTo(['theseus']));

/** Two bots play their game in a worker; then it is watched, and can be stepped through. */
export function MeetingPage(): JSX.Element {
  const wish = useMemo(() => meetingOf(preferences.peek(), seedOf(preferences.peek())), []);
  const record = useMeeting(wish);
  const title = meetingText(wish.players, words.value);
  useTitle(title);
  if (!record) return <Playing title={title} />;
  return (
    <ReplayPlayer
      gameId="theseus"
      record={record}
      title={title}
      onLeave={leave}
      leaveLabel={words.value.web.theseus.setup}
      isPlayingAtOnce
    />
  );
}

function Playing({ title }: { readonly title: string }): JSX.Element {
  useCommands({ commands: ['back'], run: leave });
  return (
    <div class="page">
      <header class="page-head">
        <h1>{title}</h1>
        <p role="status">{words.value.games.theseus.playing}</p>
      </header>
    </div>
  );
}

/** The game that they play, once it is over. */
function useMeeting(wish: BotsWish): GameRecord | undefined {
  const [record, setRecord] = useState<GameRecord>();
  const fail = useFailure();
  useEffect(() => {
    const players = new Thinker<BotsWish, GameRecord>(
      () => new Worker(new URL('./meeting-worker.ts', import.meta.url), { type: 'module' }),
    );
    players.ask(wish).then((played) => {
      if (played !== 'stopped') setRecord(played);
    }, fail);
    return () => players.stop();
  }, [wish]);
  return record;
}
