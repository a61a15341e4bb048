import { badField, type ProgressKind } from './kind.ts';

const MOST = 1_000_000;

/** For games that keep only the lowest number with which a level was won. */
export function fewestOf<F extends string>(game: string, field: F): ProgressKind<Readonly<Record<F, number>>> {
  const valueOf = (count: number): Readonly<Record<F, number>> => ({ [field]: count }) as Record<F, number>;
  return {
    game,
    isBetter: (value, than) => value[field] < than[field],
    join: (a, b) => valueOf(Math.min(a[field], b[field])),
    read(fields) {
      const count = fields[field];
      const isCount = typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= MOST;
      return isCount ? { value: valueOf(count), bad: [] } : { value: undefined, bad: [badField(field, count)] };
    },
  };
}
