import type { TimeRejection } from '@dedalo/engine';
import type { SharedCommand } from '../commands.ts';
import { LANGUAGE_NAMES } from '../language.ts';
import type { Sentences } from '../sentences.ts';
import type { StoreProblemWords } from '../store-problem-words.ts';
import { KEY_SIGNS } from '../key-signs.ts';
import type { Words } from '../words.ts';

const time: Sentences<TimeRejection> = {
  'not-alone': () => 'si torna indietro solo nelle partite in solitario.',
  'nothing-to-undo': () => 'non c’è niente da annullare.',
  'nothing-to-redo': () => 'non c’è niente da ripetere.',
  'nothing-to-restart': () => 'sei già all’inizio.',
};

const aside = (file: string | undefined): string =>
  file === undefined ? '' : ` Il file è stato messo da parte come ${file}.`;

const store: StoreProblemWords = {
  damaged: (found) =>
    `${found.file} è danneggiato${found.line === undefined ? '' : ` alla riga ${found.line}`} e non è stato letto.${aside(found.aside)}`,
  'newer-version': (found) =>
    `${found.file} viene da una versione più recente di Dedalo e non è stato letto.${aside(found.aside)}`,
  'bad-progress': (found) =>
    `Alcune parti di ${found.file} non hanno senso e sono state tralasciate.${aside(found.aside)}`,
  'bad-settings': ({ file, settings }) => `${file}: opzioni non riconosciute: ${settings.join(', ')}.`,
  'cannot-read': ({ file, reason }) => `Impossibile leggere ${file} (${reason}).`,
  'cannot-write': ({ file, reason }) =>
    `Impossibile scrivere ${file} (${reason}); quello che fai adesso potrebbe andare perso.`,
};

/** What a key does, in a word for the bottom line and in a sentence for the list of keys. */
const commands: Readonly<Record<SharedCommand, readonly [word: string, sentence: string]>> = {
  up: ['su', 'vai su'],
  down: ['giù', 'vai giù'],
  left: ['sinistra', 'vai a sinistra'],
  right: ['destra', 'vai a destra'],
  choose: ['scegli', 'scegli la voce evidenziata'],
  back: ['indietro', 'torna indietro'],
  help: ['aiuto', 'mostra l’aiuto e tutti i tasti'],
  undo: ['annulla', 'annulla l’ultima mossa o il ritorno all’inizio'],
  redo: ['ripeti', 'ripeti la mossa annullata'],
  restart: ['ricomincia', 'ricomincia da capo'],
  'new-game': ['nuova partita', 'comincia un’altra partita'],
  hint: ['consiglio', 'mostra un consiglio'],
  settings: ['opzioni', 'cambia le opzioni'],
  export: ['salva', 'salva la partita come replay'],
  play: ['play/pausa', 'avvia o metti in pausa'],
  faster: ['accelera', 'aumenta la velocità'],
  slower: ['rallenta', 'riduci la velocità'],
  first: ['inizio', 'vai all’inizio'],
  last: ['fine', 'vai alla fine'],
  present: ['in grande', 'in grande, per tutti; di nuovo, o Esc: torna normale'],
};

export const client: Words['client'] = {
  time,
  store,
  commands,
  move: 'muovi',
  click: 'clic: cammina; su cassa e poi casella: spingila lì; rotella: annulla, ripeti',
  menu: {
    subtitle: 'giochi su griglia',
    continue: 'Continua',
    settings: 'Opzioni',
    leave: 'Esci',
  },
  settings: {
    title: 'Opzioni',
    names: {
      language: 'Lingua',
      letters: 'Lettere per muoverti',
      colours: 'Colori',
      board: 'Disegno della griglia',
      motion: 'Animazioni',
      edges: 'Lettere e numeri sul bordo',
      deadlockNotice: 'Avvisa se il livello è perso',
      deadSquares: 'Segna le caselle morte',
      largeBoards: 'Griglie grandi',
    },
    language: { auto: 'come il sistema', ...LANGUAGE_NAMES },
    letters: { auto: 'quelle del gioco', wasd: 'W A S D', hjkl: 'H J K L', udlr: 'U D L R', none: 'nessuna' },
    colours: { auto: 'se il terminale li ha', none: 'nessuno' },
    board: { auto: 'come il terminale', unicode: 'a blocchi', ascii: 'solo caratteri' },
    motion: { full: 'passo passo', none: 'nessuna' },
    edges: { auto: 'dove servono', all: 'su ogni griglia', none: 'mai' },
    switch: { on: 'sì', off: 'no' },
    where: (file) => `I tasti si cambiano in ${file}.`,
  },
  keys: {
    title: 'Tasti',
    names: {
      ...KEY_SIGNS,
      enter: 'Invio',
      space: 'Spazio',
      backspace: 'Backspace',
      home: 'Home',
      end: 'Fine',
      'page-up': 'Pag ↑',
      'page-down': 'Pag ↓',
      delete: 'Canc',
    },
  },
  moveKeys: { arrows: 'le frecce', or: (letters) => `le frecce o con ${letters}` },
  askLetters: {
    question: 'Con quali lettere vuoi muoverti, oltre che con le frecce?',
    later: 'Puoi cambiarle poi nelle opzioni.',
  },
  seat: (number) => `Posto ${number}`,
  howTo: { title: (game) => `Come si gioca a ${game}`, step: (n, of) => `${n} di ${of}` },
  tooSmall: 'La finestra è troppo piccola.',
  larger: ['più grande', 'disegna la griglia più grande possibile, o come prima'],
  notLarger: 'La finestra è troppo piccola per disegnare più grande questa griglia.',
  saved: (file) => `Salvato in ${file}.`,
  notSaved: (reason) => `Salvataggio non riuscito: ${reason}`,
  runningBroken: (kept) => `La partita lasciata a metà non è valida ed è stata messa da parte come ${kept}.`,
  notOver: {
    title: 'Questa partita non è finita',
    givesUp: 'Se ne inizi un’altra, questa è persa.',
    giveUp: 'Iniziane un’altra',
    keep: 'Tieni questa',
    tellsAll: 'Chi la apre vede tutto ciò che è ancora nascosto, anche tu.',
    copySeen: 'Copia solo ciò che vedo',
    shareAll: 'Condividi tutto',
    saveAll: 'Salva tutto',
    dont: 'Non salvarla',
    savedAll: 'La partita non è finita: chi apre il file vede tutto ciò che è nascosto.',
  },
  noHint: 'Qui non ci sono consigli.',
  doubledKeys: (keys) => `settings.toml: questi tasti sono assegnati a due comandi: ${keys}.`,
  unknownKeys: (commandNames) => `settings.toml: nessun comando si chiama ${commandNames}.`,
};
