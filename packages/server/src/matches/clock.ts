import type { Seat } from '@dedalo/engine';
import type { ClockSettings } from '@dedalo/protocol/live';

/** The clocks of a match after its last entry. All times are in milliseconds. */
export interface ClockState {
  /** What each seat has left for the turn that it is in, or for the whole game. */
  readonly left: readonly number[];
  /** Since when each seat has been in turn; null where it is not. */
  readonly since: readonly (number | null)[];
  /** How much of the time that messages are on their way may still be forgiven. */
  readonly credit: readonly number[];
}

/** What an action costs. */
export interface Cost {
  readonly thinking: number;
  readonly forgiven: number;
}

type Running = Exclude<ClockSettings, { readonly kind: 'none' }>;

/**
 * How much delay may be forgiven for each turn: as lichess does it, the more the longer the game, and a second at most.
 * A pool begins with three of these and never holds more than seven.
 */
const MOST_A_TURN = 1000;
const LEAST_A_TURN = 150;
const PART_OF_GAME = 0.004;
const FIRST_TURNS = 3;
const MOST_TURNS = 7;
/** A game is taken to last so many turns. */
const USUAL_TURNS = 40;

function creditATurn(settings: Running): number {
  const game = settings.kind === 'move' ? settings.each : settings.start + USUAL_TURNS * settings.increment;
  return Math.min(MOST_A_TURN, Math.round(PART_OF_GAME * game) + LEAST_A_TURN);
}

const timeAtStart = (settings: Running): number => (settings.kind === 'move' ? settings.each : settings.start);

/** The clocks of those who are in turn begin to run. */
export function startClock(settings: Running, seats: number, turn: readonly Seat[], at: number): ClockState {
  const each = <V>(value: (seat: Seat) => V): V[] => Array.from({ length: seats }, (_, seat) => value(seat));
  return {
    left: each(() => timeAtStart(settings)),
    since: each((seat) => (turn.includes(seat) ? at : null)),
    credit: each(() => FIRST_TURNS * creditATurn(settings)),
  };
}

/** What the seat's action costs if it arrives now and its player says how long the thinking took. */
export function costOf({ since, credit }: ClockState, seat: Seat, at: number, said: number | undefined): Cost {
  const elapsed = Math.max(0, at - (since[seat] ?? at));
  const onItsWay = said === undefined ? 0 : Math.max(0, elapsed - said);
  const forgiven = Math.min(onItsWay, credit[seat]!);
  return { thinking: elapsed - forgiven, forgiven };
}

/** The clocks after the seat has acted, and those of `turn` are in turn. */
export function chargeClock(
  settings: Running,
  clock: ClockState,
  {
    seat,
    cost,
    turn,
    at,
  }: { readonly seat: Seat; readonly cost: Cost; readonly turn: readonly Seat[]; readonly at: number },
): ClockState {
  const each = creditATurn(settings);
  const left = clock.left[seat]! - cost.thinking;
  const isTurnOver = !turn.includes(seat);
  const refilled = settings.kind === 'move' ? settings.each : left + settings.increment;
  return {
    left: clock.left.with(seat, isTurnOver ? refilled : left),
    since: clock.since.map((since, other) => {
      if (!turn.includes(other)) return null;
      return other === seat ? at : (since ?? at);
    }),
    credit: clock.credit.with(seat, Math.min(MOST_TURNS * each, clock.credit[seat]! + each - cost.forgiven)),
  };
}

/** The clocks after a time in which none ran. */
export const pauseClock = (clock: ClockState, pause: number): ClockState => ({
  ...clock,
  since: clock.since.map((since) => (since === null ? null : since + pause)),
});

/** The clocks after a change of the position that is nobody's action: whoever is in turn begins now. */
export const turnClock = (clock: ClockState, turn: readonly Seat[], at: number): ClockState => ({
  ...clock,
  since: clock.since.map((_, seat) => (turn.includes(seat) ? at : null)),
});

/** No clock runs any more. */
export const stopClock = (clock: ClockState): ClockState => ({ ...clock, since: clock.since.map(() => null) });

/** What each seat has left now. */
export const leftAt = ({ left, since }: ClockState, at: number): number[] =>
  left.map((time, seat) => Math.max(0, time - Math.max(0, at - (since[seat] ?? at))));

/** Whose time runs out first if nobody acts, and when. What may be on its way is waited for as long as it may be forgiven. */
export function nextTimeOut({
  left,
  since,
  credit,
}: ClockState): { readonly seat: Seat; readonly at: number } | undefined {
  let first: { readonly seat: Seat; readonly at: number } | undefined;
  for (const [seat, begun] of since.entries()) {
    if (begun === null) continue;
    const at = begun + left[seat]! + credit[seat]!;
    if (!first || at < first.at) first = { seat, at };
  }
  return first;
}
