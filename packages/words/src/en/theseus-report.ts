import type { Dice, End } from '@dedalo/theseus';
import { counted } from '../counted.ts';

const ways: Readonly<Record<Dice, string>> = { 1: 'up', 3: 'right', 5: 'down', 7: 'left' };
const ends: Readonly<Record<End, string>> = {
  'all-collected': 'Theseus won the game!',
  captured: 'Minotaur won the game!',
  'action-limit': 'Nobody wins!',
};
const times = counted('en', { one: '# time', other: '# times' });

/** What the described program prints, in its own words where the description has them. */
export const theseusReport = {
  start: 'Start:',
  round: (round: number) => `Round: ${round}`,
  final: 'FINAL',
  seats: ['Theseus', 'Minotaur'],
  ways,
  moved: (what: { readonly seat: string; readonly way: string }) => `${what.seat} move ${what.way}.`,
  position: (place: string) => `His new position is ${place}`,
  blocked: (what: { readonly seat: string; readonly way: string }) => `${what.seat} can't move ${what.way}.`,
  took: 'Theseus got a supply.',
  ends,
  atRound: (round: number) => `At Round ${round}:`,
  set: (dice: Dice) => `Theseus set the dice=${dice}.`,
  tookInTotal: (collected: number) => `Theseus got a supply. He has ${collected} in total.`,
  seesNoSupply: 'Theseus sees no supply.',
  supplyAway: counted('en', {
    one: 'The nearest supply is # tile away.',
    other: 'The nearest supply is # tiles away.',
  }),
  seesNoMinotaur: 'Theseus does not see the Minotaur.',
  minotaurAway: counted('en', { one: 'The Minotaur is # tile away.', other: 'The Minotaur is # tiles away.' }),
  total: 'TOTAL STATISTICS:',
  moves: (what: { readonly way: string; readonly dice: Dice; readonly times: number }) =>
    `Theseus move ${what.way} (dice=${what.dice}) ${times(what.times)}`,
} as const;
