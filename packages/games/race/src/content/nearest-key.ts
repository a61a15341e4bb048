/** Nobody misspells a key into something longer. */
const LONGEST = 40;

/** The known key that was probably meant, if one is near enough. */
export function nearestKey(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined;
  const lower = word.toLowerCase();
  let best: { readonly key: string; readonly distance: number } | undefined;
  for (const key of known) {
    if (key.length > LONGEST) continue;
    const distance = distanceOf(lower, key.toLowerCase());
    if (distance <= Math.max(1, Math.floor(key.length / 3)) && (!best || distance < best.distance)) {
      best = { key, distance };
    }
  }
  return best?.key;
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
