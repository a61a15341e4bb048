import type { LevelOrigin } from './session.ts';

/** The fewest moves and the fewest pushes of the solutions that came with a level; undefined where none did. */
export function fewestKnown({
  source,
  number,
}: LevelOrigin): { readonly moves: number; readonly pushes: number } | undefined {
  const { games } = source.collection.entries[number - 1]!;
  const solutions = games.flatMap(({ moves }) => {
    const letters = moves.letters;
    return /^[udlr]+$/i.test(letters)
      ? [{ moves: letters.length, pushes: letters.replaceAll(/[a-z]/g, '').length }]
      : [];
  });
  if (solutions.length === 0) return undefined;
  return {
    moves: Math.min(...solutions.map(({ moves }) => moves)),
    pushes: Math.min(...solutions.map(({ pushes }) => pushes)),
  };
}
