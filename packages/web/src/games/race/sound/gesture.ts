const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'keydown', 'keyup'] as const;

/** Whether the page may make a sound. */
export const hasGesture = (): boolean => navigator.userActivation.hasBeenActive;

/** Calls once with the first gesture, unless the signal aborts first. */
export function onFirstGesture(call: () => void, signal: AbortSignal): void {
  const heard = new AbortController();
  const listen = (): void => {
    // The browser decides what counts as a gesture: scrolling does not.
    if (!hasGesture()) return;
    heard.abort();
    call();
  };
  const options = { signal: AbortSignal.any([signal, heard.signal]), capture: true, passive: true };
  for (const gesture of GESTURES) document.addEventListener(gesture, listen, options);
}
