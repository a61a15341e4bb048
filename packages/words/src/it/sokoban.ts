import type { Deadlock, End, Rejection, TextProblem } from '@dedalo/sokoban';
import { counted } from '../counted.ts';
import { showCharacter } from '../show-character.ts';
import type { Sentences } from '../sentences.ts';
import type { Words } from '../words.ts';
import { guide } from './sokoban-guide.ts';

const boxes = counted('it', { one: '# cassa', other: '# casse' });
const goals = counted('it', { one: '# obiettivo', other: '# obiettivi' });
const moves = counted('it', { one: '# mossa', other: '# mosse' });
const pushes = counted('it', { one: '# spinta', other: '# spinte' });
const pulls = counted('it', { one: '# tirata', other: '# tirate' });
const levels = counted('it', { one: '# livello', other: '# livelli' });
const games = counted('it', { one: '# partita salvata', other: '# partite salvate' });
const stars = counted('it', { one: '# stella su 3', other: '# stelle su 3' });

const problem: Sentences<TextProblem> = {
  'no-levels': () =>
    'non contiene nessun livello. Un livello si disegna con # muro, @ giocatore, $ cassa, . obiettivo.',
  'collection-too-large': ({ most }) =>
    `è troppo grande; da un file si leggono al massimo ${most} tra caselle e mosse.`,
  'unexpected-line': ({ expected }) => `qui dovrebbe esserci: ${expected}.`,
  'bad-xml': ({ expected }) => `non è l’XML di una raccolta di livelli: qui dovrebbe esserci ${expected}.`,
  'unknown-square': ({ character }) =>
    `${showCharacter(character)} non significa niente in un livello; i simboli ammessi sono # muro, @ giocatore, + giocatore su obiettivo, $ cassa, * cassa su obiettivo, . obiettivo e lo spazio.`,
  'no-player': () => 'in questo livello manca il giocatore (@, oppure + su un obiettivo).',
  'second-player': () => 'in questo livello c’è un secondo giocatore; può essercene uno solo.',
  'player-blocked': () => 'il giocatore sta dove c’è già una cassa.',
  'board-incomplete': () => 'il numero di caselle non corrisponde alle righe e alle colonne della griglia.',
  'no-boxes': () => 'in questo livello non c’è nessuna cassa ($, oppure * su un obiettivo).',
  'boxes-and-goals-differ': (found) =>
    `questo livello ha ${boxes(found.boxes)} e ${goals(found.goals)}; i due numeri devono essere uguali.`,
  'square-twice': () => 'due casse, o due obiettivi, stanno sulla stessa casella.',
  'square-outside': () => 'c’è qualcosa fuori dalla griglia.',
  'square-in-wall': () => 'c’è qualcosa dentro un muro.',
  'level-too-small': ({ least }) =>
    `questo livello è troppo piccolo; servono almeno ${least} righe e ${least} colonne.`,
  'level-too-large': ({ most }) =>
    `questo livello è troppo grande; può avere al massimo ${most} righe e ${most} colonne.`,
  'bad-count': ({ most }) => `le ripetizioni devono essere un numero intero da 1 a ${most}.`,
  'group-not-closed': () => 'questa ( non viene mai chiusa.',
  'group-not-opened': () => 'questa ) non è mai stata aperta.',
  'count-of-nothing': () => 'questo numero non ripete niente; dopo ci vuole un simbolo o una (.',
  'runs-too-long': ({ most }) => `scritto per esteso, supererebbe i ${most} simboli.`,
  'unknown-move': ({ character }) =>
    `${showCharacter(character)} non è una mossa; le mosse sono u, d, l, r e le loro maiuscole.`,
  'jump-not-closed': () => 'questa [ non viene mai chiusa.',
  'jump-not-opened': () => 'questa ] non è mai stata aperta.',
  'bad-limit': ({ most }) => `il limite di mosse dev’essere un numero intero da 1 a ${most}.`,
  'no-reverse-play': () => 'questo livello non si può giocare a ritroso: non ha tanti obiettivi quante casse.',
};

const rejection: Sentences<Rejection> = {
  'game-over': () => 'la partita è finita.',
  'not-your-turn': () => 'qui muove solo il giocatore.',
  'wall-ahead': () => 'c’è un muro.',
  'edge-ahead': () => 'lì finisce la griglia.',
  'box-meets-wall': () => 'la cassa non si muove: dietro c’è un muro.',
  'box-meets-box': () => 'la cassa non si muove: dietro ce n’è un’altra.',
  'box-meets-edge': () => 'la cassa non si muove: dietro finisce la griglia.',
  'box-ahead': () => 'c’è una cassa, e nel gioco a ritroso le casse si possono solo tirare.',
  'no-box-to-pull': () => 'dietro di te non c’è nessuna cassa da tirare.',
  'only-in-reverse': () => 'si tira e si salta solo nel gioco a ritroso.',
  'jump-first': () => 'nel gioco a ritroso scegli prima da dove cominciare.',
  'no-way-to-jump': () => 'lì non ci arrivi.',
};

/** `at` names the place of a box. */
const deadlock = (at: (box: number) => string): Sentences<Deadlock> => ({
  'dead-square': ({ box }) => `La cassa in ${at(box)} non può più raggiungere nessun obiettivo.`,
  frozen: (found) => {
    const places = found.boxes.map(at).join(' e ');
    const stay = found.boxes.length === 1 ? `la cassa in ${places} è bloccata` : `le casse in ${places} sono bloccate`;
    return `Il livello non si può più risolvere: ${stay}.`;
  },
  'too-few-goals': (found) =>
    `Il livello non si può più risolvere: restano troppo pochi obiettivi per le casse in ${found.boxes.map(at).join(' e ')}.`,
});

const ends: Readonly<Record<End, string>> = {
  solved: 'livello risolto',
  stuck: 'non si può più muovere niente',
  'action-limit': 'limite di mosse raggiunto',
};

export const sokoban: Words['games']['sokoban'] = {
  name: 'Sokoban',
  summary: 'spingi ogni cassa su un obiettivo',
  aim: {
    forward: 'Spingi ogni cassa su un obiettivo.',
    reverse: 'Tira ogni cassa via dal suo obiettivo, fino al punto di partenza.',
  },
  legend: 'P tu, B cassa, G obiettivo, * cassa su un obiettivo, - muro.',
  howTo: (keys) => [
    `Muoviti con ${keys}. Se vai contro una cassa, la spingi avanti di una casella. Porta ogni cassa su un obiettivo.`,
    'Puoi spingere una sola cassa alla volta, e mai tirare. Una cassa in un angolo resta lì: guarda bene prima di spingere.',
    'Niente è mai perduto: annulla quanto vuoi, ripeti o ricomincia da capo. Puoi annullare anche dopo aver ricominciato.',
  ],
  problem,
  rejection,
  deadlock,
  ends,
  boxes,
  moves,
  pushes,
  pulls,
  levels,
  games,
  size: 'dimensioni',
  boxesHead: 'casse',
  movesHead: 'mosse',
  pushesHead: 'spinte',
  pullsHead: 'tirate',
  titleHead: 'titolo',
  packs: {
    'first-steps': 'Primi passi',
    classic: 'Classici',
    pockets: 'Stanzette',
    workshop: 'Officina',
    harbour: 'Porto',
    tangles: 'Grovigli',
    summits: 'Vette',
  },
  reverse: 'a ritroso',
  by: (author) => `di ${author}`,
  solved: (what) => `Risolto in ${moves(what.moves)} e ${pushes(what.pushes)}.`,
  solvedInReverse: (what) => `Risolto a ritroso in ${moves(what.moves)} e ${pulls(what.pulls)}.`,
  best: (what) => `record: ${moves(what.moves)}, ${pushes(what.pushes)}`,
  par: {
    stars,
    bestKnown: (count) => `Migliore noto: ${count}`,
    fewest: (count) => `Minimo possibile: ${count}`,
    oneMore: (count) => `Un’altra stella con ${count} o meno`,
  },
  noSolution: 'Per questo livello non c’è nessuna soluzione salvata.',
  leftOut: (what) => `Lasciati fuori: ${what}`,
  leftOutMore: (count) => `e altri ${count}`,
  noBoxThere: 'Lì non c’è nessuna cassa da spingere.',
  noWalk: 'Lì non ci arrivi senza spingere.',
  noPush: 'La cassa non può arrivare lì se le altre restano ferme.',
  cannotReverse: 'Questo livello non si può giocare a ritroso.',
  chooseStart: 'Fai clic dove vuoi cominciare, oppure premi una freccia.',
  pullKeys:
    'Maiusc+freccia, o una lettera maiuscola, tira la cassa che hai alle spalle; basta anche un clic o un tocco sulla cassa.',
  allSolved: 'Gli altri livelli sono tutti risolti.',
  noOtherLevel: 'Da qui non si conoscono altri livelli.',
  guide,
  commands: {
    watch: ['risolvi', 'guarda una soluzione da qui'],
    shorten: ['accorcia', 'accorcia la tua soluzione del livello'],
    reverse: ['a ritroso', 'gioca a ritroso: tira le casse via dagli obiettivi'],
    'dead-squares': ['caselle morte', 'segna le caselle da cui nessuna cassa arriva a un obiettivo'],
    levels: ['livelli', 'mostra l’elenco dei livelli'],
    next: ['prossimo', 'vai al prossimo livello da risolvere'],
    previous: ['precedente', 'torna al livello precedente'],
    bookmark: ['segnalibro', 'tieni questa posizione'],
    bookmarks: ['segnalibri', 'torna a una posizione che hai tenuto'],
  },
  otherPack: ['raccolta', 'un’altra raccolta'],
};
