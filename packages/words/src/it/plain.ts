import type { Words } from '../words.ts';

/** Line by line, for pipes and screen readers. */
export const plain: Words['plain'] = {
  help: `u d l r              vai su, giù, a sinistra, a destra; le mosse in fila si giocano una dopo l’altra
                     (nel gioco a ritroso le maiuscole tirano)
undo, redo, restart  annulla, ripeti, ricomincia; undo 5 annulla 5 mosse; anche restart si annulla
go C2                cammina fino a C2: terza colonna da sinistra, seconda riga dall’alto
push C2 E2           spingi la cassa da C2 a E2, lasciando ferme le altre
jump C2              nel gioco a ritroso: comincia da lì
next                 passa al prossimo livello, una volta risolto questo
hint                 la prossima spinta di una soluzione da qui
solve                una soluzione intera da qui, come mosse
board                mostra di nuovo la griglia
brief                dopo una mossa dice solo i conteggi; di nuovo: la griglia
quit                 salva ed esci (succede anche quando finisce l’input)
Abbreviazioni: z undo, y redo, q quit, ? help.`,
  start: 'Muoviti con u (su), d (giù), l (sinistra), r (destra); scrivi help per gli altri comandi.',
  seeHelp: 'Scrivi help per gli altri comandi.',
  didYouMean: (word) => `Volevi dire ${word}?`,
  undoGoesBack: 'Con undo torni indietro.',
  undoOrNext: 'Con undo torni indietro, con next vai avanti.',
  nextGoesOn: 'Con next vai avanti.',
  notSolvedYet: 'Questo livello non è ancora risolto.',
  noNext: 'Qui non ci sono altri livelli.',
  wholeNumber: (what) => `${what}: dev’essere un numero intero da 1 in su.`,
  onePlace: (to) => `Indica una casella, da A1 a ${to}.`,
  twoPlaces: (to) => `Indica due caselle, da A1 a ${to}.`,
  savedAs: (file) => `Salvato in ${file}. Per continuare: dedalo play sokoban --plain --resume ${file}`,
  couldNotSave: 'Non è stato possibile salvare la partita. Eccola, da copiare:',
  menu: 'Scrivi il numero o il nome di quello che vuoi:',
  menuUnknown: (typed) => `«${typed}» qui non c’è.`,
};
