import type { End, Piece, Rejection, TextProblem } from '@dedalo/theseus/logic';
import { counted } from '../counted.ts';
import { showCharacter } from '../show-character.ts';
import type { Sentences } from '../sentences.ts';
import type { Words } from '../words.ts';

const moves = counted('it', { one: '# mossa', other: '# mosse' });

const PIECES: Readonly<Record<Piece, string>> = {
  theseus: 'Teseo (T)',
  minotaur: 'il Minotauro (M)',
  exit: 'l’uscita (E)',
};
const SECONDS: Readonly<Record<Piece, string>> = {
  theseus: 'un secondo Teseo (T)',
  minotaur: 'un secondo Minotauro (M)',
  exit: 'una seconda uscita (E)',
};

const problem: Sentences<TextProblem> = {
  'level-too-small': ({ least }) =>
    `questa griglia è troppo piccola; servono almeno ${least} righe e ${least} colonne.`,
  'level-too-large': ({ most }) =>
    `questa griglia è troppo grande; può avere al massimo ${most} righe e ${most} colonne.`,
  'board-incomplete': () => 'il numero di caselle non corrisponde alle righe e alle colonne della griglia.',
  'border-open': () => 'il muro intorno alla griglia ha un varco.',
  'doors-differ': () => 'tra due caselle c’è un muro da una parte ma non dall’altra.',
  'piece-outside': () => 'c’è qualcosa fuori dalla griglia.',
  'begins-caught': () => 'Teseo e il Minotauro partono dalla stessa casella.',
  'begins-escaped': () => 'Teseo parte già sull’uscita.',
  'unexpected-character': ({ character, expected }) =>
    `${showCharacter(character)} qui non può stare; dovrebbe esserci: ${expected}.`,
  'row-too-long': ({ expected }: { readonly expected: number }) => `questa riga ha più di ${expected} caratteri.`,
  'row-too-short': ({ expected }: { readonly expected: number }) => `questa riga ha meno di ${expected} caratteri.`,
  'piece-missing': ({ piece }) => `in questa griglia manca ${PIECES[piece]}.`,
  'piece-twice': ({ piece }) => `in questa griglia c’è ${SECONDS[piece]}.`,
  'unknown-move': ({ character }) => `${showCharacter(character)} non è una mossa.`,
  'no-levels': () => 'non contiene nessun livello.',
  'board-missing': () => 'manca la griglia a cui questo si riferisce.',
  'key-twice': ({ key }) => `${key} compare qui una seconda volta.`,
  'bad-limit': ({ most }) => `il limite di mosse dev’essere un numero intero da 1 a ${most}.`,
  'unexpected-line': ({ expected }) => `qui dovrebbe esserci: ${expected}.`,
};

const rejection: Sentences<Rejection> = {
  'game-over': () => 'la partita è finita.',
  'not-your-turn': () => 'qui muove solo Teseo.',
  'wall-ahead': () => 'c’è un muro.',
};

const ends: Readonly<Record<End, string>> = {
  escaped: 'fuga riuscita',
  caught: 'il Minotauro ti ha preso',
  'action-limit': 'limite di mosse raggiunto',
};

export const logicMaze: Words['games']['logic-maze'] = {
  name: 'Labirinti del Minotauro',
  summary: 'metti nel sacco un Minotauro che a ogni tuo passo ne fa due',
  howTo: [
    'Raggiungi l’uscita. Dopo ogni tuo passo il Minotauro ne fa due. Puoi anche aspettare.',
    'Va di lato, se così ti si avvicina; altrimenti su o giù, se così ti si avvicina; altrimenti sta fermo. Non è furbo: i muri lo bloccano.',
    'Attiralo dietro un muro e sguscia via. Puoi annullare quanto vuoi.',
  ],
  problem,
  rejection,
  ends,
  moves,
  levels: counted('it', { one: '# livello', other: '# livelli' }),
  escaped: (count) => `Fuga riuscita in ${moves(count)}.`,
  best: (what) => `record: ${what.own}, minimo: ${what.least}`,
  commands: {
    wait: ['aspetta', 'resta dove sei per un turno'],
    watch: ['soluzione', 'guarda una soluzione'],
    levels: ['livelli', 'mostra l’elenco dei livelli'],
    next: ['prossimo', 'vai al prossimo livello da risolvere'],
    previous: ['precedente', 'torna al livello precedente'],
    bookmark: ['segnalibro', 'tieni questa posizione'],
    bookmarks: ['segnalibri', 'torna a una posizione che hai tenuto'],
  },
  packs: { lessons: 'Lezioni', labyrinths: 'Labirinti', palace: 'Il palazzo' },
  movesHead: 'mosse / minimo',
  noEscape: 'Da qui non c’è più scampo.',
  click: 'clic su una casella accanto a te: ci vai; sulla tua: aspetti',
  legend: 'T tu, M Minotauro, E uscita.',
  savedAs: (file) => `Salvato in ${file}. Per continuare: dedalo play logic-maze --plain --resume ${file}`,
};
