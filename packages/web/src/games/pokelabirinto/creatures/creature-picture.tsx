import type { JSX } from 'preact';
import { drawingOf } from './drawing-of.ts';
import { DRAWING_SIDE, PAINTS } from './shape.ts';

interface CreaturePictureProps {
  readonly species: { readonly name: string };
  readonly looks?: 'left' | 'right';
}

/** A creature, large; its name is said beside it. */
export const CreaturePicture = ({ species, looks = 'right' }: CreaturePictureProps): JSX.Element => (
  <svg
    class={`creature${looks === 'left' ? ' looks-left' : ''}`}
    viewBox={`0 0 ${DRAWING_SIDE} ${DRAWING_SIDE}`}
    aria-hidden="true"
    focusable="false"
  >
    {drawingOf(species).map(({ d, fill, stroke, width = 0, part }, index) => (
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
