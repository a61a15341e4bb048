import { useEffect, useRef, useState } from 'preact/hooks';

/** Long enough to see the last step. */
const PAUSE_MS = 650;

/**
 * Whether to show how a game ended: after a pause in which the last step can be seen, and not for a game that was over
 * when it was opened. `isPlayed` is false if something other than a step ended it.
 */
export function useShownAfter(
  isOver: boolean,
  { pauseMs = PAUSE_MS, isPlayed = true }: { readonly pauseMs?: number; readonly isPlayed?: boolean } = {},
): readonly [isShown: boolean, close: () => void] {
  const [isShown, setShown] = useState(false);
  const wasOver = useRef(isOver);
  useEffect(() => {
    const isNew = isOver && !wasOver.current && isPlayed;
    wasOver.current = isOver;
    if (!isOver) setShown(false);
    if (!isNew) return undefined;
    const timer = setTimeout(() => setShown(true), pauseMs);
    return () => clearTimeout(timer);
  }, [isOver]);
  return [isShown, () => setShown(false)];
}
