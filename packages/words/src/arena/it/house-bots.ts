export const houseBots = {
  bots: {
    pokelabirinto: {
      random: 'fa una cosa qualsiasi tra quelle permesse',
      escaper: 'va verso l’uscita aggirando gli avversari, e lotta quando le probabilità sono buone',
    },
    expedition: {
      random: 'fa qualunque cosa permessa',
      'always-flee': 'torna indietro davanti a tutti',
      'always-fight': 'combatte contro tutti con l’attacco più forte',
      odds: 'decide con le probabilità esatte contro chi combattere, con chi e come',
    },
    race: {
      random: 'preme tasti a caso',
      runner: 'prende la via più veloce, bada agli avversari e usa i bonus',
    },
    sokoban: { random: 'va a caso' },
    stratego: {
      random: 'fa una cosa qualsiasi tra quelle permesse',
      rules: 'guarda avanti di una mossa, con regole di scambio sensate',
      search: 'immagina ciò che non vede, secondo le probabilità, e guarda avanti di più mosse',
    },
    theseus: {
      random: 'gioca un dado qualsiasi',
      heuristic: 'guarda avanti di un passo e vede tre caselle; il Minotauro è hunter',
      minmax: 'guarda avanti di due passi, o di quanti ne dice depth; il Minotauro è hunter',
      hunter: 'un Minotauro che prende sempre la via più breve verso Teseo',
      optimal: 'gioca alla perfezione dove il tabellone si può risolvere',
      'optimal-theseus': 'un Teseo che gioca alla perfezione dove il tabellone si può risolvere',
      'optimal-minotaur': 'un Minotauro che gioca alla perfezione dove il tabellone si può risolvere',
    },
    'logic-maze': { random: 'va a caso' },
  },
  anyGame: { random: 'fa una cosa qualsiasi tra quelle permesse', search: 'guarda avanti di più mosse' },
  settings: (takes: string) => `accetta ${takes}`,
  about: (nodes: string) =>
    `A ciascuno si può dire quanto pensare per mossa: NOME:nodes=N passi (${nodes} se non si dice nulla), o NOME:ms=N millisecondi.`,
  own: (game: string) => `Un giocatore tuo: dedalo bot new my-bot --game ${game}`,
};
