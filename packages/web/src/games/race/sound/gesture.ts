const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'keydown', 'keyup'] as const;

/** Whether the page may make a sound. */
export const hasGesture = (): boolean => navigator.userActivation.hasBeenActive;

/** Calls once with the first gesture, unless the signal says before that it is not wanted any more. */
export function onFirstGesture(call: () => void, signal: AbortSignal): void {
  const heard = new AbortController();
  const listen = (): void => {
    // The browser decides what counts: a pointer that scrolls does not.
    if (!hasGesture()) return;
    heard.abort();
    call();
  };
  const options = { signal: AbortSignal.any([signal, heard.signal]), capture: true, passive: true };
  for (const gesture of GESTURES) document.addEventListener(gesture, listen, options);
}
