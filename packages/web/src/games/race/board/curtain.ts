import type { Transition } from '@dedalo/race';

/** Ticks in which one map fades out, and the next one in (R49). */
const FADE_TICKS = 30;
/** The whole change, with the level's name in between. */
const CHANGE_TICKS: Readonly<Record<Transition['to'], number>> = { map: 60, level: 150 };

export interface Curtain {
  /** Whether what was left is still to be seen. */
  readonly isOld: boolean;
  /** From 0, nothing is seen, to 1. */
  readonly opacity: number;
}

/** How much is seen while a map or a level is changed; who does not want things to fade sees the next one at once. */
export function curtainOf(transition: Transition | null, isCalm: boolean): Curtain {
  if (!transition || isCalm) return { isOld: false, opacity: 1 };
  const gone = CHANGE_TICKS[transition.to] - transition.left;
  if (gone < FADE_TICKS) return { isOld: true, opacity: 1 - gone / FADE_TICKS };
  return { isOld: false, opacity: Math.max(0, 1 - transition.left / FADE_TICKS) };
}
