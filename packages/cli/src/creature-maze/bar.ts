import type { Surface } from '../terminal/surface.ts';
import type { Role } from '../terminal/theme.ts';

interface Filled {
  /** Of 1. */
  readonly share: number;
  readonly isAscii: boolean;
  /** Left out, it says how well somebody is. */
  readonly role?: Role;
}

/** With one hit point left some of the bar is still visible. */
export function drawBar(
  surface: Surface,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  { share, isAscii, role = share > 1 / 3 ? 'good' : 'bad' }: Filled,
): void {
  const full = share === 0 ? 0 : Math.max(1, Math.round(share * width));
  const [is, was] = isAscii ? ['#', '.'] : ['█', '░'];
  surface.put(x, y, is!.repeat(full), role);
  surface.put(x + full, y, was!.repeat(Math.max(0, width - full)), 'faint');
}
