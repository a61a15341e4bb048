/**
 * A largest matching of a graph, by Edmonds' blossoms (Paths, Trees, and Flowers, 1965) in the form with a base for
 * every vertex, O(n³): `mate[v]` is whom v is matched with, or -1.
 */
export function largestMatching(size: number, hasEdge: (a: number, b: number) => boolean): number[] {
  const mate = Array.from({ length: size }, () => -1);
  for (let root = 0; root < size; root++) {
    if (mate[root] !== -1) continue;
    const found = augmentingPath(root, mate, hasEdge);
    if (!found) continue;
    let { end } = found;
    while (end !== -1) {
      const before = found.parent[end]!;
      const next = mate[before]!;
      mate[end] = before;
      mate[before] = end;
      end = next;
    }
  }
  return mate;
}

interface Path {
  readonly end: number;
  readonly parent: readonly number[];
}

/** A path from the root on which taking turns makes one pair more; the parents lead back along it. */
function augmentingPath(
  root: number,
  mate: readonly number[],
  hasEdge: (a: number, b: number) => boolean,
): Path | undefined {
  const size = mate.length;
  const base = Array.from({ length: size }, (_, vertex) => vertex);
  const parent = Array.from({ length: size }, () => -1);
  const isReached = Array.from({ length: size }, () => false);
  isReached[root] = true;
  const queue = [root];

  const commonBase = (a: number, b: number): number => {
    const seen = new Set<number>();
    for (let vertex = base[a]!; ; vertex = base[parent[mate[vertex]!]!]!) {
      seen.add(vertex);
      if (mate[vertex] === -1) break;
    }
    let vertex = base[b]!;
    while (!seen.has(vertex)) vertex = base[parent[mate[vertex]!]!]!;
    return vertex;
  };

  const markBlossom = (blossom: Set<number>, stem: number, edge: readonly [number, number]): void => {
    let [vertex, below] = edge;
    while (base[vertex] !== stem) {
      blossom.add(base[vertex]!).add(base[mate[vertex]!]!);
      parent[vertex] = below;
      below = mate[vertex]!;
      vertex = parent[below]!;
    }
  };

  for (let head = 0; head < queue.length; head++) {
    const from = queue[head]!;
    for (let to = 0; to < size; to++) {
      if (to === from || base[from] === base[to] || mate[from] === to || !hasEdge(from, to)) continue;
      const isOuter = to === root || (mate[to] !== -1 && parent[mate[to]!] !== -1);
      if (isOuter) {
        const stem = commonBase(from, to);
        const blossom = new Set<number>();
        markBlossom(blossom, stem, [from, to]);
        markBlossom(blossom, stem, [to, from]);
        for (let vertex = 0; vertex < size; vertex++) {
          if (!blossom.has(base[vertex]!)) continue;
          base[vertex] = stem;
          if (isReached[vertex]) continue;
          isReached[vertex] = true;
          queue.push(vertex);
        }
      } else if (parent[to] === -1) {
        parent[to] = from;
        if (mate[to] === -1) return { end: to, parent };
        isReached[mate[to]!] = true;
        queue.push(mate[to]!);
      }
    }
  }
  return undefined;
}

/** Whether all of these can be paired. */
export function canPairAll(players: readonly number[], mayMeet: (a: number, b: number) => boolean): boolean {
  if (players.length % 2 === 1) return false;
  return !largestMatching(players.length, (a, b) => mayMeet(players[a]!, players[b]!)).includes(-1);
}
