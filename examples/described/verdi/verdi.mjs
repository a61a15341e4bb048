// Moves its scout forward and back in four cells, and waits for the others to make mistakes.
const LAYOUT = { FL: 0, FB: 1, SB: 10, MA: 34, GE: 35, FM: 20, SM: 21, FS: 38, SS: 39, SP: 33 };
const SCORES = { FL: 0, SP: 1, FS: 2, SS: 2, FM: 3, SM: 3, GE: 9, MA: 10 };
const LAKES = new Set([42, 43, 46, 47, 52, 53, 56, 57]);
const STEPS = [10, -10, 1, -1]; // forward, back, left, right, as Red sees them
const isBomb = (piece) => piece === 'FB' || piece === 'SB';

/** More than 0 where the attacker stays, less where the defender does, 0 where neither does. */
function fight(attacker, defender) {
  if (isBomb(defender)) return attacker === 'FM' || attacker === 'SM' ? 1 : -1;
  if (attacker === 'SP' && defender === 'MA') return 1;
  return SCORES[attacker] - SCORES[defender];
}

export class VerdiPlayer {
  start(isFirst) {
    this.isRed = isFirst;
    this.own = new Map();
    this.trails = new Map();
  }

  position(piece) {
    const cell = this.isRed ? LAYOUT[piece] : 99 - LAYOUT[piece];
    this.own.set(cell, piece);
    return [Math.floor(cell / 10), cell % 10];
  }

  viewPositions() {}

  move() {
    for (const [from, piece] of this.own) {
      for (const direction of piece === 'FL' || isBomb(piece) ? [] : [3, 4, 2, 1]) {
        const to = target(from, { direction, steps: 1, isRed: this.isRed });
        const trail = this.trails.get(piece) ?? [];
        if (to === -1 || LAKES.has(to) || this.own.has(to) || trail.includes(to)) continue;
        this.own.delete(from);
        this.own.set(to, piece);
        this.trails.set(piece, [...trail, from].slice(-2));
        this.met = { at: to, isAttacker: true };
        return [Math.floor(from / 10), from % 10, direction, 1];
      }
    }
    return null; // gives up
  }

  tellMove([row, column, direction, steps]) {
    this.met = { at: target(row * 10 + column, { direction, steps, isRed: !this.isRed }), isAttacker: false };
  }

  fight(piece) {
    const { at, isAttacker } = this.met;
    const mine = this.own.get(at);
    const result = isAttacker ? fight(mine, piece) : -fight(piece, mine);
    if (result <= 0) this.own.delete(at);
  }
}

function target(from, { direction, steps, isRed }) {
  const to = from + STEPS[direction - 1] * steps * (isRed ? 1 : -1);
  const isOnBoard = to >= 0 && to < 100 && (direction < 3 || Math.floor(to / 10) === Math.floor(from / 10));
  return isOnBoard ? to : -1;
}
