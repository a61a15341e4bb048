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
  /** What can be typed in each of the other games. */
  gameHelp: {
    pokelabirinto: `w a s d      vai su, a sinistra, giù, a destra; più passi in fila si fanno finché non succede qualcosa
c, t         combatti o torna indietro, quando incontri qualcuno
1, 2         il tuo attacco in un combattimento
odds         le probabilità di questo combattimento
maze         mostra di nuovo il labirinto
new          comincia un’altra partita
quit         salva ed esci (succede anche quando finisce l’input)
Abbreviazioni: o odds, m maze, n new, q quit, ? help.`,
    expedition: `w a s d muovono; più lettere sono più passi, finché non succede niente.
c combatte, t torna indietro, 1 e 2 attaccano. x2 o x3 mette davanti la seconda o la terza creatura.
j accoglie chi è stato battuto (j1, j2, j3: al posto di chi è lì), l lo lascia andare.
odds dice quanto vale ogni decisione, maze disegna il labirinto, map racconta il viaggio, party dice come stanno le tue creature.
new comincia un altro viaggio, quit esce (come la fine dell’input).`,
    race: `east 30      premi un tasto (n e s w, o una maiuscola di scorta) e fai passare 30 sessantesimi di secondo
wait 60      fai passare il tempo senza tasti (senza numero: 30)
board        mostra di nuovo la mappa
new          comincia un’altra gara
quit         salva ed esci (come la fine dell’input)
Abbreviazioni: b board, q quit, ? help.`,
    stratego: `C4 C5        una mossa da una casella a un’altra: lettere sotto il tabellone, numeri alla sua destra
2 8 1 1      lo stesso con riga, colonna, direzione e passi, su una riga sola o un numero per riga
pool, file   mentre disponi: uno schieramento già pronto, o quello del file con quel nome
J1, 0 9      mentre disponi: dove va la prossima pedina
board        mostra di nuovo il tabellone
pieces       che cosa è stato catturato e che cosa resta al nemico
moves        le mosse fatte finora; moves 12 mostra il tabellone dopo le prime dodici
resign       arrenditi
new          comincia un’altra partita
quit         salva ed esci (succede anche quando finisce l’input)
Abbreviazioni: b board, p pieces, n new, q quit, ? help.`,
    theseus: `u r d l     vai su, a destra, giù, a sinistra; le mosse in fila si giocano una dopo l’altra
board       mostra di nuovo la griglia
statistics  mostra com’è andata finora a Teseo
new         comincia un’altra partita
quit        salva ed esci (succede anche quando finisce l’input)
Abbreviazioni: q quit, ? help.`,
    'logic-maze': `u r d l              vai su, a destra, giù, a sinistra; le mosse in fila si giocano una dopo l’altra
w                    aspetta
undo, redo, restart  annulla, ripeti, ricomincia; undo 5 annulla 5 mosse; anche restart si annulla
hint                 mostra che cosa insegna il livello
next                 passa al prossimo livello, una volta risolto questo
board                mostra di nuovo la griglia
quit                 salva ed esci (succede anche quando finisce l’input)
Abbreviazioni: z undo, y redo, q quit, ? help.`,
  },
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
