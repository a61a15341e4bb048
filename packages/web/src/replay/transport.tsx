import type { Command } from '@dedalo/words';
import type { JSX } from 'preact';
import { keyMap } from '../input/key-map.ts';
import { words } from '../speech.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import type { Playback } from './playback.ts';
import type { ReplayGame } from './replay-game.ts';
import { SpeedSteps } from './speed-steps.tsx';
import type { PlayerControls } from './use-player-commands.ts';

interface TransportProps {
  readonly replayGame: ReplayGame;
  readonly playback: Playback;
  readonly hand: PlayerControls;
}

/** The buttons below the scrubber, and the position. */
export function Transport({ replayGame, playback, hand }: TransportProps): JSX.Element {
  const said = words.value.web.replay;
  const { position, state } = playback.standing.value;
  const isPlaying = playback.isPlaying.value;
  const { length } = playback;
  const [isAtStart, isAtEnd] = [position === 0, position === length];
  return (
    <div class="transport">
      <p class="transport-where">
        <span>{words.value.replay.position({ position, length })}</span>
        <span>{replayGame.countWords(words.value, state)}</span>
      </p>
      <div class="transport-keys">
        <Key icon="first" label={said.first} command="first" isIdle={isAtStart} run={() => hand.goTo(0)} />
        <Key icon="mark-back" label={said.previousEvent} command="up" isIdle={isAtStart} run={() => hand.jump(-1)} />
        <Key icon="back" label={said.stepBack} command="left" isIdle={isAtStart} run={() => hand.step(-1)} />
        <Key
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? said.pause : said.play}
          command="play"
          isFirst
          isIdle={length === 0}
          run={hand.toggle}
        />
        <Key icon="forward" label={said.stepForward} command="right" isIdle={isAtEnd} run={() => hand.step(1)} />
        <Key icon="mark-forward" label={said.nextEvent} command="down" isIdle={isAtEnd} run={() => hand.jump(1)} />
        <Key icon="last" label={said.last} command="last" isIdle={isAtEnd} run={() => hand.goTo(length)} />
      </div>
      <SpeedSteps speed={playback.speed.value} isTimed={playback.isTimed} onChange={hand.changePace} />
    </div>
  );
}

interface KeyProps {
  readonly icon: IconName;
  readonly label: string;
  readonly command: Command;
  readonly isFirst?: boolean;
  /** It is disabled but keeps the focus, so that keys and fingers stay on it. */
  readonly isIdle: boolean;
  readonly run: () => void;
}

function Key({ icon, label, command, isFirst = false, isIdle, run }: KeyProps): JSX.Element {
  const { names } = words.value.client.keys;
  const keys = keyMap.value.keysOf(command).map((key) => names[key] ?? key.toUpperCase());
  return (
    <button
      type="button"
      class={isFirst ? 'button button-first transport-play' : 'icon-button'}
      aria-label={label}
      aria-disabled={isIdle}
      title={`${label} (${keys.join(' ')})`}
      onClick={() => !isIdle && run()}
    >
      <Icon name={icon} />
    </button>
  );
}
