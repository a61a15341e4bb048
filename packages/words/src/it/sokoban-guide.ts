import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const moves = counted('it', { one: '# mossa', other: '# mosse' });
const pushes = counted('it', { one: '# spinta', other: '# spinte' });
const missing = counted('it', { one: 'Manca # spinta', other: 'Mancano # spinte' });
const positions = counted('it', { one: '# posizione', other: '# posizioni' });

/** Hints, solutions that are searched for, and solutions that get shorter. */
export const guide: Words['games']['sokoban']['guide'] = {
  ways: { north: 'in su', east: 'verso destra', south: 'in giù', west: 'verso sinistra' },
  push: ({ place, way, count }) => `Spingi ${way} la cassa in ${place}. ${missing(count)} alla fine.`,
  searching: ({ nodes, best, of, megabytes }) =>
    `Cerco una soluzione: ${positions(nodes)}, ${best} su ${of} a posto, ${megabytes} MB.`,
  unsolvable: 'Da qui il livello non si può più risolvere: ogni strada è stata provata. Annulla per tornare indietro.',
  memoryFull: 'Non è stata trovata nessuna soluzione con la memoria che la ricerca può usare qui.',
  failed: 'Non è stato possibile avviare la ricerca.',
  onlyForward: 'I consigli valgono per il gioco in avanti, dove le casse si spingono.',
  solution: (what) => `Una soluzione da qui, con ${moves(what.moves)} e ${pushes(what.pushes)}:`,
  hint: ['consiglio', 'mostra la prossima spinta e che cosa insegna il livello'],
  watchFromHere: 'Risolvi e guarda',
  shorten: {
    title: 'Accorcia la mia soluzione',
    by: { moves: 'Meno mosse', pushes: 'Meno spinte' },
    counts: (what) => `${moves(what.moves)}, ${pushes(what.pushes)}`,
    before: 'la tua',
    now: 'accorciata',
    working: 'Cerco una strada più breve…',
    done: 'Così non si accorcia oltre.',
    none: 'Non c’è niente da accorciare finché il livello non è risolto.',
    shortest: 'La tua soluzione è già la più breve possibile, sia per mosse sia per spinte.',
    keep: 'Conservala',
    kept: 'Conservata tra le soluzioni di questo livello. Il tuo record resta tuo.',
    watch: 'Guardala',
    copy: 'Copia le sue mosse',
    save: 'Salvala come replay',
  },
};
