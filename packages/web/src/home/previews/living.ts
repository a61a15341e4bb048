/** Calls `frame` with the seconds since the last one while the element is seen; the answer ends it. */
export function whileSeen(element: Element, frame: (seconds: number) => void): () => void {
  let request = 0;
  let before = 0;
  let isSeen = false;
  const tick = (now: number): void => {
    // After a pause nothing is made up for.
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
