/** Even boards of these sizes are found in a moment. */
export const FAIR_SIZES = [7, 9, 11] as const;
