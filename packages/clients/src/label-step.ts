const DECADE = [1, 2, 5];

/** Every how many squares there is room for the name of a row or column: 1, 2, 5, 10, 20 … */
export function labelStep(square: number, label: number): number {
  for (let decade = 1; ; decade *= 10) {
    const step = DECADE.map((times) => times * decade).find((found) => found * square >= label);
    if (step !== undefined) return step;
  }
}
