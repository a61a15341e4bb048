/** The colours of a maze and the letters on it, as the theme has them. */
export interface Palette {
  readonly wall: string;
  readonly floor: string;
  readonly seen: string;
  readonly path: string;
  readonly head: string;
  readonly entrance: string;
  readonly exit: string;
  readonly letters: string;
}

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    wall: token('--maze-wall'),
    floor: token('--maze-floor'),
    seen: token('--maze-seen'),
    path: token('--maze-path'),
    head: token('--maze-head'),
    entrance: token('--maze-entrance'),
    exit: token('--maze-exit'),
    letters: token('--sans'),
  };
}
