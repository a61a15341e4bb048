import { counted } from '../counted.ts';
import type { Words } from '../words.ts';
import { raceFiles } from './race-files.ts';

type RaceWords = Words['games']['race'];

const lives = counted('it', { one: '# vita', other: '# vite' });
const livesLeft = counted('it', { one: 'resta # vita', other: 'restano # vite' });
const mistakes = counted('it', { one: '# errore', other: '# errori' });

const problem: RaceWords['problem'] = {
  'not-json': () => 'questo non è JSON.',
  'bad-part': ({ part }) => `${part} non è come dovrebbe essere.`,
  'bad-content': ({ problems }) => `nei file del gioco: ${mistakes(problems)}.`,
  'bad-action': ({ found }) => `«${found}» non è un tasto con un numero di istanti.`,
};

const rejection: RaceWords['rejection'] = {
  'game-over': () => 'la gara è finita.',
  'not-your-turn': () => 'non è il tuo turno.',
  'bad-length': ({ ticks }) => `non possono passare ${ticks} istanti in una volta.`,
  'nothing-to-use': ({ letter }) => `non hai niente da usare con il tasto ${letter}.`,
};

const ends: RaceWords['ends'] = {
  finished: 'hai attraversato tutti i labirinti prima degli altri',
  overtaken: 'un avversario è arrivato prima di te all’ultima uscita',
  'no-lives': 'non ti restano più vite',
  'action-limit': 'il tempo è scaduto',
};

/** What the shipped games call their levels, opponents and power-ups, by the names in their files. */
const names: RaceWords['names'] = {
  'The Hedge Garden': 'Il giardino di siepi',
  'The Harbour': 'Il porto',
  'The Cloister': 'Il chiostro',
  'The Catacombs': 'Le catacombe',
  'The Foundry': 'La fonderia',
  'The Clockwork': 'L’orologio',
  'The Observatory': 'L’osservatorio',
  'The Labyrinth': 'Il labirinto',
  'The Yard': 'Il cortile',
  snail: 'La lumaca',
  fox: 'La volpe',
  ghost: 'Il fantasma',
  magpie: 'La gazza',
  owl: 'Il gufo',
  hound: 'Il segugio',
  goose: 'L’oca',
  wolf: 'Il lupo',
  minotaur: 'Il Minotauro',
  dog: 'Il cane',
  Sandals: 'Sandali',
  Frost: 'Gelo',
  Aegis: 'Egida',
  Gate: 'Varco',
  Mire: 'Palude',
  Dusk: 'Penombra',
  Heart: 'Cuore',
  Hurry: 'Fretta',
  Mud: 'Fango',
};

export const race: RaceWords = {
  name: 'Gara tra i labirinti',
  summary: 'attraversa tutti i labirinti prima degli altri, in tempo reale',
  howTo: [
    'Le frecce ti guidano: corri finché un muro non ti ferma, e giri appena c’è un passaggio. Arriva all’uscita prima degli avversari, che attraversano le mappe per conto loro.',
    'Chi ti viene addosso ti costa una vita. Sul terreno chiaro si va veloci, su quello scuro piano. Se un corridoio esce dalla mappa, rientri dal lato opposto.',
    'Raccogli quello che trovi: a volte funziona subito, nel bene o nel male, a volte resta di scorta finché non premi la sua lettera. Spazio mette in pausa, Esc esce; la gara non va persa.',
  ],
  problem,
  rejection,
  ends,
  names,
  lives,
  level: (what) => `livello ${what.number} di ${what.of}`,
  map: (what) => `mappa ${what.number} di ${what.of}`,
  victory: 'Vittoria',
  gameOver: 'Hai perso',
  ready: 'Frecce o Spazio: via!',
  paused: 'Pausa',
  goesOn: 'Spazio: riprendi',
  again: 'Invio: un’altra gara',
  letters: 'lettere: usi quello che hai di scorta',
  told: {
    caught: (what) => `${what.name} ti ha preso: ${livesLeft(what.lives)}`,
    stored: (what) => `${what.name}: tasto ${what.key}`,
    works: (name) => `Ecco: ${name}!`,
    ended: (name) => `${name}: effetto finito`,
    takenBy: (what) => `${what.rival} prende ${what.name}`,
    ahead: (what) => `${what.name} è alla mappa ${what.number}`,
  },
  menu: {
    goOn: 'Riprendi la gara lasciata',
    begin: 'Nuova gara',
    levels: (names) => `Dal primo livello all’ultimo: ${names}`,
    resume: 'Riprendi',
    restart: 'Comincia un’altra gara',
    save: 'Salva come file di replay',
    leave: 'Lascia la gara; resta conservata',
  },
  commands: {
    pause: ['pausa', 'metti in pausa o riprendi'],
    mute: ['audio', 'attiva o disattiva l’audio'],
    'slot-1': ['usa 1', 'usa la prima cosa che porti'],
    'slot-2': ['usa 2', 'usa la seconda cosa che porti'],
    'slot-3': ['usa 3', 'usa la terza cosa che porti'],
    'slot-4': ['usa 4', 'usa la quarta cosa che porti'],
  },
  lettersUse: 'In gara ogni lettera usa qualcosa che porti. Scegli un tasto che non sia una lettera.',
  /** What a shared command does here. */
  keyWords: {
    start: ['via', 'parti o riprendi'],
    again: ['nuova gara', 'comincia un’altra gara'],
    leave: ['menu', 'pausa: riprendi, salva, esci'],
  },
  tooLong: (most) => `il tempo è un numero di sessantesimi di secondo da 1 a ${most}.`,
  unknownKey: (typed) => `Il tasto ${typed} non esiste.`,
  legend:
    '@ sei tu, le lettere sono gli avversari, * i bonus, E l’uscita, # i muri; le cifre sopra il 5 sono terreno lento, sotto il 5 veloce; -------- niente di scorta.',
  start:
    'north, east, south, west e le lettere maiuscole sono tasti; east 30 fa anche passare mezzo secondo. help dice che cos’altro c’è.',
  savedAs: (file) => `Salvato in ${file}. Per riprendere: dedalo play race --plain --resume ${file}`,
  files: raceFiles,
};
