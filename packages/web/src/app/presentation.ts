import { computed, effect, signal } from '@preact/signals';
import { route } from './route.ts';

/** Whether the game is shown large, as for a projector: the board, its numbers, and nothing else. */
export const isPresenting = signal(false);

/** Where there is something to show large; the laboratory has a large view of its own. */
export const canPresent = computed(() => ![undefined, 'settings', 'laboratory'].includes(route.value.path[0]));

effect(() => {
  const { documentElement: root } = document;
  const isOn = isPresenting.value;
  if (isOn === (root.dataset['presentation'] !== undefined)) return;
  if (isOn) {
    root.dataset['presentation'] = '';
    // The browser may refuse: then the window must do.
    root.requestFullscreen?.().catch(() => undefined);
  } else {
    delete root.dataset['presentation'];
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }
});

// In full screen the browser takes Escape for itself.
document.addEventListener('fullscreenchange', () => {
  if (!document.fullscreenElement) isPresenting.value = false;
});
