import { effect, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { announce } from './announcer.tsx';
import { route } from './route.ts';
import { TOAST_MS } from './toast-ms.ts';
import { Icon } from '../ui/icon.tsx';
import { words } from '../speech.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly role: 'good' | 'bad' | 'text';
  /** A message about the page that is opened next. */
  readonly isAhead?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

const toasts = signal<readonly Toast[]>([]);
let nextId = 1;

const arrived = (shown: Toast): Toast => ({ ...shown, isAhead: false });

// Messages about one page are not shown on the next.
let place = route.value.path[0];
effect(() => {
  const [here] = route.value.path;
  if (here !== place) {
    const kept = toasts.peek().filter(({ action, isAhead }) => action || isAhead);
    toasts.value = kept.map(arrived);
  }
  place = here;
});

/** A short message that disappears by itself; one with a choice stays until it is chosen or closed. */
export function toast(text: string, options: Partial<Pick<Toast, 'role' | 'action' | 'isAhead'>> = {}): void {
  const id = nextId++;
  const before = toasts.value.filter(
    (shown, index) => shown.action || shown.isAhead || index === toasts.value.length - 1,
  );
  toasts.value = [...before, { id, text, role: 'text', ...options }];
  announce(text);
  if (!options.action) setTimeout(() => close(id), TOAST_MS);
}

function close(id: number): void {
  toasts.value = toasts.value.filter((shown) => shown.id !== id);
}

export const Toasts = (): JSX.Element => (
  <div class="toasts">
    {toasts.value.map(({ id, text, role, action }) => (
      <div key={id} class={`toast toast-${role}`}>
        <p>{text}</p>
        {action && (
          <button
            type="button"
            class="button button-quiet"
            onClick={() => {
              close(id);
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" class="icon-button" aria-label={words.value.web.close} onClick={() => close(id)}>
          <Icon name="close" />
        </button>
      </div>
    ))}
  </div>
);
