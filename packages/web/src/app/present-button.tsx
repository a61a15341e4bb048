import type { JSX } from 'preact';
import { words } from '../speech.ts';
import { Icon } from '../ui/icon.tsx';
import { isPresenting } from './presentation.ts';

/** In the top bar: starts the large view; in the large view: leaves it. */
export function PresentButton(): JSX.Element {
  const { web } = words.value;
  const isOn = isPresenting.value;
  return (
    <button
      type="button"
      class={`icon-button present-button${isOn ? ' is-on' : ''}`}
      aria-label={isOn ? web.leaveLarge : web.present}
      title={isOn ? web.leaveLarge : web.present}
      onClick={() => (isPresenting.value = !isOn)}
    >
      <Icon name={isOn ? 'close' : 'full'} />
    </button>
  );
}
