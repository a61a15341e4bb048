import type { JSX } from 'preact';
import { keyName } from '../input/key-names.ts';
import { keyMap } from '../input/key-map.ts';
import { words } from '../speech.ts';
import { MarkRow } from './mark-row.tsx';
import type { Playback } from './playback.ts';
import type { ReplayGame } from './replay-game.ts';
import { positionWords } from './standing-words.ts';
import type { Mark } from './survey.ts';
import type { PlayerControls } from './use-player-commands.ts';

interface ScrubberProps {
  readonly replayGame: ReplayGame;
  readonly playback: Playback;
  readonly hand: PlayerControls;
  readonly marks: readonly Mark[];
}

/** The whole game in one line, with its events above. */
export function Scrubber({ replayGame, playback, hand, marks }: ScrubberProps): JSX.Element {
  const { position } = playback.standing.value;
  const { length } = playback;
  const part = length === 0 ? 0 : position / length;
  return (
    <div class="scrubber">
      <MarkRow marks={marks} length={length} />
      <input
        type="range"
        min={0}
        max={length}
        step={1}
        value={position}
        style={{ '--part': String(part) }}
        aria-label={words.value.web.replay.scrubber}
        aria-valuetext={positionWords(words.value, replayGame, playback)}
        onInput={({ currentTarget }) => playback.goTo(currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          // A range input uses the arrows itself; here they work as elsewhere.
          const key = keyName(event);
          const command = key && keyMap.value.commandOf(key, ['play', 'up', 'down', 'faster', 'slower']);
          if (!command || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          if (command === 'play') hand.toggle();
          else if (command === 'up' || command === 'down') hand.jump(command === 'up' ? -1 : 1);
          else hand.changePace(command === 'faster' ? 2 : 0.5);
        }}
      />
    </div>
  );
}
