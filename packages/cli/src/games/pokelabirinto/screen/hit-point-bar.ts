import type { Surface } from '../../../terminal/surface.ts';

/** With one hit point left some of the bar is still visible. */
export function drawBar(
  surface: Surface,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  { share, isAscii }: { readonly share: number; readonly isAscii: boolean },
): void {
  const full = share === 0 ? 0 : Math.max(1, Math.round(share * width));
  const [is, was] = isAscii ? ['#', '.'] : ['█', '░'];
  surface.put(x, y, is!.repeat(full), share > 1 / 3 ? 'good' : 'bad');
  surface.put(x + full, y, was!.repeat(Math.max(0, width - full)), 'faint');
}
