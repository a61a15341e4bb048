import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

export const today: Words['today'] = {
  title: 'Oggi',
  about: 'Una sfida al giorno per ogni gioco, uguale per tutti.',
  results: 'Risultati e condivisione',
  states: { open: 'non ancora giocata', lost: 'persa', won: 'vinta', perfect: 'meglio non si può' },
  streak: counted('it', { one: 'serie: # giorno', other: 'serie: # giorni' }),
  longest: counted('it', { one: 'la più lunga: # giorno', other: 'la più lunga: # giorni' }),
  stillOpen: 'Vincine una oggi e la serie continua.',
  columns: { game: 'Gioco', result: 'Oggi', streak: 'Serie', longest: 'Più lunga' },
  rulesTitle: 'Come si contano i giorni',
  rules: [
    'Un giorno conta quando vinci una sfida di quel giorno. Prova quante volte vuoi: resta il risultato migliore.',
    'Una serie sono giorni di fila. Finisce solo quando passa un giorno intero senza vittorie: oggi vale ancora.',
    'Il giorno è quello del tuo calendario. Una partita lasciata a mezzanotte vale ancora il giorno dopo.',
  ],
  shareTitle: 'Dillo agli amici',
  share: 'Condividi',
  copy: 'Copia come testo',
  picture: 'Salva l’immagine',
  pictureName: (date) => `Risultati del ${date}`,
  putAside: (game) => `La tua partita di ${game} è nella raccolta, da dove si può continuare.`,
  noChallenge: 'Questo gioco non ha una sfida.',
};
