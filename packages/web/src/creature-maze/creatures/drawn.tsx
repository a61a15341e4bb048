import type { JSX } from 'preact';
import { type Drawing, DRAWING_SIDE, PAINTS } from './shape.ts';

interface DrawnProps {
  readonly drawing: Drawing;
  readonly looks?: 'left' | 'right';
}

/** A drawing, large; its name is beside it. */
export const Drawn = ({ drawing, looks = 'right' }: DrawnProps): JSX.Element => (
  <svg
    class={`creature${looks === 'left' ? ' looks-left' : ''}`}
    viewBox={`0 0 ${DRAWING_SIDE} ${DRAWING_SIDE}`}
    aria-hidden="true"
    focusable="false"
  >
    {drawing.map(({ d, fill, stroke, width = 0, part }, index) => (
      <path
        key={index}
        class={part === undefined ? undefined : `creature-${part}`}
        d={d}
        fill={fill ? PAINTS[fill] : 'none'}
        stroke={stroke ? PAINTS[stroke] : 'none'}
        stroke-width={width}
      />
    ))}
  </svg>
);
