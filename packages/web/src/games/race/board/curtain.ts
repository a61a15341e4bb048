import type { Transition } from '@dedalo/race';

/** Ticks in which one map fades out, and the next one in (R49). */
const FADE_TICKS = 30;
/** The whole change, with the level's name in between. */
const CHANGE_TICKS: Readonly<Record<Transition['to'], number>> = { map: 60, level: 150 };

export interface Curtain {
  /** Whether the old map is still visible. */
  readonly isOld: boolean;
  /** From 0, invisible, to 1. */
  readonly opacity: number;
}

/** How visible the race is while a map or a level changes; without fading the next one appears at once. */
export function curtainOf(transition: Transition | null, isCalm: boolean): Curtain {
  if (!transition || isCalm) return { isOld: false, opacity: 1 };
  const gone = CHANGE_TICKS[transition.to] - transition.left;
  if (gone < FADE_TICKS) return { isOld: true, opacity: 1 - gone / FADE_TICKS };
  return { isOld: false, opacity: Math.max(0, 1 - transition.left / FADE_TICKS) };
}
