import type { Piece } from '@dedalo/theseus/logic';
import { counted } from '../counted.ts';
import { showCharacter } from '../show-character.ts';
import type { Words } from '../words.ts';

type LogicMazeWords = Words['games']['logic-maze'];

const moves = counted('el', { one: '# κίνηση', other: '# κινήσεις' });

/** As objects of a verb. */
const PIECES: Readonly<Record<Piece, string>> = { theseus: 'Θησέα (T)', minotaur: 'Μινώταυρο (M)', exit: 'έξοδο (E)' };
const SECONDS: Readonly<Record<Piece, string>> = {
  theseus: `δεύτερο ${PIECES.theseus}`,
  minotaur: `δεύτερο ${PIECES.minotaur}`,
  exit: `δεύτερη ${PIECES.exit}`,
};

const problem: LogicMazeWords['problem'] = {
  'level-too-small': ({ least }) =>
    `αυτό το ταμπλό είναι πολύ μικρό· θέλει τουλάχιστον ${least} σειρές και ${least} στήλες.`,
  'level-too-large': ({ most }) =>
    `αυτό το ταμπλό είναι πολύ μεγάλο· μπορεί να έχει το πολύ ${most} σειρές και ${most} στήλες.`,
  'board-incomplete': () => 'το ταμπλό δεν έχει τετράγωνο για κάθε σειρά και στήλη του.',
  'border-open': () => 'ο τοίχος γύρω από το ταμπλό έχει άνοιγμα.',
  'doors-differ': () => 'ανάμεσα σε δύο τετράγωνα υπάρχει τοίχος από τη μία πλευρά και όχι από την άλλη.',
  'piece-outside': () => 'κάτι βρίσκεται έξω από το ταμπλό.',
  'begins-caught': () => 'ο Θησέας και ο Μινώταυρος αρχίζουν από το ίδιο τετράγωνο.',
  'begins-escaped': () => 'ο Θησέας αρχίζει πάνω στην έξοδο.',
  'unexpected-character': ({ character, expected }) =>
    `το ${showCharacter(character)} δεν μπορεί να είναι εδώ· έπρεπε να υπάρχει: ${expected}.`,
  'row-too-long': ({ expected }: { readonly expected: number }) =>
    `αυτή η σειρά έχει περισσότερους από ${expected} χαρακτήρες.`,
  'row-too-short': ({ expected }: { readonly expected: number }) =>
    `αυτή η σειρά έχει λιγότερους από ${expected} χαρακτήρες.`,
  'piece-missing': ({ piece }) => `αυτό το ταμπλό δεν έχει ${PIECES[piece]}.`,
  'piece-twice': ({ piece }) => `αυτό το ταμπλό έχει και ${SECONDS[piece]}.`,
  'unknown-move': ({ character }) => `το ${showCharacter(character)} δεν είναι κίνηση.`,
  'no-levels': () => 'δεν έχει καμία πίστα μέσα.',
  'board-missing': () => 'δεν υπάρχει ταμπλό στο οποίο να ανήκει αυτό.',
  'key-twice': ({ key }) => `το ${key} υπάρχει εδώ για δεύτερη φορά.`,
  'bad-limit': ({ most }) => `το όριο κινήσεων πρέπει να είναι ακέραιος από 1 έως ${most}.`,
  'unexpected-line': ({ expected }) => `εδώ έπρεπε να υπάρχει: ${expected}.`,
};

const rejection: LogicMazeWords['rejection'] = {
  'game-over': () => 'η παρτίδα τελείωσε.',
  'not-your-turn': () => 'εδώ κινείται μόνο ο Θησέας.',
  'wall-ahead': () => 'εκεί είναι τοίχος.',
};

const ends: LogicMazeWords['ends'] = {
  escaped: 'απόδραση',
  caught: 'σε έπιασε ο Μινώταυρος',
  'action-limit': 'συμπληρώθηκε το όριο κινήσεων',
};

export const logicMaze: LogicMazeWords = {
  name: 'Λαβύρινθοι του Μινώταυρου',
  summary: 'ξεγέλασε έναν Μινώταυρο που κάνει δύο βήματα στο ένα δικό σου',
  howTo: [
    'Φτάσε στην έξοδο. Μετά από κάθε βήμα σου ο Μινώταυρος κάνει δύο. Μπορείς και να περιμένεις.',
    'Πάει στο πλάι, αν έτσι σε πλησιάζει· αλλιώς πάνω ή κάτω, αν έτσι σε πλησιάζει· αλλιώς μένει στη θέση του. Δεν είναι έξυπνος: οι τοίχοι τον κρατούν.',
    'Παράσυρέ τον πίσω από έναν τοίχο και ξεγλίστρα. Αναίρεσε όσο θέλεις.',
  ],
  problem,
  rejection,
  ends,
  moves,
  levels: counted('el', { one: '# πίστα', other: '# πίστες' }),
  escaped: (count) => `Ξέφυγες με ${moves(count)}.`,
  best: (what) => `ρεκόρ: ${what.own}, ελάχιστο: ${what.least}`,
  commands: {
    wait: ['αναμονή', 'μένεις στη θέση σου για έναν γύρο'],
    watch: ['λύση', 'βλέπεις μια λύση'],
    levels: ['πίστες', 'βλέπεις όλες τις πίστες'],
    next: ['επόμενη', 'πας στην επόμενη άλυτη πίστα'],
    previous: ['προηγούμενη', 'πας στην προηγούμενη πίστα'],
    bookmark: ['σελιδοδείκτης', 'κρατάς αυτή τη θέση'],
    bookmarks: ['σελιδοδείκτες', 'γυρίζεις σε θέση που κράτησες'],
  },
  packs: { lessons: 'Μαθήματα', labyrinths: 'Λαβύρινθοι', palace: 'Το παλάτι' },
  movesHead: 'κινήσεις / ελάχιστες',
  noEscape: 'Από εδώ δεν ξεφεύγεις πια.',
  click: 'κλικ σε διπλανό τετράγωνο: πας εκεί· στο δικό σου: περιμένεις',
  legend: 'T εσύ, M Μινώταυρος, E έξοδος.',
  savedAs: (file) => `Αποθηκεύτηκε ως ${file}. Με dedalo play logic-maze --plain --resume ${file} συνεχίζεις.`,
};
