import { counted } from '../counted.ts';

type Player = readonly [name: string, about: string];

/** Who can play Theseus, and how. */
const theseus = {
  random: ['Wanderer', 'takes any step, wherever it leads'] as Player,
  bold: ['Bold', 'goes straight for the nearest supply and never looks for the Minotaur'] as Player,
  careful: ['Careful', 'goes for the nearest supply, and runs when he sees the Minotaur in a straight line'] as Player,
  wary: ['Wary', 'hears the Minotaur through walls, and never steps where it could come next'] as Player,
  cunning: ['Cunning', 'knows every chance and takes the best step there is; one die in twelve slips'] as Player,
  heuristic: ['One step ahead', 'looks along each step, three tiles far'] as Player,
  minmax: ['Two steps ahead', 'weighs his own step and the answer to it'] as Player,
  optimal: ['Fearless', 'plays the best there is against a Minotaur that rolls its dice'] as Player,
};

/** And the Minotaur. */
const minotaur = {
  random: ['Asleep', 'rolls every die in its sleep, walls or not'] as Player,
  drowsy: ['Drowsy', 'hunts when it sees Theseus, three tiles in a straight line; else it rolls'] as Player,
  hunter: ['Hunter', 'always takes a shortest way, but never turns at a wall'] as Player,
  stalker: ['Stalker', 'hunts, and turns at a wall when it could not catch Theseus otherwise'] as Player,
  cunning: ['Cunning', 'knows every chance and plays the best die there is; one in four slips'] as Player,
  optimal: ['Unerring', 'forces whatever can be forced; on most boards it cannot be beaten'] as Player,
};

const decisions = counted('en', { one: '# decision', other: '# decisions' });

/** Opponents by name, boards that are chosen by the exact chances, and how well somebody played by them. */
export const theseusOpponents = {
  players: { theseus, minotaur },
  well: {
    start: (chance: string) => `Your chance at the start was ${chance} with best play.`,
    flawless: 'Every one of your decisions was the best.',
    lost: (what: { readonly lost: string; readonly flawless: number; readonly decisions: number }) =>
      `Chances you gave away: ${what.lost} in all; ${what.flawless} of ${decisions(what.decisions)} lost nothing.`,
    worst: (what: { readonly round: number; readonly way: string; readonly best: string; readonly lost: string }) =>
      `The worst moment: round ${what.round}, ${what.way} instead of ${what.best} (${what.lost}).`,
  },
  boards: {
    label: 'Board',
    ladder: 'Ladder',
    fair: 'Even',
    own: 'Your own',
    ladderNote: 'Twelve boards for each side, each harder than the one before.',
    fairNote: 'A board on which your exact chance at the start is between 35 and 65 %.',
    rung: (number: number) => `Board ${number}`,
    rungOf: (what: { readonly number: number; readonly of: number }) => `Board ${what.number} of ${what.of}`,
    won: 'won',
    notWon: 'not won yet',
    chance: (chance: string) => `your chance: ${chance}`,
    next: 'Next board',
    again: 'Again',
    seeking: 'Looking for an even board…',
    none: 'No even board was found. Try another size or another opponent.',
  },
  parity: {
    why: 'The Minotaur can only step onto Theseus when it is an odd number of steps away at its turn. Both begin an even number apart, and every round keeps it so; only a die that the Minotaur plays against a wall changes it.',
    even: counted('en', {
      one: 'It is # step away: even, so it cannot catch him by itself.',
      other: 'It is # steps away: even, so it cannot catch him by itself until it has run against a wall.',
    }),
    odd: counted('en', {
      one: 'It is # step away: odd, so it can catch him.',
      other: 'It is # steps away: odd, so it can catch him.',
    }),
  },
} as const;
