/** A player of the logic mazes: it thinks through all positions of Theseus and the Minotaur. */
import { findWay, play } from './dedalo.js';

/** Up, right, down, left, wait. */
const LETTERS = ['u', 'r', 'd', 'l', 'w'];
const [UP, RIGHT, DOWN, LEFT, WAIT] = [0, 1, 2, 3, 4];

export class Player {
  choose({ view }) {
    const start = [view.theseus, view.minotaur];
    const way = findWay(
      start,
      (position) => moves(view, position),
      ([theseus]) => theseus === view.exit,
    );
    return way[0] ?? 'w';
  }
}

/** Every move after which Theseus is still free, with where both stand then. */
function moves(view, [theseus, minotaur]) {
  const found = [];
  for (const [way, letter] of LETTERS.entries()) {
    const to = way === WAIT ? theseus : step(view, theseus, way);
    if (to === null || to === minotaur) continue;
    const hunter = to === view.exit ? minotaur : minotaurStep(view, minotaurStep(view, minotaur, to), to);
    if (hunter !== to) found.push([letter, [to, hunter]]);
  }
  return found;
}

/** The next square that way, or null where a wall is. */
function step({ doors, width }, square, way) {
  const isOpen = ((doors[square] >> way) & 1) === 1;
  return isOpen ? square + [-width, 1, width, -1][way] : null;
}

/** Sideways if that brings it closer, else up or down if that does. */
function minotaurStep(view, minotaur, theseus) {
  const [column, wanted] = [minotaur % view.width, theseus % view.width];
  const [row, wantedRow] = [Math.floor(minotaur / view.width), Math.floor(theseus / view.width)];
  const sideways = column === wanted ? null : step(view, minotaur, column < wanted ? RIGHT : LEFT);
  if (sideways !== null || row === wantedRow) return sideways ?? minotaur;
  return step(view, minotaur, row < wantedRow ? DOWN : UP) ?? minotaur;
}

if (import.meta.main) await play('my-bot', () => new Player());
