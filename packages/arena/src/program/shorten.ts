const MOST = 200;

/** As much of a line as people are shown. */
export const shorten = (line: string): string => (line.length <= MOST ? line : line.slice(0, MOST));
