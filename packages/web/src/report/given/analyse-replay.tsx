/** In place of the client's: exact play needs the page of the client that shows it. */
export const AnalyseReplay = (): null => null;
