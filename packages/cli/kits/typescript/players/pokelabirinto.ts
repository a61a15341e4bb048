/** A player of PokéLabirinto: the shortest way out, and the strongest attack on whoever is in the way. */
import { best, findWay, play, type Turn, type View } from './dedalo.ts';

/** Up, left, down, right. */
const WAYS: [letter: string, down: number, right: number][] = [
  ['W', -1, 0],
  ['A', 0, -1],
  ['S', 1, 0],
  ['D', 0, 1],
];

export class Player {
  choose({ view, legal, random }: Turn): string {
    // Change this: "T" turns back. Who is too strong?
    if (view.phase.name === 'meeting') return 'C';
    if (view.phase.name === 'fighting') return best(legal, (action) => mostDamage(view, action));
    return wayOut(view)[0] ?? random.pick(legal);
  }
}

/** Change this: what does the stronger attack cost? */
function mostDamage(view: View, attack: string): number {
  return view.species[view.creature].attacks[Number(attack) - 1].mostDamage;
}

/** To the exit; in the fog, to what has not been seen yet. */
function wayOut(view: View): string[] {
  const wanted = view.cells.some((row) => row.includes('U')) ? 'U' : '?';
  return findWay(
    view.hero.at,
    (cell) => steps(view, cell),
    (cell) => sign(view, cell) === wanted,
  );
}

function sign({ cells, columns }: View, cell: number): string {
  return cells[Math.floor(cell / columns)][cell % columns];
}

/** Every way that no wall bars, with the cell that it leads to. */
function steps(view: View, cell: number): [string, number][] {
  const found: [string, number][] = [];
  for (const [letter, down, right] of WAYS) {
    const [row, column] = [Math.floor(cell / view.columns) + down, (cell % view.columns) + right];
    if (row < 0 || row >= view.rows || column < 0 || column >= view.columns) continue;
    const to = row * view.columns + column;
    if (!'#E'.includes(sign(view, to))) found.push([letter, to]);
  }
  return found;
}

if (import.meta.main) await play('my-bot', () => new Player());
