import type { Seat } from '@dedalo/engine';
import type { Cell } from './board.ts';
import { RULE_SETS } from './rule-set.ts';
import type { Config, Event, SeenSoldier } from './state.ts';

export type Armies<S> = readonly [readonly S[], readonly S[]];

export const otherSeat = (seat: Seat): Seat => 1 - seat;

export const armyOf = <S>(armies: Armies<S>, seat: Seat): readonly S[] => armies[seat as 0 | 1];

export const soldierAt = <S extends SeenSoldier>(army: readonly S[], cell: Cell): S | undefined =>
  army.find(({ at }) => at === cell);

const changed = <S extends SeenSoldier>(
  armies: Armies<S>,
  seat: Seat,
  change: { readonly of: (soldier: S) => boolean; readonly to: (soldier: S) => S },
): Armies<S> => {
  const army = armyOf(armies, seat).map((soldier) => (change.of(soldier) ? change.to(soldier) : soldier));
  return seat === 0 ? [army, armies[1]] : [armies[0], army];
};

/** What a move makes of both armies, of the truth and of a view alike. Where somebody stands a fight follows. */
export function afterMove<S extends SeenSoldier>(
  armies: Armies<S>,
  { seat, from, to, steps }: Extract<Event, { type: 'moved' }>,
  { rules }: Config,
): Armies<S> {
  const { memory } = RULE_SETS[rules];
  return changed(armies, seat, {
    of: ({ at }) => at === from,
    to: (soldier) => ({
      ...soldier,
      at: to,
      hasMoved: true,
      hasRun: soldier.hasRun || steps > 1,
      trail: [...soldier.trail, from].slice(-memory),
    }),
  });
}

/** Both cards are shown, and who lost is taken away. */
export function afterFight<S extends SeenSoldier>(
  armies: Armies<S>,
  { seat, at, attacker, defender, result }: Extract<Event, { type: 'fought' }>,
): Armies<S> {
  const isHere = (soldier: S): boolean => soldier.at === at;
  const attacked = changed(armies, seat, {
    of: isHere,
    to: (soldier) => ({ ...soldier, piece: attacker, isShown: true, at: result === 'attacker' ? at : null }),
  });
  return changed(attacked, otherSeat(seat), {
    of: isHere,
    to: (soldier) => ({ ...soldier, piece: defender, isShown: true, at: result === 'defender' ? at : null }),
  });
}
