import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const levels = counted('el', { one: '# πίστα', other: '# πίστες' });
const games = counted('el', {
  one: '# αποθηκευμένη παρτίδα ξαναπαίχτηκε',
  other: '# αποθηκευμένες παρτίδες ξαναπαίχτηκαν',
});
const positions = counted('el', { one: '# θέση', other: '# θέσεις' });
const boards = counted('el', { one: '# ταμπλό', other: '# ταμπλό' });

/** What the commands that work on files of levels say. */
export const files: Words['files'] = {
  packHead: 'συλλογή',
  levelsHead: 'πίστες',
  begin: 'dedalo play sokoban για να ξεκινήσεις· dedalo sokoban levels first-steps για τις πίστες αυτής της συλλογής.',
  stored: ({ moves, pushes }) => `αποθηκευμένη λύση: ${moves}, ${pushes}`,
  warning: 'προσοχή',
  level: (number) => `πίστα ${number}`,
  neverSolved: 'αυτή η πίστα δεν λύνεται.',
  again: (level) => `είναι πάλι η πίστα ${level}, ίσως στραμμένη ή καθρεφτισμένη.`,
  announced: 'αναγγέλλεται λύση, αλλά δεν ακολουθούν κινήσεις που να διαβάζονται.',
  aGame: 'μια αποθηκευμένη παρτίδα',
  cannotBePlayed: ({ game, number, reason }) => `«${game}»: δεν παίζεται, κίνηση ${number}: ${reason}`,
  doesNotSolve: (game) => `«${game}»: δεν λύνει την πίστα.`,
  played: (what) => `${levels(what.levels)}, ${games(what.games)}`,
  unread: counted('el', { one: '# αρχείο δεν διαβάζεται.', other: '# αρχεία δεν διαβάζονται.' }),
  wrong: counted('el', { one: '# αποθηκευμένη παρτίδα είναι λάθος.', other: '# αποθηκευμένες παρτίδες είναι λάθος.' }),
  metricHeads: ['κινήσεις', 'σπρωξιές', 'γραμμές', 'αλλαγές', 'σειρές', 'διαδρομές'],
  gameHead: 'παρτίδα',
  yourMoves: 'οι κινήσεις σου',
  solvesIt: 'τη λύνει',
  solvesItNot: 'δεν τη λύνει',
  refused: ({ number, reason }) => `κίνηση ${number}: ${reason}`,
  noGames: (name) => `${name}: δεν υπάρχουν αποθηκευμένες παρτίδες εδώ. Με --moves μετράς τις δικές σου κινήσεις.`,
  someRefused: 'κάποιες κινήσεις δεν παίζονται.',
  noMove: 'δεν έχει καμία κίνηση.',
  solve: {
    ends: {
      solved: 'λύθηκε',
      unsolvable: 'δεν λύνεται',
      'time-up': 'τέλος χρόνου',
      'memory-full': 'τέλος μνήμης',
      stopped: 'διακόπηκε',
    },
    nodesHead: 'θέσεις',
    secondsHead: 'δευτ. CPU',
    progress: (what) =>
      `πίστα ${what.level}: ${positions(what.nodes)}, ${what.best}/${what.boxes} στη θέση τους, ${what.megabytes} MB, ${what.seconds} δ`,
    sum: (what) => `Λύθηκαν ${what.solved} από ${levels(what.of)}· χρόνος CPU: ${what.seconds} δ.`,
    unsolved: counted('el', { one: '# πίστα έμεινε άλυτη.', other: '# πίστες έμειναν άλυτες.' }),
  },
  optimize: {
    ends: {
      done: 'δεν μένει τίποτα να δοκιμαστεί',
      'time-up': 'τέλος χρόνου',
      stopped: 'διακόπηκε',
      unsolved: 'χωρίς λύση',
    },
    progress: (what) =>
      `πίστα ${what.level}: ${what.moves ?? '–'}/${what.pushes ?? '–'} κινήσεις/σπρωξιές, ${what.seconds} δ.`,
    sum: (what) => `${what.from} πριν, ${what.to} μετά· χρόνος CPU: ${what.seconds} δ.`,
    unsolved: counted('el', { one: '# πίστα δεν έχει λύση.', other: '# πίστες δεν έχουν λύση.' }),
  },
  generate: {
    heads: ['αλλαγές κουτιού', 'παρακάμψεις', 'λάθος στροφές'],
    progress: (count) => boards(count),
    sum: (what) => `${levels(what.levels)} από ${boards(what.boards)}· χρόνος CPU: ${what.seconds} δ.`,
    fewer: (what) =>
      `βρέθηκαν ${what.levels} από ${what.of}. Με μεγαλύτερο ταμπλό, περισσότερα κουτιά ή μικρότερη δυσκολία βρίσκονται περισσότερες.`,
    stopped: (what) => `διακόπηκε: ${what.levels} από ${levels(what.of)}.`,
  },
};
