/** For games that bring only their rules. */
export const rulesOnly = {
  sitters: { person: 'a person', random: 'Daydreamer', search: 'Strategist' },
  /** How bots play. */
  botsAbout: { random: 'any action, each as likely as any other.', search: 'looks as far ahead as its time goes.' },
  turnOf: (seat: string) => `${seat} is to play`,
  thinking: (seat: string) => `${seat} is thinking`,
  notAnAction: (text: string) => `“${text}” is no action of this game`,
  tryOne: (example: string) => `for example: ${example}`,
  actions: 'What you can play',
  typeAction: 'Type an action',
  play: 'Play',
  players: 'Players',
  setup: 'Set-up',
  config: 'Board',
  seed: 'Seed',
  seedNote: 'Empty: another game every time.',
  newSeed: 'Draw a seed',
  newGame: 'New game',
  goOn: 'Continue the game',
  click: 'click: an action of the list plays it',
  begin: 'Begin',
  beginKey: ['begin', 'begin this game'],
  newGoesOn: 'new begins another game, quit leaves.',
  help: `an action            as the rules write it
actions              what you can play now
board                show the board again
undo, redo, restart  go back, forth, to the start, where you play alone
new                  begin another game
quit                 save and leave (so does the end of the input)`,
  savedAs: ({ file, game }: { readonly file: string; readonly game: string }) =>
    `Saved as ${file}. dedalo play ${game} --plain --resume ${file} goes on.`,
} as const;
