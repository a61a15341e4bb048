/** The seats of people. Bots have names of their own; a game for one is a person's. */
export const peopleOf = (names: readonly string[]): number[] =>
  names.flatMap((name, seat) => (names.length === 1 || /player$/i.test(name) ? [seat] : []));
