import type { SearchModel } from '../../../src/index.ts';

export interface ConnectFourState {
  /** The discs of each seat: a column after the other from the left, each from below, with an empty row on top. */
  readonly first: number;
  readonly second: number;
  readonly count: number;
}

/** Four in a row on a small board, with gravity; actions are columns from the left, the middle ones first. */
export function connectFour(
  width: number,
  height: number,
): SearchModel<ConnectFourState, number> & { readonly start: ConnectFourState } {
  const stride = height + 1;
  const column = (1 << height) - 1;
  const middleFirst = Array.from({ length: width }, (_, at) => at).sort(
    (a, b) => Math.abs(2 * a - width + 1) - Math.abs(2 * b - width + 1),
  );
  const hasFour = (discs: number): boolean =>
    [1, stride, stride - 1, stride + 1].some((step) => {
      const pairs = discs & (discs >> step);
      return (pairs & (pairs >> (2 * step))) !== 0;
    });
  const isFree = ({ first, second }: ConnectFourState, at: number): boolean =>
    (((first | second) >> (at * stride)) & column) !== column;
  return {
    start: { first: 0, second: 0, count: 0 },
    turn(state) {
      const { first, second, count } = state;
      if (count === width * height || hasFour(count % 2 === 0 ? second : first)) return 'over';
      return count % 2;
    },
    actions: (state) => middleFirst.filter((at) => isFree(state, at)),
    play({ first, second, count }, at) {
      const all = first | second;
      const disc = (all + (1 << (at * stride))) & ~all & (column << (at * stride));
      return count % 2 === 0
        ? { first: first | disc, second, count: count + 1 }
        : { first, second: second | disc, count: count + 1 };
    },
    value({ first, second }, seat) {
      if (hasFour(first)) return seat === 0 ? 1 : -1;
      if (hasFour(second)) return seat === 1 ? 1 : -1;
      return 0;
    },
    // Two boards of up to 26 squares fit exactly into a number.
    key: ({ first, second }) => (stride * width <= 26 ? first * 2 ** 26 + second : `${first} ${second}`),
  };
}
