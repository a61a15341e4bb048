/** Squares and moves of one file together. A few lines can stand for millions of them. */
export const LARGEST_COLLECTION = 4_000_000;
