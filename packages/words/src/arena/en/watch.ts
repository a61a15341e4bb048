/** What the page of --watch says. */
export const watch = {
  at: (address: string) => `watch the games at ${address}`,
  portTaken: (port: number) => `--watch ${port}: the port is taken. Choose another one, or leave the number away.`,
  played: (what: { readonly done: number; readonly of: number }) => `${what.done} of ${what.of} games played`,
  standings: 'Standings',
  underway: 'Being played',
  nothingUnderway: 'No game is being played.',
  last: 'Played last',
  nothingPlayed: 'No game is over yet.',
  turn: (turn: number) => `turn ${turn}`,
  toMove: (name: string) => `${name} to move`,
  seenBy: (name: string) => `as ${name} sees it`,
  notSeen: 'Nothing has been seen of this game yet.',
  over: 'The run has ended; this page no longer changes.',
};
