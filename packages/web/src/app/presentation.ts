import { computed, effect, signal } from '@preact/signals';
import { route } from './route.ts';

/** Whether what is played is shown large, as for a projector: the board, its numbers, and nothing else. */
export const isPresenting = signal(false);

/** Where there is something to show; the laboratory has a large view of its own. */
export const canPresent = computed(() => ![undefined, 'settings', 'laboratory'].includes(route.value.path[0]));

effect(() => {
  const { documentElement: root } = document;
  const isOn = isPresenting.value;
  if (isOn === (root.dataset['presentation'] !== undefined)) return;
  if (isOn) {
    root.dataset['presentation'] = '';
    // It may be refused: then the window is what there is.
    root.requestFullscreen?.().catch(() => undefined);
  } else {
    delete root.dataset['presentation'];
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }
});

// Escape belongs to the browser where it gave the whole screen.
document.addEventListener('fullscreenchange', () => {
  if (!document.fullscreenElement) isPresenting.value = false;
});
