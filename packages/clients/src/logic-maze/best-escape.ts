import { badField, type Fields, isFields, type ProgressKind } from '../progress/kind.ts';

/** The player's shortest escape: its moves as letters, `w` for waiting. */
export interface BestEscape {
  readonly moves: number;
  readonly solution: string;
}

const MOST_MOVES = 1_000_000;
/** Older versions kept an escape in the format of Sokoban's solutions, once under each name. */
const OLD_FIELDS = ['bestMoves', 'bestPushes'] as const;

export const isEscape = (value: BestEscape | Fields): value is BestEscape =>
  typeof value.solution === 'string' &&
  value.solution.length <= MOST_MOVES &&
  /^[udlrw]+$/.test(value.solution) &&
  value.moves === value.solution.length;

export const mazeProgress: ProgressKind<BestEscape> = {
  game: 'logic-maze',
  isBetter: (value, than) => value.moves < than.moves,

  join(a, b) {
    if (a.moves !== b.moves) return a.moves < b.moves ? a : b;
    // The choice between equals must not depend on their order.
    return a.solution < b.solution ? a : b;
  },

  read(fields) {
    const old = OLD_FIELDS.filter((name) => fields[name] !== undefined);
    if (old.length === 0) {
      return isEscape(fields)
        ? { value: escapeOf(fields), bad: [] }
        : { value: undefined, bad: [badField('solution', fields['solution'])] };
    }
    const escapes = old.flatMap((name) => escapesIn(fields[name]));
    const bad = old.filter((name) => escapesIn(fields[name]).length === 0).map((name) => badField(name, fields[name]));
    return { value: escapes.length === 0 ? undefined : escapes.reduce((a, b) => mazeProgress.join(a, b)), bad };
  },
};

const escapesIn = (value: unknown): BestEscape[] => (isFields(value) && isEscape(value) ? [escapeOf(value)] : []);

const escapeOf = ({ moves, solution }: BestEscape): BestEscape => ({ moves, solution });
