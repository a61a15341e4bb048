import { LANGUAGE_NAMES } from '../language.ts';
import { KEY_SIGNS } from '../key-signs.ts';
import type { Words } from '../words.ts';

const time: Words['client']['time'] = {
  'not-alone': () => 'γυρίζεις πίσω μόνο όταν παίζεις μόνος σου.',
  'nothing-to-undo': () => 'δεν υπάρχει τίποτα να αναιρέσεις.',
  'nothing-to-redo': () => 'δεν υπάρχει τίποτα να επαναφέρεις.',
  'nothing-to-restart': () => 'είσαι ήδη στην αρχή.',
};

const aside = (file: string | undefined): string => (file === undefined ? '' : ` Φυλάχτηκε ως ${file}.`);

const store: Words['client']['store'] = {
  damaged: (found) =>
    `Το ${found.file} είναι χαλασμένο${found.line === undefined ? '' : ` στη γραμμή ${found.line}`} και δεν διαβάστηκε.${aside(found.aside)}`,
  'newer-version': (found) =>
    `Το ${found.file} το έγραψε νεότερη έκδοση του Dedalo και δεν διαβάστηκε.${aside(found.aside)}`,
  'bad-progress': (found) => `Κάποια μέρη του ${found.file} δεν βγάζουν νόημα και έμειναν έξω.${aside(found.aside)}`,
  'bad-settings': ({ file, settings }) => `${file}: άγνωστες ρυθμίσεις: ${settings.join(', ')}.`,
  'cannot-read': ({ file, reason }) => `Το ${file} δεν διαβάζεται (${reason}).`,
  'cannot-write': ({ file, reason }) =>
    `Το ${file} δεν μπορεί να γραφτεί (${reason})· ό,τι κάνεις τώρα μπορεί να χαθεί.`,
};

/** What a key does, in a word for the bottom line and in a sentence for the list of keys. */
const commands: Words['client']['commands'] = {
  up: ['πάνω', 'πας πάνω'],
  down: ['κάτω', 'πας κάτω'],
  left: ['αριστερά', 'πας αριστερά'],
  right: ['δεξιά', 'πας δεξιά'],
  choose: ['επιλογή', 'διαλέγεις ό,τι είναι επιλεγμένο'],
  back: ['πίσω', 'γυρίζεις πίσω'],
  help: ['βοήθεια', 'βλέπεις τη βοήθεια και όλα τα πλήκτρα'],
  undo: ['αναίρεση', 'αναιρείς την τελευταία κίνηση, ακόμη και μια νέα αρχή'],
  redo: ['επαναφορά', 'επαναφέρεις την κίνηση που αναίρεσες'],
  restart: ['απ’ την αρχή', 'αρχίζεις πάλι'],
  'new-game': ['νέα παρτίδα', 'αρχίζεις άλλη παρτίδα'],
  hint: ['συμβουλή', 'βλέπεις μια συμβουλή'],
  settings: ['ρυθμίσεις', 'αλλάζεις τις ρυθμίσεις'],
  export: ['αποθήκευση', 'αποθηκεύεις την παρτίδα ως καταγραφή'],
  play: ['έναρξη/παύση', 'ξεκινάς ή κάνεις παύση'],
  faster: ['πιο γρήγορα', 'πας πιο γρήγορα'],
  slower: ['πιο αργά', 'πας πιο αργά'],
  first: ['αρχή', 'πας στην αρχή'],
  last: ['τέλος', 'πας στο τέλος'],
  present: ['προβολή', 'μεγάλη προβολή για όλους· ξανά ή Esc: πίσω'],
};

export const client: Words['client'] = {
  time,
  store,
  commands,
  move: 'κίνηση',
  click: 'κλικ: πας εκεί· σε κουτί και μετά αλλού: το σπρώχνεις· ροδέλα: πίσω, μπρος',
  menu: {
    subtitle: 'παιχνίδια σε πλέγμα',
    continue: 'Συνέχεια',
    settings: 'Ρυθμίσεις',
    leave: 'Έξοδος',
  },
  settings: {
    title: 'Ρυθμίσεις',
    names: {
      language: 'Γλώσσα',
      letters: 'Γράμματα κατεύθυνσης',
      colours: 'Χρώματα',
      board: 'Ταμπλό',
      motion: 'Εφέ κίνησης',
      edges: 'Γράμματα και αριθμοί στην άκρη',
      deadlockNotice: 'Ειδοποίηση όταν χαθεί η πίστα',
      deadSquares: 'Ένδειξη νεκρών τετραγώνων',
      largeBoards: 'Μεγάλα ταμπλό',
    },
    language: { auto: 'του συστήματος', ...LANGUAGE_NAMES },
    letters: { auto: 'του παιχνιδιού', wasd: 'W A S D', hjkl: 'H J K L', udlr: 'U D L R', none: 'κανένα' },
    colours: { auto: 'αν τα έχει το τερματικό', none: 'χωρίς' },
    board: { auto: 'όπως το τερματικό', unicode: 'με γραφικά', ascii: 'με απλούς χαρακτήρες' },
    motion: { full: 'βήμα βήμα', none: 'χωρίς' },
    edges: { auto: 'όπου χρειάζονται', all: 'σε κάθε ταμπλό', none: 'ποτέ' },
    switch: { on: 'ναι', off: 'όχι' },
    where: (file) => `Τα πλήκτρα αλλάζουν στο ${file}.`,
  },
  keys: {
    title: 'Πλήκτρα',
    names: {
      ...KEY_SIGNS,
      enter: 'Enter',
      space: 'Space',
      backspace: 'Backspace',
      home: 'Home',
      end: 'End',
      'page-up': 'Page Up',
      'page-down': 'Page Down',
      delete: 'Del',
    },
  },
  moveKeys: { arrows: 'τα βέλη', or: (letters) => `τα βέλη ή με ${letters}` },
  askLetters: {
    question: 'Με ποια γράμματα θέλεις να κινείσαι, εκτός από τα βέλη;',
    later: 'Αλλάζουν και αργότερα, στις ρυθμίσεις.',
  },
  seat: (number) => `Θέση ${number}`,
  howTo: { title: (game) => `${game}: πώς παίζεται`, step: (n, of) => `${n} από ${of}` },
  tooSmall: 'Το παράθυρο είναι πολύ μικρό.',
  larger: ['μεγαλύτερο', 'το ταμπλό όσο μεγάλο χωράει, ή όπως πριν'],
  notLarger: 'Το παράθυρο είναι πολύ μικρό για να μεγαλώσει αυτό το ταμπλό.',
  saved: (file) => `Αποθηκεύτηκε ως ${file}.`,
  notSaved: (reason) => `Δεν αποθηκεύτηκε: ${reason}`,
  runningBroken: (file) => `Η παρτίδα που άφησες στη μέση έχει αλλοιωθεί και φυλάχτηκε ως ${file}.`,
  notOver: {
    title: 'Αυτή η παρτίδα δεν έχει τελειώσει',
    givesUp: 'Αν ξεκινήσεις άλλη, αυτή χάνεται.',
    giveUp: 'Ξεκίνα άλλη',
    keep: 'Κράτα αυτήν',
    tellsAll: 'Όποιος την ανοίξει βλέπει ό,τι είναι ακόμα κρυφό, κι εσύ μαζί.',
    copySeen: 'Αντιγραφή μόνο όσων βλέπω',
    shareAll: 'Μοιράσου τα όλα',
    saveAll: 'Αποθήκευσέ τα όλα',
    dont: 'Χωρίς αποθήκευση',
    savedAll: 'Η παρτίδα δεν τελείωσε: όποιος ανοίξει το αρχείο βλέπει ό,τι είναι κρυφό.',
  },
  noHint: 'Δεν υπάρχει συμβουλή εδώ.',
  doubledKeys: (keys) => `settings.toml: αυτά τα πλήκτρα έχουν δοθεί σε δύο εντολές: ${keys}.`,
  unknownKeys: (commandNames) => `settings.toml: δεν υπάρχει εντολή ${commandNames}.`,
};
