/**
 * For `touchmove` on elements that are swiped or dragged over. `touch-action: none` stops the scrolling but not the
 * fling: Chromium takes a tap in the second after a quick swipe for the end of a fling, and sends no click
 * (issues.chromium.org/issues/40727033).
 */
export const preventFling = (event: TouchEvent): void => event.preventDefault();
