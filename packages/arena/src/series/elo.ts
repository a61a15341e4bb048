/** What somebody stronger by so many Elo scores on average, from 0 to 1: the logistic curve that Elo is defined by. */
export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The Elo difference behind a score; infinite at 0 and 1. */
export const eloOfScore = (score: number): number => 400 * Math.log10(score / (1 - score));
