/** For games that bring only their rules. */
export const rulesOnly = {
  sitters: { person: 'a person', random: 'random actions', search: 'a bot that thinks ahead' },
  turnOf: (seat: string) => `${seat} is to play`,
  thinking: (seat: string) => `${seat} is thinking`,
  notAnAction: (text: string) => `“${text}” is no action of this game`,
  tryOne: (example: string) => `for example: ${example}`,
  actions: 'What you can play',
  typeAction: 'Type an action',
  play: 'Play',
  players: 'Players',
};
