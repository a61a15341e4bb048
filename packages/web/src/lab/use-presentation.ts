import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

export interface Presentation {
  readonly isLarge: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
}

/** The experiments in full screen or, if the browser refuses, in the whole window. */
export function usePresentation(): Presentation {
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    const follow = (): void => {
      if (!document.fullscreenElement) setLarge(false);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  // Before the first paint: a key must not go to the removed button.
  useLayoutEffect(() => {
    if (!isLarge) return undefined;
    // The browser may refuse full screen: then the window must do.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
    // The pressed button is gone, and keys must work as elsewhere on the page.
    document.querySelector('main')?.focus({ preventScroll: true });
    return () => {
      document.querySelector('main')?.focus({ preventScroll: true });
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [isLarge]);
  return { isLarge, enter: () => setLarge(true), leave: () => setLarge(false) };
}
