import type { GameRecord } from '@dedalo/engine';
import {
  DICE,
  drawBoard,
  type End,
  type Event,
  type PathEntry,
  type Played,
  playedDice,
  type State,
  type Statistics,
  statisticsOfDice,
  theseus,
  type TheseusTypes,
  type Tile,
} from '@dedalo/theseus';
import type { Words } from '@dedalo/words';

/** What the described program prints. */
export type ReportWords = Words['games']['theseus']['report'];

const DASHES = '-'.repeat(30);
/** The described line of each end has these blanks around its words. */
const END_LINES: Readonly<Record<End, (words: string) => string>> = {
  'all-collected': (words) => `${words} `,
  captured: (words) => ` ${words} `,
  'action-limit': (words) => ` ${words} `,
};

/**
 * Everything that the described program prints about a game (T18, T19): the start, every round, the end, the
 * statistics.
 */
export function reportLines(record: GameRecord<TheseusTypes>, said: ReportWords): string[] {
  const first = theseus.start(record.config, record.seed);
  const dice = playedDice(record);
  const rounds = Array.from({ length: dice.at(-1)?.round ?? 0 }, (_, index) => dice.slice(2 * index, 2 * index + 2));
  return [
    said.start,
    ...drawBoard(first),
    ...rounds.flatMap((round) => roundLines(round, said)),
    DASHES,
    said.final,
    ...drawBoard(dice.at(-1)?.state ?? first),
    ...statisticsLines(statisticsOfDice(dice), said),
  ];
}

/** A round: its number, what both did, the board after it, and how it ended, if it did. */
function roundLines(dice: readonly Played[], said: ReportWords): string[] {
  const { round, state } = dice.at(-1)!;
  const events = dice.flatMap((die) => die.events);
  const isEnd = ({ type }: Event): boolean => type === 'ended';
  const lines = (some: readonly Event[]): string[] => some.flatMap((event) => eventLines(event, state, said));
  return [
    DASHES,
    said.round(round),
    ...lines(events.filter((event) => !isEnd(event))),
    ...drawBoard(state),
    ...lines(events.filter(isEnd)),
  ];
}

/** The messages of what happened (T9): the description counts rows from the bottom, and rows and columns from 0. */
export function eventLines(event: Event, { config }: Pick<State, 'config'>, said: ReportWords): string[] {
  const { size } = config;
  const placeText = (tile: Tile): string => `(${Math.floor(tile / size)},${tile % size})`;
  switch (event.type) {
    case 'moved':
      return [
        said.moved({ seat: said.seats[event.seat]!, way: said.ways[event.dice] }),
        said.position(placeText(event.to)),
      ];
    case 'blocked':
      return [said.blocked({ seat: said.seats[event.seat]!, way: said.ways[event.dice] })];
    case 'collected':
      return [said.took];
    case 'ended':
      return [END_LINES[event.end](said.ends[event.end])];
  }
}

/** Printed for every round of Theseus, and at the end how often he chose each die (T17). */
export const statisticsLines = ({ path, counts }: Statistics, said: ReportWords): string[] => [
  ...path.flatMap((entry) => entryLines(entry, said)),
  said.total,
  ...DICE.map((dice) => said.moves({ way: said.ways[dice], dice, times: counts[dice] })),
];

export function entryLines(entry: PathEntry, said: ReportWords): string[] {
  const { round, dice, tookSupply, collected, supplyDistance, minotaurDistance } = entry;
  return [
    said.atRound(round),
    said.set(dice),
    ...(tookSupply ? [said.tookInTotal(collected)] : []),
    supplyDistance === 0 ? said.seesNoSupply : said.supplyAway(supplyDistance),
    minotaurDistance === 0 ? said.seesNoMinotaur : said.minotaurAway(minotaurDistance),
  ];
}
