/** How a client shows what happens, in milliseconds. */
export interface Pace {
  /** How long the eye follows one action. */
  readonly glideMs: number;
  /** How long it follows each of so many actions that were asked for at once, and how long the next one waits. */
  stepMs(actions: number): number;
}

/** For whoever wants no motion: everything is there at once. */
export const AT_ONCE: Pace = { glideMs: 0, stepMs: () => 0 };
