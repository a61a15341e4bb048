import { MOVES, WAIT } from '../move.ts';
import { ESCAPE, type StateGraph } from './state-graph.ts';

const WIDTH = MOVES.length;

/** From which no escape is possible. */
export const NEVER = 0;

/** For every position of a graph the least number of moves to the exit, the last one counted, or `NEVER`. */
export function movesToExit({ next, size }: StateGraph): Int32Array {
  const moves = new Int32Array(size);
  const queue = new Int32Array(size);
  let found = 0;
  for (let position = 0; position < size; position++) {
    for (let move = 0; move < WIDTH; move++) {
      if (next[position * WIDTH + move] !== ESCAPE || moves[position] !== NEVER) continue;
      moves[position] = 1;
      queue[found++] = position;
    }
  }
  const { first, sources } = sourcesOf(next, size);
  for (let done = 0; done < found; done++) {
    const position = queue[done]!;
    for (let at = first[position]!; at < first[position + 1]!; at++) {
      const source = sources[at]!;
      if (moves[source] !== NEVER) continue;
      moves[source] = moves[position]! + 1;
      queue[found++] = source;
    }
  }
  return moves;
}

/** From where each position is reached: for position i, `sources` from `first[i]` up to `first[i + 1]`. */
function sourcesOf(next: Int32Array, size: number): { first: Int32Array; sources: Int32Array } {
  const first = new Int32Array(size + 2);
  for (let at = 0; at < size * WIDTH; at++) if (next[at]! >= 0) first[next[at]! + 2]!++;
  for (let position = 2; position <= size + 1; position++) first[position]! += first[position - 1]!;
  const sources = new Int32Array(first[size + 1]!);
  for (let at = 0; at < size * WIDTH; at++) {
    if (next[at]! >= 0) sources[first[next[at]! + 1]!++] = Math.floor(at / WIDTH);
  }
  return { first, sources };
}

/** How many waits there are at least in any escape from the first position; undefined if there is no escape. */
export function leastWaits({ next, size }: StateGraph): number | undefined {
  const isSeen = new Uint8Array(size);
  let wave = [0];
  for (let waits = 0; wave.length > 0; waits++) {
    const reached = wave.filter((position) => isSeen[position] === 0);
    for (const position of reached) isSeen[position] = 1;
    for (const position of reached) {
      for (let move = 0; move < WAIT; move++) {
        const to = next[position * WIDTH + move]!;
        if (to === ESCAPE) return waits;
        if (to < 0 || isSeen[to] === 1) continue;
        isSeen[to] = 1;
        reached.push(to);
      }
    }
    wave = reached.map((position) => next[position * WIDTH + WAIT]!).filter((to) => to >= 0 && isSeen[to] === 0);
  }
  return undefined;
}
