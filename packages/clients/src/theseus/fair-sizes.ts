/** Fair boards of these sizes are found quickly; the tables of larger ones take too long to wait for. */
export const FAIR_SIZES = [7, 9, 11] as const;
