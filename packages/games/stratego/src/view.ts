import { type Viewer, visibleBy } from '@dedalo/engine';
import { afterFight, afterMove } from './armies.ts';
import { BLUE, RED } from './board.ts';
import { PIECES } from './pieces.ts';
import { outcome, phaseOf, seatInTurn } from './rules.ts';
import type { End, Event, SeenSoldier, State, StrategoTypes, View } from './state.ts';

/** Own cards, cards that a fight has shown and, once the game is over, all. */
export function view(state: State, viewer: Viewer): View {
  const over = outcome(state);
  const phase = phaseOf(state);
  const seen = (seat: number): SeenSoldier[] => {
    const army = state.armies[seat as 0 | 1];
    if (phase === 'setting-up' && viewer !== seat) return [];
    return viewer === seat || over ? [...army] : army.map(asShown);
  };
  return {
    viewer,
    config: state.config,
    phase,
    turn: over ? null : seatInTurn(state),
    placed: [state.armies[RED].length, state.armies[BLUE].length],
    armies: [seen(RED), seen(BLUE)],
    moves: state.moves,
    end: over ? { reason: over.reason as End, winner: over.winners[0] ?? null } : null,
  };
}

/** The other army, until the end. */
export const hides = ({ viewer, phase, placed, armies }: View): boolean =>
  phase === 'setting-up'
    ? placed.some((count, seat) => seat !== viewer && count > 0)
    : armies.flat().some(({ piece }) => piece === null);

const REVEALS: Readonly<Record<Event['type'], boolean>> = {
  placed: false,
  // Where the others stand.
  began: true,
  moved: false,
  fought: true,
  ended: true,
};

export const reveals = ({ type }: Event): boolean => REVEALS[type];

/** A piece as the other player knows it. */
export const asShown = (soldier: SeenSoldier): SeenSoldier => (soldier.isShown ? soldier : { ...soldier, piece: null });

export const visible = visibleBy<StrategoTypes>({
  /** What and where others place is theirs to know. */
  placed: (event, viewer) => (event.seat === viewer ? event : { ...event, piece: null, cell: null }),
  began: 'everybody',
  moved: 'everybody',
  fought: 'everybody',
  ended: 'everybody',
});

export function follow(seen: View, event: Event): View {
  switch (event.type) {
    case 'placed':
      return afterPlacing(seen, event);
    case 'began': {
      const [red, blue] = event.cells.map((cells, seat) => {
        const own = seen.armies[seat as 0 | 1];
        return cells.map((id) => own.find((soldier) => soldier.id === id) ?? unknownSoldier(id));
      }) as [SeenSoldier[], SeenSoldier[]];
      return { ...seen, phase: 'playing', turn: RED, armies: [red, blue] };
    }
    case 'moved': {
      const moves = seen.moves + 1;
      return { ...seen, armies: afterMove(seen.armies, event, seen.config), moves, turn: moves % 2 };
    }
    case 'fought':
      return { ...seen, armies: afterFight(seen.armies, event) };
    case 'ended': {
      const shown = (seat: 0 | 1): SeenSoldier[] =>
        seen.armies[seat].map((soldier, index) => ({ ...soldier, piece: event.pieces[seat][index] ?? soldier.piece }));
      return {
        ...seen,
        armies: [shown(RED), shown(BLUE)],
        turn: null,
        end: { reason: event.end, winner: event.winner },
      };
    }
  }
}

function afterPlacing(seen: View, { seat, piece, cell }: Extract<Event, { type: 'placed' }>): View {
  const [red, blue] = seen.placed;
  const placed: View['placed'] = seat === RED ? [red + 1, blue] : [red, blue + 1];
  const next = { ...seen, placed, turn: placed[RED] < PIECES.length ? RED : BLUE };
  if (cell === null) return next;
  const army = [...seen.armies[seat as 0 | 1], { ...unknownSoldier(cell), piece }].sort((a, b) => a.id - b.id);
  return { ...next, armies: seat === RED ? [army, seen.armies[BLUE]] : [seen.armies[RED], army] };
}

const unknownSoldier = (id: number): SeenSoldier => ({
  id,
  piece: null,
  at: id,
  hasMoved: false,
  hasRun: false,
  isShown: false,
  trail: [],
});
