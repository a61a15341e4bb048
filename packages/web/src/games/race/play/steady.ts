import { TICKS_A_SECOND } from '@dedalo/race';

const TICK_MS: number = 1000 / TICKS_A_SECOND;
/** On screens with 60 frames a second, frame times are early or late by this much. */
const TREMBLE_MS = 3;
const MOST_TICKS = 4;

/**
 * The intended time of a frame: on a screen with 60 frames a second every frame is one tick, though its time is
 * slightly early or late. Without this some frames would bring no tick and others two, and runners would jerk.
 */
export function steady(milliseconds: number): number {
  const ticks = Math.round(milliseconds / TICK_MS);
  const isMeant = ticks >= 1 && ticks <= MOST_TICKS && Math.abs(milliseconds - ticks * TICK_MS) <= TREMBLE_MS;
  return isMeant ? ticks * TICK_MS : milliseconds;
}
