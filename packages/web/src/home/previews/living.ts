/** Calls `frame` with the seconds since the last one while the element is visible; the returned function ends it. */
export function whileSeen(element: Element, frame: (seconds: number) => void): () => void {
  let request = 0;
  let before = 0;
  let isSeen = false;
  const tick = (now: number): void => {
    // Time spent in a pause is skipped.
    frame(Math.min(0.1, (now - before) / 1000));
    before = now;
    request = requestAnimationFrame(tick);
  };
  const decide = (): void => {
    cancelAnimationFrame(request);
    if (!isSeen || document.hidden) return;
    before = performance.now();
    request = requestAnimationFrame(tick);
  };
  const watcher = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)!.isIntersecting;
    decide();
  });
  watcher.observe(element);
  document.addEventListener('visibilitychange', decide);
  return () => {
    cancelAnimationFrame(request);
    watcher.disconnect();
    document.removeEventListener('visibilitychange', decide);
  };
}
