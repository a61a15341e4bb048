import fc from 'fast-check';
import { parseBoard } from '../../src/board-text.ts';
import type { Collection, LevelEntry, Moves, SavedGame } from '../../src/formats/collection.ts';
import type { Level } from '../../src/level.ts';

/** Any board with a player and as many boxes as goals, closed or not. */
export const levels: fc.Arbitrary<Level> = fc
  .tuple(fc.integer({ min: 3, max: 7 }), fc.integer({ min: 3, max: 6 }))
  .chain(([width, height]) => {
    const squares = fc.array(fc.constantFrom<string[]>(' ', ' ', ' ', '#', '#', '*'), {
      minLength: width * height,
      maxLength: width * height,
    });
    const spots = fc.uniqueArray(fc.nat(width * height - 1), { minLength: 3, maxLength: 3 });
    return fc.tuple(squares, spots).map(([drawn, [player, box, goal]]) => {
      const symbols = [...drawn];
      symbols[player!] = '@';
      symbols[box!] = '$';
      symbols[goal!] = '.';
      const rows = Array.from({ length: height }, (_, y) => symbols.slice(y * width, (y + 1) * width).join(''));
      const level = parseBoard(rows);
      if (!level.ok) throw new Error(level.error.code);
      return level.value;
    });
  });

/** Lines that mean something else in one place or another. */
const TRAPS = [
  'udlr',
  'Dud',
  'R',
  '3r2(ud)',
  '[]',
  '*',
  '#####',
  '#@$.#',
  '#@x.#',
  '5#|#@$.#|5#',
  '-----',
  '- - -',
  '====',
  '...',
  '@',
  'P.B.',
  '44',
  'Title: of another',
  'Author: nobody',
  'Authors: two',
  'Collection: none',
  'Comment:',
  'Comment: one line',
  'Comment-End:',
  'Solution name: x',
  'View: mirrored',
  'Solution',
  'Snapshot 3',
  "'quoted'",
  '; remark',
  ';',
  ':: for the editor',
  '<SokobanLevels>',
  '  indented',
  '  ; indented',
  'a title: with a colon',
];

const said = fc.oneof(
  fc.constantFrom(...TRAPS),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.lorem({ maxCount: 3 }),
);
const lines = said.map((text) => text.replaceAll(/[\r\n]/g, ' ').trimEnd());
const names = lines.map((line) => line.trim()).filter((name) => name !== '');

const notes = fc.array(fc.oneof({ weight: 3, arbitrary: lines }, fc.constant('')), { maxLength: 4 }).map((all) => {
  const from = all.findIndex((line) => line !== '');
  return from === -1 ? [] : all.slice(from, all.findLastIndex((line) => line !== '') + 1);
});

const steps = fc.string({ unit: fc.constantFrom(...'udlrUDLR'), minLength: 1, maxLength: 40 });
const jumps = fc.string({ unit: fc.constantFrom(...'udlr'), maxLength: 40 }).map((letters) => `[${letters}]`);

/** Moves with jumps, and perhaps a position that is not inside one. */
export const allMoves: fc.Arbitrary<Moves> = fc
  .tuple(fc.array(fc.oneof(steps, steps, jumps), { minLength: 1, maxLength: 6 }), fc.option(fc.nat()))
  .map(([parts, n]) => {
    const letters = parts.join('');
    if (n === null) return { letters };
    const played = parts.slice(0, n % (parts.length + 1)).join('').length;
    return { letters, played };
  });

const shortMoves = fc.constantFrom('rd', 'Dud', 'r', 'R', 'ullu').map((letters): Moves => ({ letters }));

const games: fc.Arbitrary<SavedGame> = fc.record(
  { title: names, moves: fc.oneof(allMoves, shortMoves), notes },
  { requiredKeys: ['moves', 'notes'] },
);

const entries: fc.Arbitrary<LevelEntry> = fc.record(
  {
    level: levels,
    line: fc.constant(1),
    title: names,
    author: names,
    notes,
    games: fc.array(games, { maxLength: 3 }),
  },
  { requiredKeys: ['level', 'line', 'notes', 'games'] },
);

export const collections: fc.Arbitrary<Collection> = fc.record(
  { title: names, author: names, notes, entries: fc.array(entries, { minLength: 1, maxLength: 4 }) },
  { requiredKeys: ['notes', 'entries'] },
);
