/** What `dedalo bots` says of the players that come with the games, by game and name. */
export const houseBots = {
  bots: {
    pokelabirinto: {
      random: 'does anything that is allowed',
      escaper: 'heads for the exit around opponents, and fights where the odds are good',
    },
    expedition: {
      random: 'does anything that is allowed',
      'always-flee': 'turns back from everybody',
      'always-fight': 'fights everybody with the strongest attack',
      odds: 'decides by the exact odds whom to fight, with whom and how',
    },
    race: {
      random: 'presses any key',
      runner: 'takes the fastest way, looks out for opponents and uses power-ups',
    },
    sokoban: { random: 'goes anywhere' },
    stratego: {
      random: 'does anything that is allowed',
      recruit: 'looks one move ahead and remembers one card',
      rules: 'looks one move ahead, with rules of sound exchange',
      corporal: 'looks one move ahead, weighs what pieces may be, and remembers two cards',
      captain: 'looks two moves ahead and remembers four cards',
      colonel: 'looks further than captain and remembers more',
      search: 'draws what it cannot see, as likely as it is, and looks several moves ahead',
    },
    theseus: {
      random: 'plays any die',
      heuristic: 'looks one step ahead and sees three tiles; the Minotaur is hunter',
      minmax: 'looks two steps ahead, or as many as depth says; the Minotaur is hunter',
      hunter: 'a Minotaur that always takes the shortest way to Theseus',
      optimal: 'plays perfectly on boards that can be solved',
      'optimal-theseus': 'a Theseus that plays perfectly on boards that can be solved',
      'optimal-minotaur': 'a Minotaur that plays perfectly on boards that can be solved',
      bold: 'a Theseus that goes straight for the nearest supply',
      careful: 'a Theseus that runs when he sees the Minotaur in a straight line',
      wary: 'a Theseus that hears the Minotaur through walls and keeps out of its reach',
      'cunning-theseus': 'a Theseus that knows every chance and slips with one die in twelve',
      drowsy: 'a Minotaur that hunts only while it sees Theseus',
      stalker: 'a Minotaur that hunts, and turns at a wall to be able to catch',
      'cunning-minotaur': 'a Minotaur that knows every chance and slips with one die in four',
    },
    'logic-maze': { random: 'goes anywhere' },
  },
  /** Those of a game that brings none. */
  anyGame: { random: 'does anything that is allowed', search: 'thinks ahead' },
  settings: (takes: string) => `takes ${takes}`,
  about: (nodes: string) =>
    `Every one may be told how much it thinks for a move: NAME:nodes=N steps (${nodes} where nothing is said), or NAME:ms=N milliseconds.`,
  own: (game: string) => `A player of your own: dedalo bot new my-bot --game ${game}`,
};
