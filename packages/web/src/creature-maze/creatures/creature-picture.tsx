import type { JSX } from 'preact';
import { drawingOf } from './drawing-of.ts';
import { Drawn } from './drawn.tsx';

interface CreaturePictureProps {
  readonly species: { readonly name: string };
  readonly looks?: 'left' | 'right';
}

/** A creature, large; its name is beside it. */
export const CreaturePicture = ({ species, looks = 'right' }: CreaturePictureProps): JSX.Element => (
  <Drawn drawing={drawingOf(species)} looks={looks} />
);
