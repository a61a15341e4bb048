import { counted } from '../counted.ts';

/** The challenges of a day. */
export const today = {
  title: 'Today',
  about: 'One challenge a day for every game, the same for everybody.',
  results: 'Results and sharing',
  states: { open: 'not played yet', lost: 'lost', won: 'won', perfect: 'nobody can do better' },
  streak: counted('en', { one: 'streak: # day', other: 'streak: # days' }),
  longest: counted('en', { one: 'longest: # day', other: 'longest: # days' }),
  stillOpen: 'Win one of them today, and your streak goes on.',
  columns: { game: 'Game', result: 'Today', streak: 'Streak', longest: 'Longest' },
  rulesTitle: 'How days are counted',
  rules: [
    'A day counts when you win a challenge of that day. Try as often as you like: the best result stays.',
    'A streak is days in a row. It is only over when a whole day has passed without a win, so today still counts.',
    'The day is that of your own calendar. A game that was left at midnight still counts on the next day.',
  ],
  shareTitle: 'Tell your friends',
  share: 'Share',
  copy: 'Copy as text',
  picture: 'Save the picture',
  pictureName: (date: string) => `Results of ${date}`,
  putAside: (game: string) => `Your game of ${game} is in the library, where it can be gone on with.`,
  noChallenge: 'This game has no challenge.',
} as const;
