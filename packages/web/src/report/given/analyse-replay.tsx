/** In place of the client's: the analysis needs its own page of the client. */
export const AnalyseReplay = (): null => null;
