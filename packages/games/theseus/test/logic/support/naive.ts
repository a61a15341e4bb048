/**
 * The game played on its drawing, by somebody who knows nothing of levels, graphs and steps: positions are places in
 * the text, walls are characters. And a solver that tries everything until nothing changes any more.
 */
interface Place {
  readonly row: number;
  readonly column: number;
}

const PITCH = 4;
const WAYS = { u: [-1, 0], r: [0, 1], d: [1, 0], l: [0, -1], w: [0, 0] } as const;
type Letter = keyof typeof WAYS;
const LETTERS = Object.keys(WAYS) as Letter[];

function find(rows: readonly string[], letter: string): Place {
  const line = rows.findIndex((row) => row.includes(letter));
  return { row: (line - 1) / 2, column: Math.floor((rows[line]!.indexOf(letter) - 1) / PITCH) };
}

/** One step on the drawing; undefined into a wall. */
function step(
  rows: readonly string[],
  { row, column }: Place,
  [down, right]: readonly [number, number],
): Place | undefined {
  const line = 2 * row + 1 + down;
  const at = PITCH * column + PITCH / 2 + (right * PITCH) / 2;
  return down + right !== 0 && '|-'.includes(rows[line]![at]!)
    ? undefined
    : { row: row + down, column: column + right };
}

const isSame = (a: Place, b: Place): boolean => a.row === b.row && a.column === b.column;
const away = (a: Place, b: Place): number => Math.abs(a.row - b.row) + Math.abs(a.column - b.column);

function hunt(rows: readonly string[], minotaur: Place, theseus: Place): Place {
  for (const letter of ['l', 'r', 'u', 'd'] as const) {
    const next = step(rows, minotaur, WAYS[letter]);
    if (next && away(next, theseus) < away(minotaur, theseus)) return next;
  }
  return minotaur;
}

type Next = { readonly theseus: Place; readonly minotaur: Place } | 'escaped' | 'caught' | 'wall';

export function naivePlay(rows: readonly string[], pieces: { theseus: Place; minotaur: Place }, letter: Letter): Next {
  const theseus = step(rows, pieces.theseus, WAYS[letter]);
  if (!theseus) return 'wall';
  if (isSame(theseus, pieces.minotaur)) return 'caught';
  if (isSame(theseus, find(rows, 'E'))) return 'escaped';
  const first = hunt(rows, pieces.minotaur, theseus);
  if (isSame(first, theseus)) return 'caught';
  const minotaur = hunt(rows, first, theseus);
  return isSame(minotaur, theseus) ? 'caught' : { theseus, minotaur };
}

/** All that the solver says about a level, found out by brute force. */
export function naiveSolution(rows: readonly string[]) {
  const known = new Map<string, Next[]>();
  const waiting: Exclude<Next, string>[] = [{ theseus: find(rows, 'T'), minotaur: find(rows, 'M') }];
  const start = JSON.stringify(waiting[0]);
  for (let pieces = waiting.pop(); pieces; pieces = waiting.pop()) {
    if (known.has(JSON.stringify(pieces))) continue;
    const nexts = LETTERS.map((letter) => naivePlay(rows, pieces!, letter));
    known.set(JSON.stringify(pieces), nexts);
    for (const next of nexts) if (typeof next !== 'string') waiting.push(next);
  }
  const best = settle(known, () => 1);
  const alive = (next: Next): boolean => next === 'escaped' || best.has(JSON.stringify(next));
  const waits = settle(known, (letter) => (letter === 'w' ? 1 : 0));
  return {
    length: best.get(start),
    reachable: known.size,
    dead: known.size - best.size,
    forced: [...known.values()].filter((nexts) => nexts.filter(alive).length === 1).length,
    leastWaits: waits.get(start),
  };
}

/** The least cost of an escape from every position that has one: over and over again, until nothing gets cheaper. */
function settle(known: ReadonlyMap<string, readonly Next[]>, costOf: (letter: Letter) => number): Map<string, number> {
  const costs = new Map<string, number>();
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const [key, nexts] of known) {
      for (const [index, next] of nexts.entries()) {
        const rest = next === 'escaped' ? 0 : costs.get(JSON.stringify(next));
        if (rest === undefined) continue;
        const cost = rest + costOf(LETTERS[index]!);
        if (cost >= (costs.get(key) ?? Infinity)) continue;
        costs.set(key, cost);
        hasChanged = true;
      }
    }
  }
  return costs;
}
