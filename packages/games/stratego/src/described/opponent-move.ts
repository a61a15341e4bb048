import { armyOf, type Armies, otherSeat, soldierAt } from '../armies.ts';
import { DIRECTIONS, SIDE } from '../board.ts';
import { type Move, targetOf } from '../moving.ts';
import { fight, type Piece, RANK_OF } from '../pieces.ts';
import type { Event, SeenSoldier, View } from '../state.ts';
import { follow } from '../view.ts';

/** Something that was played, as its events have it. */
export interface Played {
  readonly move: Move;
  readonly events: readonly Event[];
  /** Who met whom, where somebody did. */
  readonly met: { readonly attacker: Piece; readonly defender: Piece } | null;
}

/** What a move of whose turn it is was, once the cards that it showed are known. */
export function playedMove(before: View, move: Move, armies: Armies<SeenSoldier>): Played {
  const seat = before.turn!;
  const other = otherSeat(seat);
  const to = targetOf(seat, move)!;
  const { from, direction, steps } = move;
  const moved: Event = { type: 'moved', seat, from, to, direction, steps };
  const cardOf = (of: number, soldier: SeenSoldier | undefined): Piece | null | undefined =>
    soldier && armyOf(armies, of).find(({ id }) => id === soldier.id)?.piece;
  const attacker = cardOf(seat, soldierAt(armyOf(before.armies, seat), from));
  const defender = cardOf(other, soldierAt(armyOf(before.armies, other), to));
  if (!attacker || !defender) return { move, events: [moved], met: null };
  const result = fight(RANK_OF[attacker], RANK_OF[defender]);
  const fought: Event = { type: 'fought', seat, at: to, attacker, defender, result };
  return { move, events: [moved, fought], met: { attacker, defender } };
}

/**
 * What was moved between two views: that of whoever has gone on since, in the way that leads from the one to the other.
 * Where an attacker fell and it is not seen before whom, nothing that lasts tells the ways apart, and the first is taken.
 */
export function moveBetween(before: View, after: View): Played | undefined {
  const seat = before.turn!;
  const mover = armyOf(after.armies, seat).find(
    ({ trail }, index) => trail.join() !== armyOf(before.armies, seat)[index]!.trail.join(),
  );
  const from = mover?.trail.at(-1);
  if (from === undefined) return undefined;
  return DIRECTIONS.flatMap((direction) =>
    Array.from({ length: SIDE - 1 }, (_, step): Move => ({ type: 'move', from, direction, steps: step + 1 })),
  )
    .filter((move) => targetOf(seat, move) !== undefined)
    .map((move) => playedMove(before, move, after.armies))
    .find(({ events }) => isSame(events.reduce(follow, before).armies, after.armies));
}

const isSame = (some: Armies<SeenSoldier>, others: Armies<SeenSoldier>): boolean => signOf(some) === signOf(others);

const signOf = (armies: Armies<SeenSoldier>): string =>
  armies
    .flatMap((army) =>
      army.map(({ id, piece, at, hasMoved, hasRun, isShown, trail }) =>
        [id, piece, at, hasMoved, hasRun, isShown, ...trail].join(),
      ),
    )
    .join(';');
