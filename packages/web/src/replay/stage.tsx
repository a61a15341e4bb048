import { gameWords } from '@dedalo/words';
import { effect, untracked } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../speech.ts';
import { hasMotion } from '../store/settings.ts';
import { glideMs } from './pace.ts';
import type { Playback } from './playback.ts';
import type { Painter, ReplayGame } from './replay-game.ts';
import { bindStageGestures } from './stage-gestures.ts';
import type { PlayerControls } from './use-player-commands.ts';

interface StageProps {
  readonly replayGame: ReplayGame;
  readonly playback: Playback;
  readonly hand: PlayerControls;
  readonly onPainter: (painter: Painter) => void;
}

/** The board, drawn by the game itself. */
export function Stage({ replayGame, playback, hand, onPainter }: StageProps): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const painter = replayGame.createPainter(host.current!);
    onPainter(painter);
    const stopShowing = effect(() => {
      const { state, last, isNext } = playback.standing.value;
      untracked(() => painter.show(state, { last, ms: isNext ? stepMs(playback) : 0 }));
    });
    const unbind = bindStageGestures(host.current!, hand);
    return () => {
      unbind();
      stopShowing();
      painter.destroy();
    };
  }, []);
  const { game } = words.value.web;
  const { name } = gameWords(words.value, replayGame.game.id);
  return <div ref={host} class="replay-board" role="img" aria-label={game.board(name)} />;
}

function stepMs({ isPlaying, speed, usualSpeed, lastMs }: Playback): number {
  if (!hasMotion.value) return 0;
  return lastMs ?? glideMs(isPlaying.value ? speed.value : usualSpeed);
}
