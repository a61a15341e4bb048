import type { Words } from '../words.ts';

/** Levels and mazes made on demand. */
export const making: Words['making'] = {
  newLevel: 'Un livello nuovo',
  newMaze: 'Un labirinto nuovo',
  about:
    'Di’ quanto dev’essere difficile, più o meno. La stessa scelta con lo stesso seme dà ovunque lo stesso risultato.',
  difficulty: 'Difficoltà',
  difficulties: { easy: 'facile', medium: 'medio', hard: 'difficile', expert: 'per esperti' },
  size: 'Grandezza',
  sizes: { any: 'qualsiasi', small: 'piccolo', large: 'grande' },
  boxes: 'Casse',
  anyBoxes: 'quante che siano',
  seedNote: 'qualsiasi',
  make: 'Crealo',
  working: 'Lo sto creando…',
  takeBest: 'Prendi il migliore trovato finora',
  early: 'Interrotto prima: può essere più facile di quanto hai chiesto.',
  done: (what) => `Eccolo: ${what}.`,
  none: 'Non se ne è trovato nessuno. Con un altro seme potrebbe riuscire.',
  another: 'Un altro',
  keep: 'Tienilo',
  kept: (name) => `È nella tua raccolta «${name}».`,
  share: 'Copia un link',
  levels: 'Livelli nuovi',
  mazes: 'Labirinti nuovi',
};
