import { counted } from '../counted.ts';
import type { Words } from '../words.ts';
import { mazes } from './mazes.ts';

type RaceFiles = Words['games']['race']['files'];

const problems = counted('el', { one: '# πρόβλημα', other: '# προβλήματα' });
const warnings = counted('el', { one: '# προειδοποίηση', other: '# προειδοποιήσεις' });
const levels = counted('el', { one: '# πίστα', other: '# πίστες' });
const maps = counted('el', { one: '# χάρτης', other: '# χάρτες' });
const opponents = counted('el', { one: '# αντίπαλος', other: '# αντίπαλοι' });
const powerUps = counted('el', { one: '# μπόνους', other: '# μπόνους' });
const files = counted('el', { one: 'Γράφτηκε # αρχείο', other: 'Γράφτηκαν # αρχεία' });
const games = counted('el', { one: '# παρτίδα', other: '# παρτίδες' });
const won = counted('el', { one: '# νίκη', other: '# νίκες' });
const number = counted('el', { one: '#', other: '#' });
const names = counted('el', { one: 'βρέθηκε # όνομα', other: 'βρέθηκαν # ονόματα' });
const either = new Intl.ListFormat('el', { type: 'disjunction' });

const kinds: RaceFiles['kinds'] = {
  'type-missing': 'λείπει ο τύπος',
  'unknown-type': 'τέτοιος τύπος δεν υπάρχει',
  'bad-name': 'αυτό δεν είναι όνομα',
  'equals-missing': 'λείπει το σύμβολο =',
  'bad-value': 'αυτή η τιμή δεν διαβάζεται',
};

const expected: RaceFiles['expected'] = {
  type: 'τύπος (int, float, string, list[…], size, rectangle, dictionary)',
  'element-type': 'τύπος που χωράει σε λίστα (int, float, string, size, rectangle)',
  name: 'όνομα',
  equals: 'το σύμβολο =',
  int: 'ακέραιος αριθμός',
  float: 'αριθμός',
  string: 'κείμενο μέσα σε διπλά εισαγωγικά',
  size: 'μέγεθος, όπως [4, 3]',
  rectangle: 'ορθογώνιο, όπως [0, 0, 4, 3]',
  dictionary: 'λεξικό μέσα σε άγκιστρα',
  'safe-number': 'μικρότερος αριθμός',
  comma: 'κόμμα',
  'opening-bracket': 'το σύμβολο [',
  'closing-bracket': 'το σύμβολο ]',
  'closing-brace': 'το σύμβολο }',
  'closing-quote': 'τα εισαγωγικά που κλείνουν',
  'less-nesting': 'λιγότερα λεξικά το ένα μέσα στο άλλο',
};

const problem: RaceFiles['problem'] = (map) => ({
  'duplicate-key': ({ key, first }) => `το ${key} έχει οριστεί ήδη στη γραμμή ${first.line}, στήλη ${first.column}.`,
  'text-too-long': ({ most, found }) => `το αρχείο έχει ${found} χαρακτήρες· διαβάζονται το πολύ ${most}.`,
  'missing-root': () => 'αυτό το αρχείο λείπει· από αυτό αρχίζει κάθε παιχνίδι.',
  'too-many-files': ({ found, most }) => `τα αρχεία είναι ${found}· διαβάζονται το πολύ ${most}.`,
  'missing-file': ({ key, path }) => `το ${key} δείχνει στο αρχείο ${path}, που λείπει.`,
  'missing-key': (found) => `λείπει το ${found.key} (τύπος ${found.expected}).`,
  'wrong-type': (found) =>
    `το ${found.key} πρέπει να είναι τύπου ${either.format(found.expected)}, όχι ${found.found}.`,
  'out-of-range': ({ key, found, least, most }) =>
    `το ${key} είναι ${found}· πρέπει να είναι ${most === Number.MAX_SAFE_INTEGER ? `τουλάχιστον ${least}` : `από ${least} έως ${most}`}.`,
  'bad-choice': ({ key, found, allowed }) =>
    `το ${key} είναι «${found}»· πρέπει να είναι ${either.format(allowed.filter(Boolean))}.`,
  'bad-text': ({ key, found, longest }) =>
    `${key}: το «${found}» δεν κάνει· ένα όνομα έχει 1 έως ${longest} ορατούς χαρακτήρες, χωρίς διπλά εισαγωγικά και χωρίς κενά στην αρχή ή στο τέλος.`,
  'bad-path': ({ key, found }) =>
    `${key}: το «${found}» δεν είναι διαδρομή μέσα στον φάκελο του παιχνιδιού· τα μέρη χωρίζονται με /, χωρίς .. και χωρίς \\ : * ? < > |`,
  'empty-list': ({ key }) => `το ${key} είναι άδειο· πρέπει να αναφέρει κάτι.`,
  'too-many': ({ key, found, most }) => `το ${key} αναφέρει ${found}· επιτρέπονται το πολύ ${most}.`,
  'name-taken': ({ key, name }) => `${key}: το όνομα «${name}» υπάρχει ήδη.`,
  'bad-map': (found) => map(found.problem),
  'exit-unreachable': ({ exit }) =>
    `από την αφετηρία δεν φτάνει κανείς στην έξοδο (γραμμή ${exit.line}, στήλη ${exit.column}).`,
  'not-a-picture': ({ key, path, expected }) =>
    `${key}: το ${path} δεν είναι εικόνα που διαβάζεται· οι μορφές είναι ${expected}.`,
  'picture-too-large': ({ key, path, found, most }) =>
    `${key}: το ${path} έχει ${found} σημεία· μια εικόνα έχει το πολύ ${most} σε κάθε πλευρά.`,
  'too-many-points': ({ key, path, most }) =>
    `${key}: με το ${path} όλες οι εικόνες μαζί ξεπερνούν τα ${most} εκατομμύρια σημεία· μίκρυνέ τες.`,
  'rect-outside': ({ key, path, found, most }) =>
    `το ${key} φτάνει ως τα ${found} σημεία, όμως το ${path} έχει μόνο ${most}.`,
  'tiling-size': ({ key, found, expected }) =>
    `${key}: ${found} σημεία· ένας τοίχος ή ένα δάπεδο θέλει 2 : 3 και πλάτος που διαιρείται με το 4, όπως ${expected}.`,
  'character-size': ({ key, found, expected }) =>
    `${key}: ${found} σημεία· μια φιγούρα έχει 3 × 4 καρέ, άρα το πλάτος πρέπει να διαιρείται με το 3 και το ύψος με το 4, όπως ${expected}.`,
  'frame-too-large': ({ key, found, most }) =>
    `${key}: ένα μόνο κελί έχει ${found} σημεία· μπορεί να έχει το πολύ ${most} σε κάθε πλευρά.`,
});

const warning: RaceFiles['warning'] = {
  'unused-file': () => 'κανένα άλλο αρχείο δεν αναφέρει αυτό.',
  'unknown-key': ({ key, nearest }) =>
    `εδώ τίποτα δεν λέγεται ${key}.${nearest === undefined ? '' : ` Μήπως εννοείς ${nearest};`}`,
  'not-listed': ({ key, list }) => `το ${key} δεν είναι στη λίστα ${list} και μένει έξω.`,
  alias: ({ key, instead }) => `το ${key} είναι παλιό όνομα· γράψε ${instead}.`,
  replaced: (found) =>
    `το ${found.key} είναι ${found.found}, έξω από τα όρια ${found.least} έως ${found.most}· στη θέση του μπαίνει ${found.used}.`,
  'trigger-ignored': ({ key, found }) =>
    `${key}: το «${found}» δεν είναι ένα μόνο γράμμα από A έως Z και αγνοείται· έτσι αυτό το μπόνους επιδρά αμέσως.`,
  'same-trigger': ({ key, trigger, other }) => `${key}: το γράμμα ${trigger} το έχει ήδη το ${other}.`,
  'no-effect': ({ key }) => `εδώ το ${key} δεν κάνει τίποτα.`,
  'exit-behind-walls': ({ exit }) =>
    `από την αφετηρία φτάνει στην έξοδο (γραμμή ${exit.line}, στήλη ${exit.column}) μόνο όποιος σπάει τοίχους.`,
  'font-ignored': ({ key, path, expected }) =>
    `${key}: το ${path} αγνοείται· ο περιηγητής γράφει με γραμματοσειρές ${expected} και, όπου δεν υπάρχει, με τη δική μας.`,
  ...mazes.warning,
};

const folder: RaceFiles['folder'] = {
  'not-text': () => 'αυτό δεν είναι κείμενο σε UTF-8.',
  'too-large': ({ megabytes }) => `αυτό το αρχείο ξεπερνά τα ${megabytes} MB.`,
  'too-much': ({ megabytes }) =>
    `από εδώ και πέρα δεν διαβάζεται τίποτα: όλα τα αρχεία .cfg μαζί ξεπερνούν τα ${megabytes} MB.`,
  'too-many-entries': ({ most }) =>
    `έχει πάνω από ${number(most)} αρχεία και φακέλους· είναι στ’ αλήθεια φάκελος παιχνιδιού;`,
  'cannot-read': ({ reason }) => `δεν διαβάζεται (${reason}).`,
  'missing-media': ({ path }) => `στον φάκελο του παιχνιδιού δεν υπάρχει αρχείο ${path}.`,
  'link-left-out': () =>
    'αυτός ο σύνδεσμος οδηγεί σε φάκελο ή έξω από τον φάκελο του παιχνιδιού, οπότε δεν ακολουθείται.',
  'too-much-brought': ({ megabytes }) =>
    `όλα τα αρχεία μαζί ξεπερνούν τα ${megabytes} MB· βγάλε όσα δεν χρειάζεται το παιχνίδι ή μίκρυνε εικόνες και ήχους.`,
  'bad-zip': () => 'αυτό το zip δεν διαβάζεται· ίσως είναι χαλασμένο ή κλειδωμένο με κωδικό.',
  'name-left-out': () => 'κανένα παιχνίδι δεν μπορεί να αναφέρει τέτοιο αρχείο· μένει έξω.',
};

export const raceFiles: RaceFiles = {
  kinds,
  expected,
  syntax: (what) => {
    const found = what.found === null ? 'όμως το αρχείο τελειώνει' : `όμως υπάρχει «${what.found}»`;
    const opened = what.opened ? ` (άνοιξε στη γραμμή ${what.opened.line}, στήλη ${what.opened.column})` : '';
    return `${what.kind} (σφάλμα ${what.number})· εδώ έπρεπε να υπάρχει: ${what.expected}${opened}, ${found}.`;
  },
  problem,
  warning,
  folder,
  check: {
    noFolder: 'τέτοιος φάκελος ή τέτοιο zip δεν υπάρχει.',
    notAFolder: 'αυτό είναι αρχείο, αλλά όχι zip· χρειάζεται ο φάκελος ενός παιχνιδιού ή ένα zip του.',
    found: (what) => `${problems(what.problems)}, ${warnings(what.warnings)}`,
    problems,
    root: (path) => `το παιχνίδι αρχίζει από το ${path}`,
    lookups: {
      above: (what) => `${names(what.count)} από φάκελο πάνω από εκείνον του config.cfg, όπως ${what.path}`,
      shortened: (what) => `${names(what.count)} χωρίς τον πρώτο φάκελο: το ${what.name} είναι το ${what.path}`,
    },
    has: (what) =>
      `${levels(what.levels)}, ${maps(what.maps)}, ${opponents(what.opponents)}, ${powerUps(what.powerUps)}`,
    watching: (name) => `Παρακολουθείται: ${name}. Κάθε αλλαγή ελέγχεται. Με Ctrl-C τελειώνεις.`,
    written: (what) =>
      `${files(what.files)}. Με dedalo race check ${what.place} γίνεται έλεγχος, με dedalo play race --content ${what.place} παίζεις.`,
    notEmpty: 'σε αυτόν τον φάκελο υπάρχει ήδη κάτι· διάλεξε καινούριο.',
  },
  simulation: {
    simulated: (what) => `${games(what.games)}, ${won(what.wins)}`,
    lost: (what) =>
      `ήττες: ${number(what.overtaken)} από πιο γρήγορο αντίπαλο, ${number(what.noLives)} χωρίς άλλες ζωές, ${number(what.time)} επειδή τελείωσε ο χρόνος`,
    livesLost: counted('el', { one: 'χάθηκε # ζωή', other: 'χάθηκαν # ζωές' }),
    heads: ['πίστα', 'έφτασαν', 'πέρασαν', 'μέσος χρόνος (δευτ.)'],
    interval: (what) => `κερδίζεται από το ${what.low} έως το ${what.high} των παρτίδων (με βεβαιότητα 95%)`,
    stopped: (what) => `διακόπηκε στις ${number(what.games)} από τις ${games(what.of)}`,
    noLevel: (count) => `αυτό το παιχνίδι έχει ${levels(count)}.`,
  },
};
