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
  /** A verified record, or one made here. */
  readonly record: GameRecord;
  readonly title: string;
  /** Whether the person here played it. */
  readonly isOwn?: boolean;
  /** The replay as text; if left out, it is written when needed. */
  readonly text?: string;
  /** The first position; a change goes there. */
  readonly asked?: AskedPosition;
  readonly onPosition?: (position: number) => void;
  /** Called to go back; if left out, there is no button for it. */
  readonly onLeave?: () => void;
  /** The label of the button for going back. */
  readonly leaveLabel?: string;
  /** How the game ended if not in its replay: by the fault of a program. */
  readonly ending?: string;
  /** Starts playing by itself, unless motion is off. */
  readonly isPlayingAtOnce?: boolean;
  /** Not for a solution: a game that was only watched must not become the player's own. */
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

/** Another record opens another screen. */
function keyOf(record: GameRecord): number {
  const known = keys.get(record);
  if (known !== undefined) return known;
  keys.set(record, nextKey);
  return nextKey++;
}
