import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

export interface Presentation {
  readonly isLarge: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
}

/** The whole screen for the experiments; where the browser does not give it, the whole window. */
export function usePresentation(): Presentation {
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    const follow = (): void => {
      if (!document.fullscreenElement) setLarge(false);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  // Before the first paint: a key must not go to the button that is gone.
  useLayoutEffect(() => {
    if (!isLarge) return undefined;
    // The browser may refuse full screen: then the window is what there is.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
    // The button that was pressed is gone, and keys should do what they do anywhere else on the page.
    document.querySelector('main')?.focus({ preventScroll: true });
    return () => {
      document.querySelector('main')?.focus({ preventScroll: true });
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [isLarge]);
  return { isLarge, enter: () => setLarge(true), leave: () => setLarge(false) };
}
