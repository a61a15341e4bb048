/** Even boards of these sizes are found in a moment; the tables of larger ones take longer than somebody waits for. */
export const FAIR_SIZES = [7, 9, 11] as const;
