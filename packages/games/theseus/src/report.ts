import type { GameRecord } from '@dedalo/engine';
import { drawBoard } from './board-text.ts';
import type { Tile } from './board.ts';
import { DICE, type Dice } from './dice.ts';
import { type Played, playedDice } from './played.ts';
import { start } from './rules.ts';
import { type Event, MINOTAUR, type State, type TheseusTypes } from './state.ts';
import { type PathEntry, type Statistics, statisticsOfDice } from './statistics.ts';

/** The words of the described program, which are English whatever language a client speaks. */
const DIRECTION_WORDS: Readonly<Record<Dice, string>> = { 1: 'up', 3: 'right', 5: 'down', 7: 'left' };
const END_WORDS = {
  'all-collected': 'Theseus won the game! ',
  captured: ' Minotaur won the game! ',
  'action-limit': ' Nobody wins! ',
} as const;
const DASHES = '-'.repeat(30);

const nameOf = (seat: number): string => (seat === MINOTAUR ? 'Minotaur' : 'Theseus');

/** Row and column, as the description has x and y. */
const placeText = ({ config: { size } }: State, tile: Tile): string => `(${Math.floor(tile / size)},${tile % size})`;

/** The messages of what happened (T9). */
export function eventLines(event: Event, state: State): string[] {
  switch (event.type) {
    case 'moved':
      return [
        `${nameOf(event.seat)} move ${DIRECTION_WORDS[event.dice]}.`,
        `His new position is ${placeText(state, event.to)}`,
      ];
    case 'blocked':
      return [`${nameOf(event.seat)} can't move ${DIRECTION_WORDS[event.dice]}.`];
    case 'collected':
      return ['Theseus got a supply.'];
    case 'ended':
      return [END_WORDS[event.end]];
  }
}

/** A round: its number, what both did, the board after it, and the end if it came to one. */
export function roundLines(dice: readonly Played[]): string[] {
  const { round, state } = dice.at(-1)!;
  const lines = dice.flatMap(({ events, state }) =>
    events.filter(({ type }) => type !== 'ended').flatMap((event) => eventLines(event, state)),
  );
  const ends = dice.flatMap(({ events }) => events.filter(({ type }) => type === 'ended'));
  const endLines = ends.flatMap((event) => eventLines(event, state));
  return [DASHES, `Round: ${round}`, ...lines, ...drawBoard(state), ...endLines];
}

/** What is printed for every round of Theseus (T17). */
export function entryLines(entry: PathEntry): string[] {
  const { round, dice, tookSupply, collected, supplyDistance, minotaurDistance } = entry;
  return [
    `At Round ${round}:`,
    `Theseus set the dice=${dice}.`,
    ...(tookSupply ? [`Theseus got a supply. He has ${collected} in total.`] : []),
    supplyDistance === 0
      ? 'Theseus sees no supply.'
      : `The nearest supply is ${supplyDistance} ${tiles(supplyDistance)} away.`,
    minotaurDistance === 0
      ? 'Theseus does not see the Minotaur.'
      : `The Minotaur is ${minotaurDistance} ${tiles(minotaurDistance)} away.`,
  ];
}

const tiles = (count: number): string => (count === 1 ? 'tile' : 'tiles');

export const statisticsLines = ({ path, counts }: Statistics): string[] => [
  ...path.flatMap(entryLines),
  'TOTAL STATISTICS:',
  ...DICE.map((dice) => `Theseus move ${DIRECTION_WORDS[dice]} (dice=${dice}) ${counts[dice]} times`),
];

/** All that the described program prints about a game (T18, T19). */
export function reportOf(record: GameRecord<TheseusTypes>): string[] {
  const first = start(record.config, record.seed);
  const dice = playedDice(record);
  const rounds = Array.from({ length: dice.at(-1)?.round ?? 0 }, (_, index) => dice.slice(2 * index, 2 * index + 2));
  return [
    'Start:',
    ...drawBoard(first),
    ...rounds.flatMap(roundLines),
    DASHES,
    'FINAL',
    ...drawBoard(dice.at(-1)?.state ?? first),
    ...statisticsLines(statisticsOfDice(dice)),
  ];
}
