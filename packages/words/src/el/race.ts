import { counted } from '../counted.ts';
import type { Words } from '../words.ts';
import { raceFiles } from './race-files.ts';

type RaceWords = Words['games']['race'];

const lives = counted('el', { one: '# ζωή', other: '# ζωές' });
const livesLeft = counted('el', { one: 'μένει # ζωή', other: 'μένουν # ζωές' });
const mistakes = counted('el', { one: '# λάθος', other: '# λάθη' });

const problem: RaceWords['problem'] = {
  'not-json': () => 'αυτό δεν είναι JSON.',
  'bad-part': ({ part }) => `το ${part} δεν είναι όπως πρέπει.`,
  'bad-content': ({ problems }) => `τα αρχεία του παιχνιδιού έχουν ${mistakes(problems)}.`,
  'bad-action': ({ found }) => `το «${found}» δεν είναι πλήκτρο με πλήθος στιγμών.`,
};

const rejection: RaceWords['rejection'] = {
  'game-over': () => 'ο αγώνας τελείωσε.',
  'not-your-turn': () => 'δεν είναι η σειρά σου.',
  'bad-length': ({ ticks }) => `δεν γίνεται να περάσουν ${ticks} στιγμές μαζί.`,
  'nothing-to-use': ({ letter }) => `δεν έχεις τίποτα για το πλήκτρο ${letter}.`,
};

const ends: RaceWords['ends'] = {
  finished: 'πέρασες όλους τους λαβυρίνθους πριν από τους άλλους',
  overtaken: 'ένας αντίπαλος έφτασε πριν από σένα στην τελευταία έξοδο',
  'no-lives': 'δεν σου μένει άλλη ζωή',
  'action-limit': 'ο χρόνος τελείωσε',
};

/** What the shipped games call their levels, opponents and power-ups, by the names in their files. */
const names: RaceWords['names'] = {
  'The Hedge Garden': 'Ο κήπος',
  'The Harbour': 'Το λιμάνι',
  'The Cloister': 'Το μοναστήρι',
  'The Catacombs': 'Οι κατακόμβες',
  'The Foundry': 'Το χυτήριο',
  'The Clockwork': 'Το ρολόι',
  'The Observatory': 'Το αστεροσκοπείο',
  'The Labyrinth': 'Ο λαβύρινθος',
  'The Yard': 'Η αυλή',
  snail: 'Το σαλιγκάρι',
  fox: 'Η αλεπού',
  ghost: 'Το φάντασμα',
  magpie: 'Η καρακάξα',
  owl: 'Η κουκουβάγια',
  hound: 'Το λαγωνικό',
  goose: 'Η χήνα',
  wolf: 'Ο λύκος',
  minotaur: 'Ο Μινώταυρος',
  dog: 'Ο σκύλος',
  Sandals: 'Σανδάλια',
  Frost: 'Παγετός',
  Aegis: 'Αιγίδα',
  Gate: 'Πύλη',
  Mire: 'Βάλτος',
  Dusk: 'Σούρουπο',
  Heart: 'Καρδιά',
  Hurry: 'Βιασύνη',
  Mud: 'Λάσπη',
};

export const race: RaceWords = {
  name: 'Αγώνας στους λαβυρίνθους',
  summary: 'πέρνα όλους τους λαβυρίνθους πριν από τους άλλους, σε πραγματικό χρόνο',
  howTo: [
    'Με τα βέλη κατευθύνεσαι: τρέχεις ώσπου να σε σταματήσει τοίχος και στρίβεις μόλις βρεθεί πέρασμα. Φτάσε στην έξοδο πριν από τους αντιπάλους, που περνούν τους χάρτες μόνοι τους.',
    'Όποιος πέσει πάνω σου σου κοστίζει μια ζωή. Στο ανοιχτόχρωμο έδαφος τρέχεις γρήγορα, στο σκούρο αργά. Όπου ένας διάδρομος βγαίνει από τον χάρτη, ξαναμπαίνεις από την άλλη πλευρά.',
    'Μάζευε ό,τι βρίσκεις: άλλα επιδρούν αμέσως, για καλό ή για κακό, άλλα μένουν στη διάθεσή σου ώσπου να πατήσεις το γράμμα τους. Space για παύση, Esc για έξοδο· ο αγώνας δεν χάνεται.',
  ],
  problem,
  rejection,
  ends,
  names,
  lives,
  level: (what) => `επίπεδο ${what.number} από ${what.of}`,
  map: (what) => `χάρτης ${what.number} από ${what.of}`,
  victory: 'Νίκη',
  gameOver: 'Τέλος παιχνιδιού',
  ready: 'Βέλη ή Space: φύγαμε!',
  paused: 'Παύση',
  goesOn: 'Space: συνέχεια',
  again: 'Enter: άλλος αγώνας',
  letters: 'γράμματα: χρησιμοποιείς ό,τι έχεις μαζέψει',
  told: {
    caught: (what) => `Σε έπιασε: ${what.name}· ${livesLeft(what.lives)}`,
    stored: (what) => `${what.name}: πλήκτρο ${what.key}`,
    works: (name) => `Ορίστε: ${name}!`,
    ended: (name) => `${name}: τέλος η επίδραση`,
    takenBy: (what) => `${what.rival}: παίρνει ${what.name}`,
    ahead: (what) => `${what.name}: στον χάρτη ${what.number}`,
  },
  menu: {
    goOn: 'Συνέχισε τον αγώνα που άφησες',
    begin: 'Νέος αγώνας',
    levels: (names) => `Από το πρώτο επίπεδο ως το τελευταίο: ${names}`,
    resume: 'Συνέχισε',
    restart: 'Άρχισε άλλον αγώνα',
    save: 'Αποθήκευσε ως καταγραφή',
    leave: 'Φύγε από τον αγώνα· φυλάγεται',
  },
  commands: {
    pause: ['παύση', 'κάνεις παύση ή συνεχίζεις'],
    mute: ['ήχος', 'άνοιγμα ή κλείσιμο του ήχου'],
    'slot-1': ['χρήση 1', 'χρησιμοποιείς το πρώτο που κρατάς'],
    'slot-2': ['χρήση 2', 'χρησιμοποιείς το δεύτερο που κρατάς'],
    'slot-3': ['χρήση 3', 'χρησιμοποιείς το τρίτο που κρατάς'],
    'slot-4': ['χρήση 4', 'χρησιμοποιείς το τέταρτο που κρατάς'],
  },
  lettersUse: 'Στον αγώνα κάθε γράμμα χρησιμοποιεί κάτι που κρατάς. Διάλεξε πλήκτρο που δεν είναι γράμμα.',
  /** What a shared command does here. */
  keyWords: {
    start: ['εκκίνηση', 'ξεκινάς ή συνεχίζεις'],
    again: ['νέος αγώνας', 'αρχίζεις άλλον αγώνα'],
    leave: ['μενού', 'παύση: συνέχεια, αποθήκευση, έξοδος'],
  },
  tooLong: (most) => `ο χρόνος είναι ένας αριθμός εξηκοστών του δευτερολέπτου από 1 έως ${most}.`,
  unknownKey: (typed) => `Δεν υπάρχει πλήκτρο ${typed}.`,
  legend:
    '@ εσύ, γράμματα οι αντίπαλοι, * τα μπόνους, E η έξοδος, # οι τοίχοι· ψηφία πάνω από 5 αργό έδαφος, κάτω από 5 γρήγορο· -------- δεν έχεις τίποτα.',
  start:
    'north, east, south, west και τα κεφαλαία είναι πλήκτρα· με east 30 περνάει και μισό δευτερόλεπτο. Το help λέει τι άλλο υπάρχει.',
  savedAs: (file) => `Αποθηκεύτηκε ως ${file}. Με dedalo play race --plain --resume ${file} συνεχίζεις.`,
  files: raceFiles,
};
