import type { GameGraph } from '../../../src/index.ts';

export interface Pursuit {
  /** Places by their letters, each with its neighbours. */
  readonly roads: Readonly<Record<string, string>>;
  /** Where the pursued is safe, unless it is caught there. */
  readonly exit?: string;
}

/**
 * Seat 0 pursues, seat 1 is pursued; in turn each goes to a neighbouring place or stays. Who is met is caught. A state is
 * written as the place of the pursuer, that of the pursued, and 0 or 1 for who moves.
 */
export function pursuit({ roads, exit }: Pursuit): { graph: GameGraph; numberOf: (state: string) => number } {
  const places = Object.keys(roads);
  const count = places.length;
  const numberOf = (state: string): number =>
    (places.indexOf(state[0]!) * count + places.indexOf(state[1]!)) * 2 + Number(state[2]);
  const partsOf = (state: number): { pursuer: string; pursued: string; turn: 0 | 1 } => ({
    pursuer: places[Math.floor(state / 2 / count)]!,
    pursued: places[Math.floor(state / 2) % count]!,
    turn: (state % 2) as 0 | 1,
  });
  return {
    numberOf,
    graph: {
      states: count * count * 2,
      turn: (state) => partsOf(state).turn,
      outcome(state) {
        const { pursuer, pursued } = partsOf(state);
        if (pursuer === pursued) return 1;
        return pursued === exit ? -1 : undefined;
      },
      eachMove(state, visit) {
        const { pursuer, pursued, turn } = partsOf(state);
        const from = turn === 0 ? pursuer : pursued;
        for (const place of from + roads[from]!) {
          visit(numberOf(turn === 0 ? `${place}${pursued}1` : `${pursuer}${place}0`));
        }
      },
    },
  };
}
