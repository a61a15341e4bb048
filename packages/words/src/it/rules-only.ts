import type { Words } from '../words.ts';

export const rulesOnly: Words['rulesOnly'] = {
  sitters: { person: 'una persona', random: 'Sognatore', search: 'Stratega' },
  /** How bots play. */
  botsAbout: { random: 'un’azione qualsiasi, tutte ugualmente probabili.', search: 'guarda avanti finché ha tempo.' },
  turnOf: (seat) => `tocca a ${seat}`,
  thinking: (seat) => `${seat} sta pensando`,
  notAnAction: (text) => `«${text}» non è un’azione di questo gioco`,
  tryOne: (example) => `per esempio: ${example}`,
  actions: 'Che cosa puoi giocare',
  typeAction: 'Scrivi un’azione',
  play: 'Gioca',
  players: 'Giocatori',
  setup: 'Preparazione',
  config: 'Griglia',
  seed: 'Seme',
  seedNote: 'Vuoto: ogni volta un’altra partita.',
  newSeed: 'Estrai un seme',
  newGame: 'Nuova partita',
  goOn: 'Continua la partita',
  click: 'clic su un’azione dell’elenco: la giochi',
  begin: 'Comincia',
  beginKey: ['comincia', 'comincia questa partita'],
  newGoesOn: 'new comincia un’altra partita, quit esce.',
  help: `un’azione            come la scrivono le regole
actions              mostra che cosa puoi giocare ora
board                mostra di nuovo la griglia
undo, redo, restart  torna indietro, avanti, all’inizio, se giochi da solo
new                  comincia un’altra partita
quit                 salva ed esci (succede anche quando finisce l’input)`,
  savedAs: ({ file, game }) => `Salvato in ${file}. Per continuare: dedalo play ${game} --plain --resume ${file}`,
};
