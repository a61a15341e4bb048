import type { Words } from '../words.ts';

export const rulesOnly: Words['rulesOnly'] = {
  sitters: { person: 'una persona', random: 'azioni a caso', search: 'un bot che pensa in anticipo' },
  turnOf: (seat) => `tocca a ${seat}`,
  thinking: (seat) => `${seat} sta pensando`,
  notAnAction: (text) => `“${text}” non è un’azione di questo gioco`,
  tryOne: (example) => `per esempio: ${example}`,
  actions: 'Che cosa puoi giocare',
  typeAction: 'Scrivi un’azione',
  play: 'Gioca',
  players: 'Giocatori',
};
