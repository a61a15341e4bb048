import { counted } from '../counted.ts';

const decisions = counted('en', { one: '# decision', other: '# decisions' });

export interface Rated {
  /** Something that can be decided, as it is called here. */
  readonly what: string;
  readonly chance: string;
}

/** What the decisions in fights were worth, told afterwards by the exact odds. */
export const expeditionJudged = {
  lastFight: 'Your last fight',
  title: 'How well did you fight?',
  inReplay: 'What the decisions were worth',
  /** What can be decided. */
  fight: (name: string) => `fight with ${name}`,
  swap: (name: string) => `${name} to the front`,
  turnBack: 'turn back',
  start: (what: { readonly name: string; readonly chance: string }) =>
    `Against ${what.name} your chance to win was ${what.chance} at first.`,
  flawless: counted('en', {
    one: 'There was one decision, and yours was the best.',
    other: 'All # decisions were the best possible.',
  }),
  lost: (what: { readonly lost: string; readonly flawless: number; readonly decisions: number }) =>
    `Chances you gave away: ${what.lost} in all; ${what.flawless} of ${decisions(what.decisions)} lost nothing.`,
  nothing: 'In your fights there was nothing to decide.',
  /** One decision. */
  toWin: ({ what, chance }: Rated) => `${what}: ${chance} to win`,
  toGetAway: ({ what, chance }: Rated) => `${what}: ${chance} to get away`,
  better: ({ what, chance }: Rated) => `better: ${what}, ${chance}`,
  best: 'nothing was better',
  dearest: 'The dearest decisions',
  place: (what: { readonly maze: number; readonly name: string }) => `maze ${what.maze}, ${what.name}`,
  /** The last journeys of the library. */
  journeys: 'Decisions in fights',
  lostNothing: 'lost nothing',
  givenAway: 'chances given away',
  judging: 'The journeys are being judged…',
} as const;
