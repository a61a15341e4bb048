import type { JSX } from 'preact';
import { words } from '../speech.ts';

interface ProgressProps {
  readonly share: number;
  readonly onBest: () => void;
  readonly onStop: () => void;
}

/** How far it is, and the way to end it. */
export function Progress({ share, onBest, onStop }: ProgressProps): JSX.Element {
  const { making, web } = words.value;
  return (
    <div class="make-progress">
      <p role="status">{making.working}</p>
      <progress value={share} max={1} aria-label={making.working} />
      <button type="button" class="button" onClick={onBest}>
        {making.takeBest}
      </button>
      <button type="button" class="button" onClick={onStop}>
        {web.stop}
      </button>
    </div>
  );
}
