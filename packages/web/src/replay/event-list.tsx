import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { WindowList } from '../game/window-list.tsx';
import { words } from '../speech.ts';
import { markPath } from './mark-shape.ts';
import type { Playback } from './playback.ts';
import type { ReplayGame } from './replay-game.ts';
import { type Mark, markIndexAt } from './survey.ts';

const NONE: readonly Mark[] = [];

interface EventListProps {
  readonly replayGame: ReplayGame;
  readonly playback: Playback;
  /** Undefined until they are known. */
  readonly marks: readonly Mark[] | undefined;
  readonly onChoose: (position: number) => void;
}

/** The marked events. */
export function EventList({ replayGame, playback, marks: known, onChoose }: EventListProps): JSX.Element {
  const marks = known ?? NONE;
  const said = words.value.web.replay;
  const position = useComputed(() => playback.standing.value.position);
  const current = markIndexAt(marks, position.value);
  return (
    <section class="replay-events">
      <h2>{said.events}</h2>
      <WindowList
        rows={marks.length}
        current={current}
        class="event-box"
        style={{ '--digits': String(playback.length).length }}
        none={known && <p class="event-none">{said.noEvents}</p>}
        row={(index) => {
          const { kind, moment } = marks[index]!;
          return (
            <button
              type="button"
              class="window-row event"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onChoose(moment.number)}
            >
              <svg class="event-mark" viewBox="-9 -9 18 18" aria-hidden="true" focusable="false">
                <path class={`mark mark-${kind}`} d={markPath(kind, 0, 0)} />
              </svg>
              <span class="event-number">{moment.number}</span>
              <span class="event-text">{replayGame.momentWords(words.value, moment)}</span>
            </button>
          );
        }}
      />
    </section>
  );
}
