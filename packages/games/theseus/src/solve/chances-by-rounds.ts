import { start } from '../rules.ts';
import type { Config } from '../state.ts';
import type { Pairing } from './best-response.ts';
import { chanceOf } from './person-score.ts';
import { ResponseRounds } from './response-rounds.ts';
import { Rows } from './rows.ts';

/** The chance of the person at the start of a game of so many rounds. */
export interface RoundsChance {
  readonly rounds: number;
  readonly chance: number;
}

/**
 * The board of a config and a seed with 2, 4, 6 rounds and so on: one run backwards has them all, since a layer is what
 * a shorter game begins with. Odd numbers would need the other half of all states as well.
 */
export function* chancesByRounds(
  { config, seed }: { readonly config: Config; readonly seed: string },
  { seat, opponent }: Pairing,
): Generator<RoundsChance, void, void> {
  const first = start(config, seed);
  const rows = new Rows(first);
  const responses = new ResponseRounds(rows, seat, opponent);
  const halves = [rows.half(0), rows.half(1)] as const;
  const [even, odd] = halves.map(({ size }) => new Float64Array(size * rows.tiles)) as [Float64Array, Float64Array];
  responses.last(halves[0], even);
  const place = rows.find(first)! * rows.tiles + first.minotaur;
  for (let rounds = 2; rounds <= config.rounds; rounds += 2) {
    responses.back({ half: halves[1], count: halves[1].size }, even, odd);
    responses.back({ half: halves[0], count: halves[0].size }, odd, even);
    yield { rounds, chance: chanceOf(even[place]!) };
  }
}
