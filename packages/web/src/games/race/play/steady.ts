import { TICKS_A_SECOND } from '@dedalo/race';

const TICK_MS: number = 1000 / TICKS_A_SECOND;
/** Screens that show 60 frames a second are told late or early by so much. */
const TREMBLE_MS = 3;
const MOST_TICKS = 4;

/**
 * The time of a frame as it was meant: on a screen of 60 frames a second every frame is one tick, though its time is told
 * a little late or early; without this some frames would bring no tick and others two, and runners would tremble.
 */
export function steady(milliseconds: number): number {
  const ticks = Math.round(milliseconds / TICK_MS);
  const isMeant = ticks >= 1 && ticks <= MOST_TICKS && Math.abs(milliseconds - ticks * TICK_MS) <= TREMBLE_MS;
  return isMeant ? ticks * TICK_MS : milliseconds;
}
