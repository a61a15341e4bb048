import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const times = counted('it', { one: '# volta', other: '# volte' });

export const theseusReport: Words['games']['theseus']['report'] = {
  start: 'Inizio:',
  round: (round) => `Turno: ${round}`,
  final: 'FINE',
  seats: ['Teseo', 'Il Minotauro'],
  ways: { 1: 'in su', 3: 'a destra', 5: 'in giù', 7: 'a sinistra' },
  moved: (what) => `${what.seat} va ${what.way}.`,
  position: (place) => `La sua nuova posizione è ${place}`,
  blocked: (what) => `${what.seat} non può andare ${what.way}.`,
  took: 'Teseo ha preso una provvista.',
  ends: {
    'all-collected': 'Teseo ha vinto la partita!',
    captured: 'Il Minotauro ha vinto la partita!',
    'action-limit': 'Non vince nessuno!',
  },
  atRound: (round) => `Nel turno ${round}:`,
  set: (dice) => `Teseo ha scelto dado=${dice}.`,
  tookInTotal: (collected) => `Teseo ha preso una provvista. In tutto ne ha ${collected}.`,
  seesNoSupply: 'Teseo non vede provviste.',
  supplyAway: counted('it', {
    one: 'La provvista più vicina è a # casella.',
    other: 'La provvista più vicina è a # caselle.',
  }),
  seesNoMinotaur: 'Teseo non vede il Minotauro.',
  minotaurAway: counted('it', { one: 'Il Minotauro è a # casella.', other: 'Il Minotauro è a # caselle.' }),
  total: 'STATISTICHE TOTALI:',
  moves: (what) => `Teseo è andato ${what.way} (dado=${what.dice}) ${times(what.times)}`,
};
