import { squareName } from '@dedalo/grid';
import type { BotName, End, Rank, Rejection, RuleSetName, TextProblem } from '@dedalo/stratego';
import { counted } from '../counted.ts';
import type { Sentences } from '../sentences.ts';
import type { Words } from '../words.ts';

/** A rank with its article. */
const the = (piece: string): string => {
  if (/^[ae]/.test(piece)) return `l’${piece}`;
  return /^\w+a( |$)/.test(piece) ? `la ${piece}` : `il ${piece}`;
};

/** Cells are numbered row by row. */
const SIDE = 10;
const cellText = (cell: number): string => squareName(cell, SIDE);
const cells = counted('it', { one: '# casella', other: '# caselle' });
const rows = counted('it', { one: '# riga', other: '# righe' });
const moves = counted('it', { one: '# mossa', other: '# mosse' });
const games = counted('it', { one: '# partita', other: '# partite' });

const problem: Sentences<TextProblem> = {
  'bad-moves': ({ value, most }) => `non si può giocare con ${value} mosse a testa; devono essere da 1 a ${most}.`,
  'unknown-piece': ({ found }) =>
    `la pedina ${found} non esiste; ci sono FL FB SB MA GE FM SM FS SS SP, e .. è una casella libera.`,
  'piece-missing': ({ piece }) => `manca la pedina ${piece}.`,
  'piece-twice': ({ piece }) => `la pedina ${piece} c’è due volte.`,
  'bad-row': ({ expected, found }) => `questa riga ha ${cells(found)}; ne servono ${expected}.`,
  'bad-rows': ({ expected, found }) => `questo schieramento ha ${rows(found)}; ne servono ${expected}.`,
  'unexpected-line': ({ expected }) => `qui dovrebbe esserci: ${expected}.`,
};

const rejection: Sentences<Rejection> = {
  'game-over': () => 'la partita è finita.',
  'not-your-turn': () => 'non tocca a te.',
  'wrong-cell': ({ cell }) => `${cellText(cell)} non è nelle tue quattro righe.`,
  'taken-cell': ({ cell }) => `in ${cellText(cell)} c’è già una pedina.`,
  'wrong-source-cell': ({ cell }) => `in ${cellText(cell)} non c’è nessuna tua pedina.`,
  'wrong-piece': () => 'la bandiera e le bombe non si muovono mai.',
  'wrong-target-cell': () => 'lì non può andare: è un lago, è fuori dal tabellone o c’è una tua pedina.',
  'return-too-early': ({ ago }) =>
    `questa pedina ha lasciato quella casella ${moves(ago)} fa: non può ancora tornarci.`,
  'wrong-scout-path': ({ cell }) => `in ${cellText(cell)} c’è un ostacolo.`,
  'wrong-move': () => 'solo un esploratore fa più di un passo, e nessuno ne fa meno di uno.',
  'not-now': ({ phase }) =>
    phase === 'setting-up' ? 'prima vanno disposte tutte le pedine.' : 'le pedine sono già disposte.',
};

const ends: Readonly<Record<End, string>> = {
  'flag-captured': 'bandiera catturata',
  'no-moves': 'nessuna mossa possibile',
  resigned: 'resa',
  'action-limit': 'mosse esaurite, non vince nessuno',
};

const ranks: Readonly<Record<Rank, string>> = {
  flag: 'bandiera',
  bomb: 'bomba',
  marshal: 'maresciallo',
  general: 'generale',
  miner: 'artificiere',
  scout: 'esploratore',
  spy: 'spia',
};

const bots: Readonly<Record<BotName | 'person', string>> = {
  random: 'Sognatore',
  recruit: 'Recluta',
  rules: 'Istruttore',
  corporal: 'Caporale',
  captain: 'Capitano',
  colonel: 'Colonnello',
  search: 'Stratega',
  person: 'una seconda persona',
};

/** How each of them plays. */
const botsAbout: Readonly<Record<BotName | 'person', string>> = {
  random: 'Una mossa qualsiasi, tutte ugualmente probabili.',
  recruit: 'Non vede oltre la mossa successiva e ricorda solo l’ultima carta mostrata in uno scontro.',
  rules: 'Vede la mossa successiva e segue le regole di un buono scambio.',
  corporal: 'Non vede oltre la mossa successiva, ma valuta che cosa possono essere le tue pedine; ricorda due carte.',
  captain: 'Guarda due mosse avanti e ricorda tre carte.',
  colonel: 'Guarda quattro mosse avanti e non dimentica nessuna carta.',
  search: 'Guarda avanti finché ha tempo, non dimentica nessuna carta e impara da come muovi.',
  person: 'Usate lo stesso schermo. Tra un turno e l’altro non mostra nulla finché l’altro non è pronto.',
};

const ruleSets: Readonly<Record<RuleSetName, string>> = {
  final: 'una pedina può tornare dopo due mosse',
  april: 'una pedina può tornare dopo tre mosse',
};

export const stratego: Words['games']['stratego'] = {
  name: 'Stratego Duel',
  summary: 'trova la bandiera nemica tra dieci pedine coperte',
  howTo: [
    'Disponi le tue dieci pedine nelle tue quattro righe; il nemico non vede quali sono. Poi, a turno, si muove una pedina di una casella; un esploratore va dritto quanto vuole, finché le caselle sono libere. Bandiera e bombe restano ferme.',
    'Chi arriva su una casella del nemico combatte. Le due pedine si scoprono: resta la più alta; se sono pari, escono entrambe. Una bomba ferma tutti tranne gli artificieri; una spia che attacca batte il maresciallo.',
    'Vince chi raggiunge la bandiera, e anche chi lascia l’altro senza mosse. Una pedina non può tornare subito su una casella che ha appena lasciato.',
  ],
  problem,
  rejection,
  ends,
  ranks,
  bots,
  botsAbout,
  suggested: 'consigliato per te',
  stronger: (name) => `Vittoria netta. Prossimo avversario: ${name}`,
  weaker: (name) => `Sconfitta netta. Prova con: ${name}`,
  ruleSets,
  games,
  sides: ['Rosso', 'Blu'],
  malformed: 'questo non si capisce.',
  irregular: (what) => `Irregolarità del ${what.side} in ${what.method} (${what.code})`,
  youAre: (side) => `sei il ${side}`,
  twoPeople: 'due persone a uno schermo',
  against: (bot) => `avversario: ${bot}`,
  move: (what) => `mossa ${what.move} di ${what.of}`,
  movesLeft: counted('it', { one: 'resta # mossa', other: 'restano # mosse' }),
  settingUp: (what) => `pedine disposte: ${what.placed} di ${what.of}`,
  turnOf: (side) => `tocca al ${side}`,
  placing: (side) => `il ${side} dispone le pedine`,
  thinking: (side) => `il ${side} sta pensando`,
  began: 'Tutte le pedine sono disposte.',
  moved: (what) => `il ${what.side} muove da ${what.from} a ${what.to}`,
  fought: (what) => `${the(what.piece)} del ${what.side} attacca ${the(what.enemy)} del ${what.other}`,
  stays: (piece) => `vince ${the(piece)}`,
  bothGo: 'escono entrambe',
  won: (side) => `vince il ${side}`,
  reasons: {
    'flag-captured': (loser) => `la bandiera del ${loser} è stata catturata`,
    'no-moves': (loser) => `il ${loser} non ha più mosse`,
    resigned: (loser) => `il ${loser} si è arreso`,
    'action-limit': () => 'mosse esaurite, non vince nessuno',
  },
  allShown: 'Ora tutte le pedine sono scoperte.',
  handOver: (side) => `${side}, tocca a te.`,
  handOverAbout: (side) => `Adesso solo il ${side} dovrebbe guardare lo schermo.`,
  captured: (pieces) => `catturate: ${pieces}`,
  lost: (pieces) => `perse: ${pieces}`,
  none: 'nessuna',
  tray: { pieces: 'rimaste', you: 'tu', enemy: 'nemico', unknown: 'ignote' },
  marks: { still: 'non si è mossa', moved: 'si è mossa', ran: 'ha corso: è un esploratore' },
  inHand: 'da disporre',
  placeNext: (piece) => `prossima: ${piece}`,
  allPlaced: 'sono tutte disposte',
  placeFirst: counted('it', { one: 'manca ancora # pedina.', other: 'mancano ancora # pedine.' }),
  notYours: 'Prima scegli una tua pedina.',
  cannotMove: 'Questa pedina ora non può muoversi.',
  commands: {
    pool: ['a caso', 'prendi a caso uno schieramento già pronto'],
    mirror: ['specchia', 'scambia destra e sinistra'],
    clear: ['svuota', 'togli tutte le pedine'],
    remove: ['togli', 'togli la pedina sotto il cursore'],
    'next-piece': ['pedina dopo', 'passa alla pedina successiva'],
    'piece-before': ['pedina prima', 'torna alla pedina precedente'],
    setups: ['schieramenti', 'conserva questo schieramento o riprendine uno tuo'],
    begin: ['comincia', 'comincia con questo schieramento'],
    hurry: ['muovi ora', 'fai muovere subito l’avversario'],
    earlier: ['prima', 'guarda la posizione di una mossa prima'],
    later: ['dopo', 'guarda la posizione di una mossa dopo'],
    now: ['adesso', 'torna alla posizione di adesso'],
    moves: ['mosse', 'l’elenco delle mosse fatte finora'],
    resign: ['arrenditi', 'abbandona la partita'],
  },
  /** What a shared command does here. */
  keyWords: {
    pick: ['prendi', 'prendi la pedina sotto il cursore'],
    go: ['vai', 'vai alla casella sotto il cursore'],
    drop: ['lascia', 'lascia la pedina presa'],
    place: ['metti', 'metti, prendi o scambia una pedina sotto il cursore'],
    show: ['mostra', 'mostra le tue pedine'],
    start: ['comincia', 'comincia la partita'],
  },
  moveList: {
    title: 'Mosse',
    start: 'l’inizio',
    moved: (what) => `da ${what.from} a ${what.to}`,
    pieceMoved: (what) => `${what.piece} da ${what.from} a ${what.to}`,
    met: {
      attacker: (what) => `prende ${the(what.enemy)}`,
      defender: (what) => `cade contro ${the(what.enemy)}`,
      both: (what) => `trova ${the(what.enemy)}: escono entrambe`,
    },
    hiddenMet: {
      attacker: (what) => `${the(what.own)} prende ${the(what.enemy)}`,
      defender: (what) => `${the(what.own)} cade contro ${the(what.enemy)}`,
      both: (what) => `${the(what.own)} trova ${the(what.enemy)}: escono entrambe`,
    },
    backAtStart: 'Una posizione precedente: prima della prima mossa',
    backAfter: (what) => `Una posizione precedente: ${what.move}, ${what.text}`,
    toNow: 'Torna ad adesso',
    toNowFirst: 'questa è una posizione precedente: per giocare torna ad adesso.',
    isNow: 'La posizione di adesso.',
  },
  resigning: {
    title: 'Vuoi arrenderti?',
    text: 'La partita sarà persa e tutte le pedine si scopriranno.',
    resign: 'Arrenditi',
    stay: 'Continua a giocare',
    ask: 'Scrivi resign un’altra volta per arrenderti.',
  },
  choice: {
    title: 'Nuova partita a Stratego Duel',
    side: 'Il tuo colore',
    against: 'Avversario',
    rules: 'Regole',
    time: 'Il bot pensa per',
    begin: 'Comincia',
    seconds: (seconds) => `${seconds} s`,
  },
  click: 'clic: una tua pedina, poi dove deve andare',
  setupClick: 'clic: su una casella metti o prendi una pedina, nell’elenco scegli quale',
  legend:
    'FL bandiera, FB SB bombe, MA maresciallo 10, GE generale 9, FM SM artificieri 3, FS SS esploratori 2, SP spia 1; R rosso, B blu.',
  directions: 'Direzioni: 1 avanti, 2 indietro, 3 sinistra, 4 destra, guardando verso il nemico.',
  insertRow: (side) => `Inserisci la riga della mossa del ${side}:`,
  insertColumn: (side) => `Inserisci la colonna della mossa del ${side}:`,
  insertDirection: (side) => `Inserisci la direzione della mossa del ${side}:`,
  insertSteps: (side) => `Inserisci il numero di passi della mossa del ${side}:`,
  insertPlace: (what) => `Inserisci riga e colonna per ${the(what.piece)} del ${what.side}:`,
  askSetup:
    'Il tuo schieramento: con pool ne prendi uno a caso, con il nome di un file lo leggi da lì, oppure disponi le dieci pedine una a una.',
  setupBegun: 'alcune pedine sono già disposte: continua una a una.',
  numberNeeded: (what) => `serve un numero intero da ${what.least} a ${what.most}.`,
  left: (what) => `${what.rank}: tue ${what.own}, del nemico ${what.enemy} (ignote ${what.unknown})`,
  savedAs: (file) => `Salvato in ${file}. Per continuare: dedalo play stratego --plain --resume ${file}`,
  newGoesOn: 'Con new cominci un’altra partita, con quit esci.',
  simulated: (what) =>
    `${games(what.games)}, per il Rosso: vittorie ${what.wins}, pareggi ${what.draws}, sconfitte ${what.losses}`,
  reasonHeads: ['motivo', 'Rosso', 'Blu', 'nessuno'],
  interval: (what) => `quota di vittorie del Rosso tra ${what.low} e ${what.high} (certezza del 95%)`,
  stopped: (what) => `interrotto dopo ${what.games} delle ${games(what.of)}`,
  setupsFine: counted('it', { one: '# schieramento, tutto in ordine', other: '# schieramenti, tutto in ordine' }),
};
