import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

type PokelabirintoWords = Words['games']['pokelabirinto'];

const SIDES = {
  rows: counted('el', { one: '# σειρά', other: '# σειρές' }),
  columns: counted('el', { one: '# στήλη', other: '# στήλες' }),
} as const;

/** Not ενέργεια, which creatures have. */
const actions = counted('el', { one: '# κίνηση', other: '# κινήσεις' });
const games = counted('el', { one: '# παρτίδα', other: '# παρτίδες' });
const trials = counted('el', { one: '# δοκιμαστική μάχη', other: '# δοκιμαστικές μάχες' });
const number = counted('el', { one: '#', other: '#' });
const hitPoints = counted('el', { one: '# πόντος ζωής', other: '# πόντοι ζωής' });

const problem: PokelabirintoWords['problem'] = {
  'bad-size': ({ side, value, least, most }) =>
    `ένας λαβύρινθος δεν γίνεται να έχει ${SIDES[side](value)}· θέλει από ${least} έως ${most}.`,
  'too-many-species': ({ value, most }) => `δεν παίζεται με ${value} είδη πλασμάτων· θέλει από 1 έως ${most}.`,
  'same-name': ({ creature }) => `δύο πλάσματα λέγονται ${creature}.`,
  'no-rivals': () => 'χρειάζεται τουλάχιστον ένα είδος πλάσματος για τους αντιπάλους.',
  'no-such-species': ({ value }) => `δεν υπάρχει πλάσμα με αριθμό ${value + 1}.`,
  'bad-opponents': ({ value, most }) => `δεν παίζεται με ${value} αντιπάλους· θέλει από 0 έως ${most}.`,
  'bad-gain': ({ least, most, limit }) =>
    `η ενέργεια που κερδίζεται σε έναν γύρο δεν γίνεται να είναι από ${least} έως ${most}· θέλει δύο ακέραιους από 1 έως ${limit}, πρώτα τον μικρότερο.`,
  'bad-limit': ({ value, most }) => `το όριο κινήσεων δεν γίνεται να είναι ${value}· θέλει ακέραιο από 1 έως ${most}.`,
  'not-toml': ({ detail }) => `αυτό δεν είναι TOML: ${detail}`,
  'no-creatures': () => 'δεν έχει κανένα πλάσμα μέσα· το καθένα αρχίζει με μια γραμμή [[creature]].',
  'too-many-creatures': ({ most }) => `τα πλάσματα είναι πάρα πολλά· μαζί με του παιχνιδιού χωράνε το πολύ ${most}.`,
  'missing-value': ({ creature, key }) => `${creature}: λείπει το ${key}.`,
  'bad-number': ({ creature, key, value, least, most }) =>
    `${creature}: το ${key} είναι ${value}· θέλει ακέραιο από ${least} έως ${most}.`,
  'bad-name': ({ creature, key, longest }) =>
    `${creature}: το ${key} θέλει κείμενο με 1 έως ${longest} χαρακτήρες: γράμματα, ψηφία, κενά ή τα σημεία . ' -`,
  'not-a-list': ({ key }) => `το ${key} γράφεται [[${key}]], μία φορά για το καθένα.`,
  'not-a-table': ({ key }) => `το ${key} πρέπει να είναι ξεχωριστός πίνακας.`,
  'unknown-key': ({ key, nearest }) =>
    `το ${key} δεν σημαίνει τίποτα εδώ.${nearest === undefined ? '' : ` Μήπως εννοείς ${nearest};`}`,
  'name-taken': ({ creature }) => `υπάρχει ήδη πλάσμα με το όνομα ${creature}.`,
  'unexpected-line': ({ expected }) => `εδώ έπρεπε να υπάρχει: ${expected}.`,
};

const NOT_NOW = {
  walking: 'εδώ δεν υπάρχει κανείς για μάχη· διάλεξε πού θα πας.',
  meeting: 'πρώτα αποφάσισε: μάχη (C) ή υποχώρηση (T).',
  fighting: 'είσαι σε μάχη· διάλεξε επίθεση, 1 ή 2.',
} as const;

const rejection: PokelabirintoWords['rejection'] = {
  'game-over': () => 'η παρτίδα τελείωσε.',
  'not-your-turn': () => 'δεν είναι η σειρά σου.',
  'wall-ahead': () => 'εκεί είναι τοίχος.',
  'entrance-closed': () => 'η είσοδος έκλεισε πίσω σου.',
  'not-now': ({ phase }) => NOT_NOW[phase],
  'no-energy': () => 'η ενέργεια δεν φτάνει για αυτή την επίθεση.',
};

const ends: PokelabirintoWords['ends'] = {
  escaped: 'βρέθηκε η έξοδος του λαβυρίνθου',
  'knocked-out': 'το πλάσμα σου βγήκε νοκ άουτ',
  'action-limit': 'οι κινήσεις εξαντλήθηκαν',
};

const variants: PokelabirintoWords['variants'] = {
  escape: 'κανείς άλλος στον λαβύρινθο',
  standing: 'ένας αντίπαλος στέκεται κάπου',
  wandering: 'ένας αντίπαλος τριγυρίζει',
};

/** Said of one opponent and of many. */
const movements: PokelabirintoWords['movements'] = {
  still: 'πάντα στο ίδιο σημείο',
  random: 'βόλτες στην τύχη',
  hunter: 'στο κατόπι σου',
  patrol: 'πέρα δώθε',
  ambusher: 'σε ενέδρα',
};

const minds: PokelabirintoWords['minds'] = {
  random: 'επιτίθεται στην τύχη',
  greedy: 'κάνει την πιο δυνατή επίθεση',
  expectimax: 'σκέφτεται τις επόμενες κινήσεις',
  person: 'δεύτερος παίκτης διαλέγει',
};

const ways: PokelabirintoWords['ways'] = { W: 'πάνω', A: 'αριστερά', S: 'κάτω', D: 'δεξιά' };

export const pokelabirinto: PokelabirintoWords = {
  name: 'PokéLabirinto',
  summary: 'βγάλε το πλάσμα σου από τον λαβύρινθο, με μάχες ή χωρίς',
  howTo: [
    'Το πλάσμα σου βρίσκεται κάπου μέσα σε έναν λαβύρινθο. Βρες την έξοδο U. Η είσοδος έκλεισε πίσω σου.',
    'Όταν συναντήσεις άγριο πλάσμα, διάλεξε μάχη (C) ή υποχώρηση (T). Η μάχη κρατά ώσπου το ένα να βγει νοκ άουτ· σε κάθε γύρο κερδίζουν και τα δύο ενέργεια, και ένα κέρμα κρίνει ποιο επιτίθεται πρώτο.',
    'Μια επίθεση κοστίζει ενέργεια και κάνει τυχαία ζημιά, ως το μέγιστό της. Πριν από τη μάχη δες τις πιθανότητες (I).',
  ],
  problem,
  rejection,
  ends,
  variants,
  movements,
  minds,
  ways,
  actions,
  games,
  chooseWay: 'Διάλεξε πού θέλεις να πας:',
  canGo: 'Μπορείς να πας:',
  badWay: 'Σφάλμα. Μη έγκυρη κίνηση',
  met: (name) => `Συνάντησες ένα άγριο πλάσμα: ${name}!`,
  metAnother: (name) => `Συνάντησες κι άλλο άγριο πλάσμα: ${name}!`,
  fightOrBack: 'Μάχη (C) ή υποχώρηση (T);',
  badChoice: 'Σφάλμα. Μη έγκυρη επιλογή',
  turnedBack: 'Υποχώρησες!',
  madeWay: (name) => `Το ${name} κάνει πίσω!`,
  condition: (what) => `${what.name}  ΠΖ: ${what.hp}, ενέργεια: ${what.energy}`,
  turnOf: (name) => `Σειρά του ${name}`,
  attack: (what) => `${what.number}) ${what.name} (κόστος ${what.cost} ενέργεια, ζημιά το πολύ ${what.mostDamage})`,
  attackNumbers: (what) => `κόστος ${what.cost}, ζημιά 0-${what.mostDamage}`,
  powerless: (name) => `Το ${name} δεν έχει αρκετή ενέργεια!`,
  attacked: (what) => `Το ${what.name} χρησιμοποιεί ${what.attack} και κάνει ζημιά ${what.damage}!`,
  gained: (what) => `το ${what.name} κερδίζει ${what.energy} ενέργεια`,
  fightWon: (name) => `Το ${name} κερδίζει τη μάχη!`,
  escaped: 'Βρήκες την έξοδο του λαβυρίνθου!\n Κέρδισες το παιχνίδι',
  lost: 'Έχασες το παιχνίδι',
  badSize: 'ΣΦΑΛΜΑ: μη έγκυρες διαστάσεις λαβυρίνθου.',
  entranceNote: '«E» είναι η είσοδος, απ’ όπου άρχισε να φτιάχνεται ο λαβύρινθος',
  legend: 'P εσύ, X αντίπαλος, U έξοδος, . ελεύθερο, # τοίχος.',
  chooseCreature: 'Διάλεξε το πλάσμα σου:',
  chooseMaze: (what) => `λαβύρινθος: ${what.text}. Γράψε ${what.command} για να τον αλλάξεις: ${what.other}`,
  chooseHow: 'Γράψε τον αριθμό ή το όνομα· με help έχεις εξηγήσεις, με quit φεύγεις.',
  chooseHelp: `Γράψε τον αριθμό ή το όνομα του πλάσματος που θέλεις να βγάλεις από τον λαβύρινθο.
Όποιο μείνει χωρίς πόντους ζωής βγαίνει νοκ άουτ. Μια επίθεση κοστίζει ενέργεια και κάνει τυχαία ζημιά, ως το μέγιστό της.
Ο classic έχει ξέφωτα, και μερικοί τέτοιοι λαβύρινθοι μένουν σχεδόν άσκαφτοι. Ο clean είναι σκαμμένος ολόκληρος, μόνο διάδρομοι.
Με quit φεύγεις (το ίδιο κι όταν τελειώσει η είσοδος).`,
  species: (what) => `${what.name}, ${hitPoints(what.hp)}· ${what.attacks}`,
  attackSummary: (what) => `${what.name} (${what.cost} ενέργεια, έως ${what.mostDamage})`,
  odds: (share) => `στις 100 τέτοιες μάχες κερδίζεις ${share}`,
  oddsBest: (share) => `στις 100 τέτοιες μάχες κερδίζεις τουλάχιστον ${share}`,
  oddsNamed: (what) => `στις 100 τέτοιες μάχες το ${what.name} κερδίζει τουλάχιστον ${what.share}`,
  oddsAbout: (what) =>
    `κερδίζεις περίπου ${what.share} στις 100 (${trials(what.fights)}· πάρα πολλές περιπτώσεις για ακριβή υπολογισμό)`,
  oddsWorking: (share) => `υπολογίζονται οι πιθανότητες: ${share}%`,
  noOdds: 'δεν υπάρχει κανείς για μάχη τώρα.',
  bestAttack: (name) => `καλύτερη επίθεση: ${name}`,
  hp: 'ΠΖ',
  energy: 'ενέργεια',
  you: 'εσύ',
  wild: 'άγριο',
  inMaze: counted('el', { one: '# αντίπαλος στον λαβύρινθο', other: '# αντίπαλοι στον λαβύρινθο' }),
  nobodyLeft: 'κανένας αντίπαλος',
  notSeen: 'δεν φαίνεται',
  fog: 'ομίχλη',
  handOver: (name) => `δεύτερος παίκτης: διάλεξε για το ${name}`,
  commands: {
    fight: ['μάχη', 'παλεύεις με το πλάσμα που συνάντησες'],
    'turn-back': ['υποχώρηση', 'υποχωρείς μπροστά στο πλάσμα που συνάντησες'],
    'attack-1': ['επίθεση 1', 'κάνεις την πρώτη επίθεση'],
    'attack-2': ['επίθεση 2', 'κάνεις τη δεύτερη επίθεση'],
  },
  /** What a shared command does here. */
  keyWords: {
    odds: ['πιθανότητες', 'βλέπεις τις πιθανότητες αυτής της μάχης'],
    again: ['πάλι', 'ο ίδιος λαβύρινθος πάλι'],
    goOn: ['λαβύρινθος', 'γυρίζεις στον λαβύρινθο'],
    begin: ['έναρξη', 'αρχίζεις την παρτίδα'],
  },
  click: 'κλικ σε τετράγωνο: πας εκεί· U είναι η έξοδος',
  clickAttack: 'κλικ σε επίθεση: τη χρησιμοποιείς',
  againSure: (key) => `πάτησε ${key} άλλη μία φορά για να αρχίσει πάλι αυτός ο λαβύρινθος`,
  setup: {
    title: 'Νέα παρτίδα PokéLabirinto',
    creature: 'Πλάσμα',
    variant: 'Παρτίδα',
    size: 'Μέγεθος',
    maze: 'Λαβύρινθος',
    opponents: 'Αντίπαλοι',
    movement: 'Κίνηση',
    mind: 'Στη μάχη',
    fog: 'Ομίχλη',
    begin: 'Έναρξη',
    change: ['αλλαγή', 'αλλάζεις την τιμή της γραμμής'],
    mazes: { classic: 'κλασικός, με ξέφωτα', clean: 'μόνο διάδρομοι, σκαμμένος ολόκληρος' },
    own: 'όπως τη θέλεις',
  },
  idleRounds: counted('el', { one: '# γύρος χωρίς επίθεση', other: '# γύροι χωρίς επίθεση' }),
  savedAs: (file) => `Αποθηκεύτηκε ως ${file}. Με dedalo play pokelabirinto --plain --resume ${file} συνεχίζεις.`,
  savedOver: (file) => `Αποθηκεύτηκε ως ${file}. Με dedalo replay ${file} την ξαναβλέπεις.`,
  simulated: (what) =>
    `${games(what.games)}: έξοδος ${number(what.escaped)}, νοκ άουτ ${number(what.knockedOut)}, ημιτελείς ${number(what.unfinished)}`,
  interval: (what) =>
    `έξω από τον λαβύρινθο τελειώνει από το ${what.low} έως το ${what.high} των παρτίδων (με βεβαιότητα 95%)`,
  fought: (what) => `συναντήσεις: ${number(what.meetings)}, μάχες: ${number(what.fights)}, νίκες: ${number(what.won)}`,
  stopped: (what) => `διακόπηκε στις ${number(what.games)} από τις ${games(what.of)}`,
  newGoesOn: 'Με new αρχίζεις άλλη παρτίδα, με quit φεύγεις.',
  oddsOf: (what) => `στις 100 μάχες με το ${what.rival}, το ${what.hero} κερδίζει ${what.share}`,
  oddsTable: 'μάχες που κερδίζει στις 100 κάθε πλάσμα (σειρές) με το καθένα (στήλες):',
  oddsOfAbout: (what) =>
    `στις 100 μάχες με το ${what.rival}, το ${what.hero} κερδίζει περίπου ${what.share}: από ${what.low} έως ${what.high}, με βεβαιότητα 95% (${trials(what.fights)}· πάρα πολλές περιπτώσεις για ακριβή υπολογισμό)`,
  oddsTableAbout: (count) => `~ από ${trials(count)}· πάρα πολλές περιπτώσεις για ακριβή υπολογισμό`,
  creatureHeads: [
    'πλάσμα',
    'πόντοι ζωής',
    'επίθεση 1',
    'κόστος',
    'μέγιστη ζημιά',
    'επίθεση 2',
    'κόστος',
    'μέγιστη ζημιά',
  ],
  creaturesFine: counted('el', { one: '# πλάσμα, όλα εντάξει', other: '# πλάσματα, όλα εντάξει' }),
};
