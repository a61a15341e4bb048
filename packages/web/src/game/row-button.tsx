import type { JSX } from 'preact';
import { Icon, type IconName } from '../ui/icon.tsx';

/** A row of the list beside a board, or of the dialog in its place, which `onDone` closes. */
export const rowButtons =
  (onDone: (() => void) | undefined) =>
  (icon: IconName, label: string, run: () => unknown): JSX.Element => (
    <button
      type="button"
      class="row-button"
      onClick={() => {
        onDone?.();
        void run();
      }}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
