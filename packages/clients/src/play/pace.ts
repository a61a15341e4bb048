/** How fast a client shows events, in milliseconds. */
export interface Pace {
  /** How long one action is shown. */
  readonly glideMs: number;
  /** How long each action of a group is shown, and how long the next one waits. */
  stepMs(actions: number): number;
}

/** For people who want no motion: everything appears at once. */
export const AT_ONCE: Pace = { glideMs: 0, stepMs: () => 0 };
