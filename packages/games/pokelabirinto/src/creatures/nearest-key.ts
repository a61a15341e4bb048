/** Nobody misspells a key into something longer. */
const LONGEST = 24;

/** The known key that was probably meant, if one is near enough. */
export function nearestKey(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined;
  const lower = word.toLowerCase();
  const [best] = known
    .map((key) => ({ key, distance: distanceOf(lower, key) }))
    .sort((one, other) => one.distance - other.distance);
  return best && best.distance <= Math.max(1, Math.floor(best.key.length / 3)) ? best.key : undefined;
}

/** How many letters must be changed, added or left out to get from one word to the other (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const letter of one) {
    const above = row;
    row = [above[0]! + 1];
    for (let column = 1; column <= other.length; column++) {
      const change = letter === other[column - 1] ? 0 : 1;
      row.push(Math.min(above[column]! + 1, row[column - 1]! + 1, above[column - 1]! + change));
    }
  }
  return row[other.length]!;
}
