import { counted } from '../counted.ts';

const moves = counted('en', { one: '# move', other: '# moves' });
const pushes = counted('en', { one: '# push', other: '# pushes' });
const positions = counted('en', { one: '# position', other: '# positions' });

/** Hints, solutions that are searched for, and solutions that get shorter. */
export const guide = {
  ways: { north: 'up', east: 'to the right', south: 'down', west: 'to the left' },
  push: (what: { readonly place: string; readonly way: string; readonly count: number }) =>
    `Push the box at ${what.place} ${what.way}. ${pushes(what.count)} to the end.`,
  searching: (what: {
    readonly nodes: number;
    readonly best: number;
    readonly of: number;
    readonly megabytes: string;
  }) =>
    `Searching for a solution: ${positions(what.nodes)}, ${what.best} of ${what.of} on goals, ${what.megabytes} MB.`,
  unsolvable: 'This can no longer be solved: every way on has been tried. Undo goes back.',
  memoryFull: 'No solution was found with the memory that a search may use here.',
  failed: 'The search could not be started.',
  onlyForward: 'Hints are for forward play, where boxes are pushed.',
  solution: (what: { readonly moves: number; readonly pushes: number }) =>
    `A solution from here, with ${moves(what.moves)} and ${pushes(what.pushes)}:`,
  hint: ['hint', 'show the next push, and what this level teaches'],
  watchFromHere: 'Solve and watch',
  shorten: {
    title: 'Shorten my solution',
    by: { moves: 'Fewer moves', pushes: 'Fewer pushes' },
    counts: (what: { readonly moves: number; readonly pushes: number }) =>
      `${moves(what.moves)}, ${pushes(what.pushes)}`,
    before: 'yours',
    now: 'shortened',
    working: 'Looking for a shorter way…',
    done: 'It does not get any shorter this way.',
    none: 'There is nothing to shorten before this level is solved.',
    shortest: 'Your solution is as short as can be: it has the fewest moves and the fewest pushes possible.',
    keep: 'Keep it',
    kept: 'Kept among the solutions of this level. Your own best stays yours.',
    watch: 'Watch it',
    copy: 'Copy its moves',
    save: 'Save it as a replay',
  },
} as const;
