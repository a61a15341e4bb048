import { DIRECTIONS } from '@dedalo/grid';
import type { Way } from '@dedalo/race';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { preventFling } from '../../../input/prevent-fling.ts';
import { words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import { wayBetween } from './way-between.ts';

/** Too near the middle for a direction. */
const MIDDLE = 14;

/** A pad to steer with a finger, which may slide from one side to the next; each side is a button too. */
export function Pad({ onSteer }: { readonly onSteer: (way: Way) => void }): JSX.Element {
  const said = words.value.web.race;
  const last = useRef<Way | undefined>(undefined);
  const follow = (event: PointerEvent & { readonly currentTarget: HTMLElement }): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    const way = wayBetween(middle, { x: event.clientX, y: event.clientY }, MIDDLE);
    if (way === undefined || way === last.current) return;
    last.current = way;
    onSteer(way);
  };
  return (
    <div
      class="race-pad"
      role="group"
      aria-label={said.pad}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = undefined;
        follow(event);
      }}
      onTouchMove={preventFling}
      onPointerMove={(event) => event.buttons !== 0 && follow(event)}
    >
      {DIRECTIONS.map((direction, way) => (
        <button
          key={direction}
          type="button"
          class={`race-pad-${direction}`}
          aria-label={said.steer[direction]}
          onClick={({ detail }) => detail === 0 && onSteer(way)}
        >
          <Icon name="forward" />
        </button>
      ))}
    </div>
  );
}
