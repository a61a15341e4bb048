import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const levels = counted('it', { one: '# livello', other: '# livelli' });
const games = counted('it', { one: '# partita salvata rigiocata', other: '# partite salvate rigiocate' });
const positions = counted('it', { one: '# posizione', other: '# posizioni' });
const boards = counted('it', { one: '# griglia', other: '# griglie' });

/** What the commands that work on files of levels say. */
export const files: Words['files'] = {
  packHead: 'raccolta',
  levelsHead: 'livelli',
  begin: 'dedalo play sokoban per cominciare; dedalo sokoban levels first-steps elenca i livelli di quella raccolta.',
  stored: ({ moves, pushes }) => `soluzione salvata: ${moves}, ${pushes}`,
  warning: 'attenzione',
  level: (number) => `livello ${number}`,
  neverSolved: 'questo livello non si può risolvere.',
  again: (level) => `è di nuovo il livello ${level}, magari ruotato o specchiato.`,
  announced: 'si annuncia una soluzione, ma non seguono mosse leggibili.',
  aGame: 'una partita salvata',
  cannotBePlayed: ({ game, number, reason }) => `«${game}» non si può giocare: mossa ${number}: ${reason}`,
  doesNotSolve: (game) => `«${game}» non risolve il livello.`,
  played: (what) => `${levels(what.levels)}, ${games(what.games)}`,
  unread: counted('it', { one: '# file non si può leggere.', other: '# file non si possono leggere.' }),
  wrong: counted('it', { one: '# partita salvata è sbagliata.', other: '# partite salvate sono sbagliate.' }),
  metricHeads: ['mosse', 'spinte', 'tratti', 'cambi', 'riprese', 'tratti a piedi'],
  gameHead: 'partita',
  yourMoves: 'le tue mosse',
  solvesIt: 'lo risolve',
  solvesItNot: 'non lo risolve',
  refused: ({ number, reason }) => `mossa ${number}: ${reason}`,
  noGames: (name) => `${name}: qui non ci sono partite salvate. --moves misura le tue mosse.`,
  someRefused: 'alcune mosse non si possono giocare.',
  noMove: 'non c’è nessuna mossa.',
  solve: {
    ends: {
      solved: 'risolto',
      unsolvable: 'insolubile',
      'time-up': 'tempo scaduto',
      'memory-full': 'memoria esaurita',
      stopped: 'interrotto',
    },
    nodesHead: 'posizioni',
    secondsHead: 's di CPU',
    progress: (what) =>
      `livello ${what.level}: ${positions(what.nodes)}, ${what.best}/${what.boxes} a posto, ${what.megabytes} MB, ${what.seconds} s`,
    sum: (what) => `Risolti ${what.solved} su ${levels(what.of)}; tempo di CPU: ${what.seconds} s.`,
    unsolved: counted('it', { one: '# livello non è risolto.', other: '# livelli non sono risolti.' }),
  },
  optimize: {
    ends: {
      done: 'niente più da provare',
      'time-up': 'tempo scaduto',
      stopped: 'interrotto',
      unsolved: 'senza soluzione',
    },
    progress: (what) =>
      `livello ${what.level}: ${what.moves ?? '–'}/${what.pushes ?? '–'} mosse/spinte, ${what.seconds} s`,
    sum: (what) => `${what.from} prima, ${what.to} dopo; tempo CPU: ${what.seconds} s.`,
    unsolved: counted('it', { one: '# livello è senza soluzione.', other: '# livelli sono senza soluzione.' }),
  },
  generate: {
    heads: ['cambi di cassa', 'deviazioni', 'mosse sbagliate'],
    progress: (count) => boards(count),
    sum: (what) => `${levels(what.levels)} da ${boards(what.boards)}; tempo CPU: ${what.seconds} s.`,
    fewer: (what) =>
      `trovati ${what.levels} su ${what.of}. Con una griglia più grande, più casse o una difficoltà minore se ne trovano di più.`,
    stopped: (what) => `interrotto: ${what.levels} su ${levels(what.of)}.`,
  },
};
