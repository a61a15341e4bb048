/** The seats of people: bots are called by their words, people are players, and nobody but a person plays alone. */
export const peopleOf = (names: readonly string[]): number[] =>
  names.flatMap((name, seat) => (names.length === 1 || /player$/i.test(name) ? [seat] : []));
