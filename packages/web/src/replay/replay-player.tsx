import './replay-player.css';
import type { GameId } from '@dedalo/catalogue/loaders';
import type { GameRecord } from '@dedalo/engine';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { PlayerScreen } from './player-screen.tsx';
import type { ReplayGame } from './replay-game.ts';
import { loadReplayGame } from './replay-games.ts';
import { useFailure } from './use-failure.ts';
import type { AskedPosition } from './use-position-address.ts';

export interface ReplayPlayerProps {
  readonly gameId: GameId;
  /** One that can be played: verified, or made here. */
  readonly record: GameRecord;
  readonly title: string;
  /** Whether the person here played it. */
  readonly isOwn?: boolean;
  /** The replay as it came; else it is written when it is needed. */
  readonly text?: string;
  /** Where it opens; another one goes there. */
  readonly asked?: AskedPosition;
  readonly onPosition?: (position: number) => void;
  /** What “back” does; without it there is no way back. */
  readonly onLeave?: () => void;
  /** What the way back is called. */
  readonly leaveLabel?: string;
  /** How a game ended that is not over in its replay: by the fault of a program. */
  readonly ending?: string;
  /** Begins to play by itself, unless things should stand still. */
  readonly isPlayingAtOnce?: boolean;
  /** Not where it is a solution: what somebody has only watched must not become their own game. */
  readonly canPlayOn?: boolean;
}

/** A recorded game of any kind, to be watched. */
export function ReplayPlayer(props: ReplayPlayerProps): JSX.Element {
  const { gameId, record } = props;
  const [replayGame, setReplayGame] = useState<ReplayGame>();
  const fail = useFailure();
  useEffect(() => {
    loadReplayGame(gameId).then(setReplayGame, fail);
  }, [gameId]);
  if (!replayGame || replayGame.game.id !== gameId) return <div class="page" />;
  return <PlayerScreen key={keyOf(record)} replayGame={replayGame} {...props} />;
}

const keys = new WeakMap<GameRecord, number>();
let nextKey = 1;

/** Another record is another screen. */
function keyOf(record: GameRecord): number {
  const known = keys.get(record);
  if (known !== undefined) return known;
  keys.set(record, nextKey);
  return nextKey++;
}
