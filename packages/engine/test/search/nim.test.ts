import { expect, test } from 'vitest';
import { AlphaBeta, type SearchModel, solveGraph, StateNumbers } from '../../src/index.ts';
import { finished } from './support/portions.ts';

interface Heaps {
  readonly heaps: readonly number[];
  readonly turn: 0 | 1;
}

/** In turn, take as many as you like from one heap; who takes the last one wins. */
const nim: SearchModel<Heaps, { readonly heap: number; readonly left: number }> = {
  turn: ({ heaps, turn }) => (heaps.every((heap) => heap === 0) ? 'over' : turn),
  actions: ({ heaps }) => heaps.flatMap((size, heap) => Array.from({ length: size }, (_, left) => ({ heap, left }))),
  play: ({ heaps, turn }, { heap, left }) => ({ heaps: heaps.with(heap, left), turn: turn === 0 ? 1 : 0 }),
  value: ({ turn }, seat) => (seat === turn ? -1 : 1),
  key: ({ heaps, turn }) => `${turn} ${heaps.join()}`,
};

const sumOf = (heaps: readonly number[]): number => heaps.reduce((sum, heap) => sum ^ heap, 0);

// Bouton, “Nim, a game with a complete mathematical theory”, Annals of Mathematics 3, 1901.
test('who moves wins exactly where the nim-sum is not 0, and moves to where it is', () => {
  for (let a = 0; a <= 3; a++) {
    for (let b = a; b <= 4; b++) {
      for (let c = Math.max(b, 1); c <= 4; c++) {
        const heaps = [a, b, c];
        const { value, best, isExact } = finished(new AlphaBeta(nim, { heaps, turn: 1 }));
        const isWon = sumOf(heaps) !== 0;
        expect({ value, isExact }, heaps.join()).toEqual({ value: isWon ? 1 : -1, isExact: true });
        expect(isWon ? sumOf(heaps.with(best!.heap, best!.left)) : 0).toBe(0);
      }
    }
  }
});

test('retrograde analysis says the same of every position', () => {
  const numbers = new StateNumbers(nim, { heaps: [3, 4, 5], turn: 0 });
  numbers.advance(Infinity);
  const solution = solveGraph(numbers.gameGraph());
  for (const [number, { heaps, turn }] of numbers.states.entries()) {
    expect(solution.value(number), heaps.join()).toBe((sumOf(heaps) !== 0) === (turn === 0) ? 1 : -1);
  }
});
