/** The Amiga's clock (PAL): samples a second at a period of 1. */
const CLOCK = 7_093_789.2 / 2;
/** The period of the lowest note; slides go no further than this and the highest. */
export const LONGEST_PERIOD = 856;
export const SHORTEST_PERIOD = 113;
const SEMITONES = 12;
const FINE = 8;

/** Samples a second. */
export const rateOf = (period: number): number => CLOCK / period;

/** This many semitones higher. */
export const raised = (period: number, semitones: number): number => period * 2 ** (-semitones / SEMITONES);

/** Notes are written as for samples without a finetune. */
export const tuned = (period: number, finetune: number): number =>
  finetune === 0 ? period : Math.round(raised(period, finetune / FINE));

export const within = (period: number): number => Math.max(SHORTEST_PERIOD, Math.min(LONGEST_PERIOD, period));
