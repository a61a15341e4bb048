import type { End, Rejection, TextProblem } from '@dedalo/theseus';
import { counted } from '../counted.ts';
import type { Sentences } from '../sentences.ts';
import type { Words } from '../words.ts';
import { theseusOpponents } from './theseus-opponents.ts';
import { theseusReport } from './theseus-report.ts';

const THESEUS = 'Teseo';
const MINOTAUR = 'Minotauro';
/** Only the Minotaur has an article. */
const the = (seat: string): string => (seat === MINOTAUR ? `il ${seat}` : seat);

const supplies = counted('it', { one: '# provvista', other: '# provviste' });
const rounds = counted('it', { one: '# turno', other: '# turni' });
const games = counted('it', { one: '# partita', other: '# partite' });

const problem: Sentences<TextProblem> = {
  'bad-size': ({ value, least, most }) =>
    `una griglia non può avere ${value} caselle per lato; serve un numero dispari da ${least} a ${most}.`,
  'bad-supplies': ({ value, most }) => `non si può giocare con ${value} provviste; devono essere da 1 a ${most}.`,
  'too-few-walls': ({ value, least }) => `${value} lati di muro non bastano: già il bordo ne ha ${least}.`,
  'bad-rounds': ({ value, most }) => `non si può giocare per ${value} turni; devono essere da 1 a ${most}.`,
  'board-open': () => 'il muro intorno alla griglia ha un varco.',
  'walls-differ': () => 'tra due caselle c’è un muro da una parte ma non dall’altra.',
  'too-many-walls': () => 'una casella ha più di due muri.',
  'board-apart': () => 'la griglia non è tutta collegata: certe caselle non si possono raggiungere.',
  'piece-outside': () => 'c’è qualcosa fuori dalla griglia.',
  'supply-misplaced': () => 'c’è una provvista dove non può stare.',
  'unexpected-line': ({ expected }) => `qui dovrebbe esserci: ${expected}.`,
};

const rejection: Sentences<Rejection> = {
  'game-over': () => 'la partita è finita.',
  'not-your-turn': () => 'non tocca a te.',
  'wall-ahead': () => 'c’è un muro.',
};

const ends: Readonly<Record<End, string>> = {
  'all-collected': 'Teseo ha tutte le provviste',
  captured: 'il Minotauro ha preso Teseo',
  'action-limit': 'turni esauriti, non vince nessuno',
};

export const theseus: Words['games']['theseus'] = {
  name: 'Teseo e il Minotauro',
  summary: 'raccogli tutte le provviste prima che il Minotauro ti trovi',
  howTo: [
    'Sei Teseo, nell’angolo in basso a sinistra. Ogni turno ha due dadi: il Minotauro gioca il suo e fa il passo, poi scegli il tuo. 1 è su, 3 a destra, 5 giù, 7 a sinistra. Raccogli tutte le provviste.',
    'I muri fermano entrambi. Se finite sulla stessa casella, vince il Minotauro; se si esauriscono i turni, non vince nessuno.',
    'Vicino vuol dire entro tre caselle in linea retta, senza muri in mezzo. La tua spada diventa verde se c’è una provvista vicina, rossa se c’è il Minotauro.',
    'Conta i passi tra te e il Minotauro: se tocca a lui e il numero è pari, non può arrivare sulla tua casella. Un dado che gioca contro un muro cambia pari in dispari.',
  ],
  problem,
  rejection,
  ends,
  seats: [THESEUS, MINOTAUR],
  supplies,
  rounds,
  round: (what) => `turno ${what.round} di ${what.of}`,
  collected: (what) => `provviste: ${what.collected} di ${what.of}`,
  sabre: {
    white: 'la spada è bianca',
    green: 'la spada è verde: c’è una provvista vicina',
    red: 'la spada è rossa: il Minotauro è vicino',
  },
  ...theseusOpponents,
  stepsAhead: counted('it', { one: '# mossa avanti', other: '# mosse avanti' }),
  against: (bot) => `avversario: ${bot}`,
  turnOf: (seat) => `ora muove ${the(seat)}`,
  moved: (what) => `${the(what.seat)} va in ${what.place}`,
  blocked: (seat) => `${the(seat)} sbatte contro un muro`,
  took: 'Teseo prende una provvista',
  odds: (what) => `giocando al meglio: vittoria ${what.win}, pareggio ${what.draw}, sconfitta ${what.loss}`,
  tooLarge: (what) =>
    `questa griglia è troppo grande per essere risolta: servirebbero ${what.needed} e il limite è ${what.most}.`,
  forced: {
    win: 'Teseo può forzare la vittoria contro qualsiasi Minotauro.',
    draw: 'Nessuno dei due può forzare niente.',
    loss: 'Un Minotauro perfetto forza la vittoria.',
  },
  solved: (what) =>
    [`${what.states} stati`, what.seconds && `${what.seconds} s`, `${what.megabytes} MB`].filter(Boolean).join(', '),
  simulated: (what) =>
    `${games(what.games)}, per Teseo: vittorie ${what.wins}, pareggi ${what.draws}, sconfitte ${what.losses}`,
  interval: (what) => `quota di vittorie tra ${what.low} e ${what.high} (certezza del 95%)`,
  stopped: (what) => `interrotto dopo ${what.games} delle ${games(what.of)}`,
  analysisHeads: ['turno', 'mossa', 'prima', 'dopo', 'mossa migliore'],
  mistake: (share) => `sprecato: ${share}`,
  lostHere: 'è qui che la partita è andata persa',
  noMistakes: 'Teseo non ha sprecato niente.',
  noMoves: 'In questa partita Teseo non ha fatto nessuna mossa.',
  click: 'clic su una casella accanto a te: ci vai',
  commands: {
    statistics: ['statistiche', 'mostra com’è andata a Teseo'],
    'next-moment': ['momento dopo', 'vai al prossimo momento vinto o perso'],
    'previous-moment': ['momento prima', 'torna al momento vinto o perso precedente'],
  },
  report: theseusReport,
  signs: {
    title: 'Che cosa significano i segni',
    theseus: 'Teseo; la sua sciabola è bianca: vicino non c’è niente',
    green: 'verde, a forma di foglia: c’è una provvista vicino',
    red: 'rossa, a forma di fiamma: il Minotauro è vicino',
    minotaur: 'il Minotauro',
    supply: 'una provvista, con il suo numero',
    open: 'una casella su cui puoi andare',
    thread: 'la strada che Teseo ha fatto',
    dieOfTheseus: 'il dado di Teseo; la freccia dice dove ha portato',
    dieOfMinotaur: 'il dado del Minotauro',
    dark: 'scuro: quello che non vedi',
  },
  menu: {
    goOn: 'Continua la partita',
    begin: 'Nuova partita',
    described: 'Una partita intera, stampata',
    describedAbout: 'Teseo pensa due mosse avanti, il Minotauro tira il dado: ogni turno, la fine e le statistiche',
  },
  choice: {
    title: 'Nuova partita a Teseo e il Minotauro',
    side: 'Tu sei',
    watch: 'nessuno: guardi due giocatori',
    size: 'Griglia',
    supplies: 'Provviste',
    rounds: 'Turni',
    begin: 'Comincia',
    beginKey: ['comincia', 'comincia questa partita'],
  },
  playing: 'I due giocano la loro partita…',
  aim: {
    theseus: 'Sei Teseo: raccogli tutte le provviste.',
    minotaur: 'Sei il Minotauro: acchiappa Teseo.',
  },
  legend: 'T Teseo, M Minotauro, da s1 a s6 provviste.',
  savedAs: (file) => `Salvato in ${file}. Per continuare: dedalo play theseus --plain --resume ${file}`,
};
