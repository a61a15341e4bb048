import { gameWords } from '@dedalo/words';
import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useTitle } from '../app/page.tsx';
import { words } from '../speech.ts';
import { hasMotion } from '../store/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { EventList } from './event-list.tsx';
import { Facts } from './facts.tsx';
import { Playback } from './playback.ts';
import { PlayerActions } from './player-actions.tsx';
import type { Painter, ReplayGame } from './replay-game.ts';
import type { ReplayPlayerProps } from './replay-player.tsx';
import { Scrubber } from './scrubber.tsx';
import { Stage } from './stage.tsx';
import { TextBoard } from './text-board.tsx';
import { Transport } from './transport.tsx';
import type { AskedPosition } from './use-position-address.ts';
import { type PlayerControls, usePlayerCommands } from './use-player-commands.ts';
import { useSurvey } from './use-survey.ts';

export type PlayerScreenProps = ReplayPlayerProps & { readonly replayGame: ReplayGame };

export function PlayerScreen(props: PlayerScreenProps): JSX.Element {
  const { replayGame, record, title, asked, onPosition, onLeave, isPlayingAtOnce = false } = props;
  const said = words.value.web.replay;
  const playback = useMemo(() => new Playback(replayGame, record, asked?.at), []);
  const painter = useRef<Painter>(undefined);
  const survey = useSurvey(replayGame, record);
  const hand = usePlayerCommands({ replayGame, playback, survey, onLeave });
  useTitle(title);

  useEffect(() => {
    if (isPlayingAtOnce && hasMotion.value) playback.play();
    const rest = (): void => {
      if (document.hidden) playback.pause();
    };
    document.addEventListener('visibilitychange', rest);
    return () => {
      document.removeEventListener('visibilitychange', rest);
      playback.pause();
    };
  }, []);
  useFollowed(playback, asked, onPosition);

  return (
    <div class="replay">
      <header class="replay-head">
        {onLeave && (
          <button type="button" class="button button-quiet replay-leave" onClick={onLeave}>
            <Icon name="back" />
            {props.leaveLabel ?? said.another}
          </button>
        )}
        <p class="replay-game">{gameWords(words.value, props.gameId).name}</p>
        <h1>{title}</h1>
      </header>
      <section class="replay-stage" aria-label={title}>
        <Stage replayGame={replayGame} playback={playback} hand={hand} onPainter={(made) => (painter.current = made)} />
        <Scrubber replayGame={replayGame} playback={playback} hand={hand} marks={survey?.marks ?? []} />
        <Transport replayGame={replayGame} playback={playback} hand={hand} />
      </section>
      <div class="replay-panel">
        <Facts {...props} survey={survey} />
        <GameControls {...props} playback={playback} goTo={hand.goTo} />
        <PlayerActions {...props} playback={playback} painter={painter} />
        <EventList replayGame={replayGame} playback={playback} marks={survey?.marks} onChoose={hand.goTo} />
        <TextBoard replayGame={replayGame} playback={playback} />
      </div>
    </div>
  );
}

/** The controls of the game itself. */
function GameControls({
  replayGame: { Controls },
  record,
  playback,
  isOwn = false,
  goTo,
}: PlayerScreenProps & { readonly playback: Playback; readonly goTo: PlayerControls['goTo'] }): JSX.Element | null {
  const { position, state } = playback.standing.value;
  return Controls ? <Controls record={record} position={position} state={state} isOwn={isOwn} goTo={goTo} /> : null;
}

/** Shows the position, and goes where it is asked to. */
function useFollowed(
  playback: Playback,
  asked: AskedPosition | undefined,
  onPosition: ((position: number) => void) | undefined,
): void {
  const told = useRef(playback.standing.peek().position);
  const tell = useRef(onPosition);
  tell.current = onPosition;
  useSignalEffect(() => {
    const { position } = playback.standing.value;
    if (position === told.current) return;
    told.current = position;
    tell.current?.(position);
  });
  useEffect(() => {
    const at = asked && playback.asked(asked.at);
    if (at !== undefined && at !== playback.standing.value.position) playback.goTo(at);
  }, [asked]);
}
