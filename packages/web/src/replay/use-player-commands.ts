import type { Command, CommandWords } from '@dedalo/words';
import { useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { useCommands } from '../input/commands.ts';
import { words } from '../speech.ts';
import type { Playback } from './playback.ts';
import type { ReplayGame } from './replay-game.ts';
import { steppedWords } from './standing-words.ts';
import { nextStop, type Survey } from './survey.ts';

/** The controls of a replay; the new position is announced. */
export interface PlayerControls {
  readonly goTo: (position: number) => void;
  readonly step: (by: number) => void;
  /** To the next or the previous event. */
  readonly jump: (way: 1 | -1) => void;
  readonly toggle: () => void;
  readonly changePace: (factor: number) => void;
}

interface Commanded {
  readonly replayGame: ReplayGame;
  readonly playback: Playback;
  readonly survey: Survey | undefined;
  readonly onLeave: (() => void) | undefined;
}

export function usePlayerCommands(commanding: Commanded): PlayerControls {
  const now = useRef(commanding);
  now.current = commanding;
  const hand = useMemo(() => controlsOf(now), []);
  const { playback, onLeave } = commanding;
  const runs: Partial<Record<Command, () => void>> = {
    left: () => hand.step(-1),
    right: () => hand.step(1),
    // The list of events runs downwards.
    up: () => hand.jump(-1),
    down: () => hand.jump(1),
    play: hand.toggle,
    choose: hand.toggle,
    first: () => hand.goTo(0),
    last: () => hand.goTo(playback.length),
    faster: () => hand.changePace(2),
    slower: () => hand.changePace(0.5),
    ...(onLeave && { back: onLeave }),
  };
  useCommands({
    commands: Object.keys(runs) as Command[],
    run: (command) => runs[command]?.(),
    wordsFor(command) {
      const { stepBack, stepForward } = words.value.replay;
      return ({ left: stepBack, right: stepForward } as Partial<Record<Command, CommandWords>>)[command];
    },
  });
  useEndNews(commanding);
  return hand;
}

/** Announces the last step when playing ends. */
function useEndNews({ playback, replayGame }: Commanded): void {
  const wasPlaying = useRef(false);
  useSignalEffect(() => {
    const isPlaying = playback.isPlaying.value;
    const hasEnded = wasPlaying.current && !isPlaying && playback.standing.peek().position === playback.length;
    wasPlaying.current = isPlaying;
    if (hasEnded) announce(steppedWords(words.peek(), replayGame, playback));
  });
}

function controlsOf(now: { readonly current: Commanded }): PlayerControls {
  const goTo = (position: number): void => {
    const { playback, replayGame } = now.current;
    playback.goTo(position);
    announce(steppedWords(words.value, replayGame, playback));
  };
  return {
    goTo,
    step: (by) => goTo(now.current.playback.standing.value.position + by),
    jump(way) {
      const { playback, survey } = now.current;
      goTo(nextStop(survey?.marks ?? [], playback.standing.value.position, way, playback.length));
    },
    toggle: () => now.current.playback.toggle(),
    changePace(factor) {
      const { playback } = now.current;
      playback.changePace(factor);
      const { perSecond, timesAsFast } = words.value.web.replay;
      announce((playback.isTimed ? timesAsFast : perSecond)(String(playback.speed.value)));
    },
  };
}
