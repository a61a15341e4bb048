/** A player of Theseus and the Minotaur: the shortest way to a supply, or to Theseus. */
import { findWay, play, type Turn, type View } from './dedalo.ts';

/** Up, right, down, left. */
const DICE = ['1', '3', '5', '7'];
const THESEUS = 0;

export class Player {
  choose({ view, legal, seat, random }: Turn): string {
    const way = seat === THESEUS ? wayOfTheseus(view) : wayOfMinotaur(view);
    return way[0] ?? random.pick(legal);
  }
}

/** To the nearest supply, past the tiles that the Minotaur can reach. Change this: is that far enough away? */
function wayOfTheseus(view: View): string[] {
  const danger = [view.minotaur, ...steps(view, view.minotaur).map(([, to]) => to)];
  return findWay(
    view.theseus,
    (tile) => steps(view, tile).filter(([, to]) => !danger.includes(to)),
    (tile) => view.supplies.includes(tile),
  );
}

/** Straight to Theseus. Change this: where will he go next? */
function wayOfMinotaur(view: View): string[] {
  return findWay(
    view.minotaur,
    (tile) => steps(view, tile),
    (tile) => tile === view.theseus,
  );
}

/** Every die with the tile that it leads to. In `walls`, 1 is a wall above, 2 right, 4 below, 8 left. */
function steps({ size, walls }: View, tile: number): [string, number][] {
  const found: [string, number][] = [];
  for (const [way, step] of [size, 1, -size, -1].entries()) {
    if (((walls[tile] >> way) & 1) === 0) found.push([DICE[way], tile + step]);
  }
  return found;
}

if (import.meta.main) await play('my-bot', () => new Player());
