import { squareName } from '@dedalo/grid';
import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

type StrategoWords = Words['games']['stratego'];

const RED = 'Κόκκινος';
const BLUE = 'Μπλε';
/** Blue has one form only. */
const GENITIVES: Readonly<Record<string, string>> = { [RED]: 'Κόκκινου', κόκκινος: 'κόκκινου' };
/** Whose: `του Κόκκινου`. */
export const of = (side: string): string => `του ${GENITIVES[side] ?? side}`;

const isMasculine = (piece: string): boolean => /^\S+ς( |$)/.test(piece);
/** A rank with its article, as who does something and as whom it is done to. */
const the = (piece: string): string => (isMasculine(piece) ? `ο ${piece}` : `η ${piece}`);
const whom = (piece: string): string => (isMasculine(piece) ? `τον ${piece.replace('ς', '')}` : `τη ${piece}`);

/** Cells are numbered row by row. */
const SIDE = 10;
const cellText = (cell: number): string => squareName(cell, SIDE);
const cells = counted('el', { one: '# τετράγωνο', other: '# τετράγωνα' });
const rows = counted('el', { one: '# σειρά', other: '# σειρές' });
const moves = counted('el', { one: '# κίνηση', other: '# κινήσεις' });
const games = counted('el', { one: '# παρτίδα', other: '# παρτίδες' });

const problem: StrategoWords['problem'] = {
  'bad-moves': ({ value, most }) => `δεν παίζεται με ${value} κινήσεις για τον καθένα· θέλει από 1 έως ${most}.`,
  'unknown-piece': ({ found }) =>
    `δεν υπάρχει πιόνι ${found}· υπάρχουν FL FB SB MA GE FM SM FS SS SP, και .. είναι ελεύθερο τετράγωνο.`,
  'piece-missing': ({ piece }) => `λείπει το πιόνι ${piece}.`,
  'piece-twice': ({ piece }) => `το πιόνι ${piece} υπάρχει δύο φορές.`,
  'bad-row': ({ expected, found }) => `αυτή η σειρά έχει ${cells(found)}· θέλει ${expected}.`,
  'bad-rows': ({ expected, found }) => `αυτή η παράταξη έχει ${rows(found)}· θέλει ${expected}.`,
  'unexpected-line': ({ expected }) => `εδώ έπρεπε να υπάρχει: ${expected}.`,
};

const rejection: StrategoWords['rejection'] = {
  'game-over': () => 'η παρτίδα τελείωσε.',
  'not-your-turn': () => 'δεν είναι η σειρά σου.',
  'wrong-cell': ({ cell }) => `το ${cellText(cell)} δεν είναι στις τέσσερις σειρές σου.`,
  'taken-cell': ({ cell }) => `στο ${cellText(cell)} υπάρχει ήδη πιόνι.`,
  'wrong-source-cell': ({ cell }) => `στο ${cellText(cell)} δεν υπάρχει δικό σου πιόνι.`,
  'wrong-piece': () => 'η σημαία και οι βόμβες δεν κουνιούνται ποτέ.',
  'wrong-target-cell': () => 'εκεί δεν μπορεί να πάει: είναι λίμνη, έξω από το ταμπλό ή έχει δικό σου πιόνι.',
  'return-too-early': ({ ago }) =>
    `αυτό το πιόνι έφυγε από εκείνο το τετράγωνο πριν από ${moves(ago)}: δεν μπορεί να γυρίσει ακόμα.`,
  'wrong-scout-path': ({ cell }) => `στο ${cellText(cell)} υπάρχει εμπόδιο.`,
  'wrong-move': () => 'μόνο ένας ανιχνευτής κάνει πάνω από ένα βήμα, και κανείς δεν κάνει λιγότερο από ένα.',
  'not-now': ({ phase }) =>
    phase === 'setting-up' ? 'πρώτα πρέπει να μπουν όλα τα πιόνια.' : 'τα πιόνια έχουν ήδη μπει στη θέση τους.',
};

const ends: StrategoWords['ends'] = {
  'flag-captured': 'η σημαία κατακτήθηκε',
  'no-moves': 'δεν μένει άλλη κίνηση',
  resigned: 'παραίτηση',
  'action-limit': 'οι κινήσεις εξαντλήθηκαν, δεν κερδίζει κανείς',
};

const ranks: StrategoWords['ranks'] = {
  flag: 'σημαία',
  bomb: 'βόμβα',
  marshal: 'στρατάρχης',
  general: 'στρατηγός',
  miner: 'ναρκαλιευτής',
  scout: 'ανιχνευτής',
  spy: 'κατάσκοπος',
};

const bots: StrategoWords['bots'] = {
  random: 'Ονειροπόλος',
  recruit: 'Νεοσύλλεκτος',
  rules: 'Εκπαιδευτής',
  corporal: 'Δεκανέας',
  captain: 'Λοχαγός',
  colonel: 'Συνταγματάρχης',
  search: 'Επιτελάρχης',
  person: 'δεύτερος παίκτης',
};

/** How each of them plays. */
const botsAbout: StrategoWords['bots'] = {
  random: 'Οποιαδήποτε κίνηση, όλες εξίσου πιθανές.',
  recruit: 'Δεν βλέπει πέρα από την επόμενη κίνησή του και θυμάται μόνο την τελευταία κάρτα που έδειξε μια μάχη.',
  rules: 'Βλέπει την επόμενη κίνησή του και ακολουθεί τους κανόνες μιας καλής ανταλλαγής.',
  corporal:
    'Δεν βλέπει πέρα από την επόμενη κίνησή του, αλλά ζυγίζει τι μπορεί να είναι τα πιόνια σου· θυμάται δύο κάρτες.',
  captain: 'Βλέπει δύο κινήσεις μπροστά και θυμάται τρεις κάρτες.',
  colonel: 'Βλέπει τέσσερις κινήσεις μπροστά και δεν ξεχνά καμία κάρτα.',
  search: 'Βλέπει όσο μακριά του επιτρέπει ο χρόνος, δεν ξεχνά καμία κάρτα και μαθαίνει από τις κινήσεις σου.',
  person: 'Μοιράζεστε την οθόνη. Ανάμεσα στις κινήσεις δεν δείχνει τίποτα ώσπου να έρθει ο άλλος.',
};

const ruleSets: StrategoWords['ruleSets'] = {
  final: 'επιστροφή μετά από δύο κινήσεις',
  april: 'επιστροφή μετά από τρεις κινήσεις',
};

export const stratego: StrategoWords = {
  name: 'Stratego Duel',
  summary: 'βρες τη σημαία του εχθρού ανάμεσα σε δέκα κρυφά πιόνια',
  howTo: [
    'Βάλε τα δέκα πιόνια σου στις τέσσερις σειρές σου· ο εχθρός δεν βλέπει ποια είναι. Μετά κινείτε με τη σειρά ένα πιόνι κατά ένα τετράγωνο· ο ανιχνευτής πάει ευθεία όσο θέλει, όσο τα τετράγωνα είναι ελεύθερα. Η σημαία και οι βόμβες δεν κουνιούνται.',
    'Όποιος φτάσει σε τετράγωνο του εχθρού δίνει μάχη. Τα δύο πιόνια φανερώνονται: μένει το ανώτερο· αν είναι ίσα, βγαίνουν και τα δύο. Η βόμβα σταματά τους πάντες εκτός από τους ναρκαλιευτές· ο κατάσκοπος που επιτίθεται νικά τον στρατάρχη.',
    'Κερδίζει όποιος φτάσει στη σημαία, και όποιος αφήσει τον άλλο χωρίς κίνηση. Ένα πιόνι δεν γυρίζει αμέσως σε τετράγωνο που μόλις άφησε.',
  ],
  problem,
  rejection,
  ends,
  ranks,
  bots,
  botsAbout,
  suggested: 'προτείνεται για σένα',
  stronger: (name) => `Καθαρή νίκη. Επόμενος αντίπαλος: ${name}`,
  weaker: (name) => `Καθαρή ήττα. Δοκίμασε: ${name}`,
  ruleSets,
  games,
  sides: [RED, BLUE],
  malformed: 'αυτό δεν είναι κατανοητό.',
  irregular: (what) => `Παρατυπία ${of(what.side)} στο ${what.method} (${what.code})`,
  youAre: (side) => `είσαι ο ${side}`,
  twoPeople: 'δύο παίκτες σε μία οθόνη',
  against: (bot) => `αντίπαλος: ${bot}`,
  move: (what) => `κίνηση ${what.move} από ${what.of}`,
  movesLeft: counted('el', { one: 'μένει # κίνηση', other: 'μένουν # κινήσεις' }),
  settingUp: (what) => `πιόνια στη θέση τους: ${what.placed} από ${what.of}`,
  turnOf: (side) => `παίζει ο ${side}`,
  placing: (side) => `ο ${side} βάζει τα πιόνια του`,
  thinking: (side) => `ο ${side} σκέφτεται`,
  began: 'Όλα τα πιόνια είναι στη θέση τους.',
  moved: (what) => `ο ${what.side} πάει από το ${what.from} στο ${what.to}`,
  fought: (what) => `${the(what.piece)} ${of(what.side)} χτυπά ${whom(what.enemy)} ${of(what.other)}`,
  stays: (piece) => `κερδίζει ${the(piece)}`,
  bothGo: 'βγαίνουν και τα δύο',
  won: (side) => `κερδίζει ο ${side}`,
  reasons: {
    'flag-captured': (loser) => `η σημαία ${of(loser)} κατακτήθηκε`,
    'no-moves': (loser) => `ο ${loser} δεν έχει άλλη κίνηση`,
    resigned: (loser) => `ο ${loser} παραιτήθηκε`,
    'action-limit': () => 'οι κινήσεις εξαντλήθηκαν, δεν κερδίζει κανείς',
  },
  allShown: 'Όλα τα πιόνια φαίνονται.',
  handOver: (side) => `Είναι η σειρά ${of(side)}.`,
  handOverAbout: (side) => `Τώρα μόνο ο ${side} πρέπει να κοιτάζει την οθόνη.`,
  captured: (pieces) => `πήρες: ${pieces}`,
  lost: (pieces) => `έχασες: ${pieces}`,
  none: 'κανένα',
  tray: { pieces: 'απομένουν', you: 'εσύ', enemy: 'εχθρός', unknown: 'κρυφά' },
  marks: { still: 'δεν έχει κουνηθεί', moved: 'έχει κουνηθεί', ran: 'έτρεξε: είναι ανιχνευτής' },
  inHand: 'για τοποθέτηση',
  placeNext: (piece) => `επόμενο: ${piece}`,
  allPlaced: 'έχουν μπει όλα',
  placeFirst: counted('el', { one: 'λείπει ακόμα # πιόνι.', other: 'λείπουν ακόμα # πιόνια.' }),
  notYours: 'Διάλεξε πρώτα ένα δικό σου πιόνι.',
  cannotMove: 'Αυτό το πιόνι δεν μπορεί να κουνηθεί τώρα.',
  commands: {
    pool: ['στην τύχη', 'παίρνεις στην τύχη μια έτοιμη παράταξη'],
    mirror: ['καθρέφτης', 'αλλάζεις δεξιά και αριστερά'],
    clear: ['καθάρισμα', 'βγάζεις όλα τα πιόνια'],
    remove: ['αφαίρεση', 'βγάζεις το πιόνι κάτω από τον κέρσορα'],
    'next-piece': ['επόμενο', 'περνάς στο επόμενο πιόνι'],
    'piece-before': ['προηγούμενο', 'γυρίζεις στο προηγούμενο πιόνι'],
    setups: ['παρατάξεις', 'κρατάς την παράταξη ή παίρνεις μια δική σου'],
    begin: ['έναρξη', 'αρχίζεις με αυτή την παράταξη'],
    hurry: ['παίξε τώρα', 'ο αντίπαλος παίζει αμέσως'],
    earlier: ['πριν', 'βλέπεις τη θέση μία κίνηση πριν'],
    later: ['μετά', 'βλέπεις τη θέση μία κίνηση μετά'],
    now: ['τώρα', 'γυρίζεις στη θέση του τώρα'],
    moves: ['κινήσεις', 'ο κατάλογος των κινήσεων ως τώρα'],
    resign: ['παραίτηση', 'παραιτείσαι από την παρτίδα'],
  },
  /** What a shared command does here. */
  keyWords: {
    pick: ['πιάσιμο', 'πιάνεις το πιόνι κάτω από τον κέρσορα'],
    go: ['κίνηση', 'πας στο τετράγωνο του κέρσορα'],
    drop: ['άκυρο', 'αφήνεις το πιόνι που έπιασες'],
    place: ['τοποθέτηση', 'βάζεις, πιάνεις ή αλλάζεις πιόνι στον κέρσορα'],
    show: ['εμφάνιση', 'βλέπεις τα πιόνια σου'],
    start: ['έναρξη', 'αρχίζεις την παρτίδα'],
  },
  moveList: {
    title: 'Κινήσεις',
    start: 'η αρχή',
    moved: (what) => `από ${what.from} σε ${what.to}`,
    pieceMoved: (what) => `${what.piece} από ${what.from} σε ${what.to}`,
    met: {
      attacker: (what) => `παίρνει ${whom(what.enemy)}`,
      defender: (what) => `χάνει από ${whom(what.enemy)}`,
      both: (what) => `συναντά ${whom(what.enemy)}: βγαίνουν και τα δύο`,
    },
    hiddenMet: {
      attacker: (what) => `${the(what.own)} παίρνει ${whom(what.enemy)}`,
      defender: (what) => `${the(what.own)} χάνει από ${whom(what.enemy)}`,
      both: (what) => `${the(what.own)} συναντά ${whom(what.enemy)}: βγαίνουν και τα δύο`,
    },
    backAtStart: 'Μια παλιότερη θέση: πριν από την πρώτη κίνηση',
    backAfter: (what) => `Μια παλιότερη θέση: ${what.move}, ${what.text}`,
    toNow: 'Πίσω στο τώρα',
    toNowFirst: 'αυτή είναι μια παλιότερη θέση: για να παίξεις, γύρισε στο τώρα.',
    isNow: 'Η θέση του τώρα.',
  },
  resigning: {
    title: 'Να παραιτηθείς από την παρτίδα;',
    text: 'Η παρτίδα χάνεται και όλα τα πιόνια φαίνονται.',
    resign: 'Παραίτηση',
    stay: 'Συνέχισε να παίζεις',
    ask: 'Γράψε resign άλλη μια φορά για να παραιτηθείς.',
  },
  choice: {
    title: 'Νέα παρτίδα Stratego Duel',
    side: 'Το χρώμα σου',
    against: 'Αντίπαλος',
    rules: 'Κανόνες',
    time: 'Το bot σκέφτεται για',
    begin: 'Έναρξη',
    seconds: (seconds) => `${seconds} s`,
  },
  click: 'κλικ: ένα δικό σου πιόνι, μετά πού να πάει',
  setupClick: 'κλικ: σε τετράγωνο βάζεις ή πιάνεις πιόνι, στον κατάλογο διαλέγεις ποιο',
  legend:
    'FL σημαία, FB SB βόμβες, MA στρατάρχης 10, GE στρατηγός 9, FM SM ναρκαλιευτές 3, FS SS ανιχνευτές 2, SP κατάσκοπος 1· R κόκκινος, B μπλε.',
  directions: 'Κατευθύνσεις: 1 μπροστά, 2 πίσω, 3 αριστερά, 4 δεξιά, όπως κοιτάς τον εχθρό.',
  insertRow: (side) => `Δώσε τη σειρά για την κίνηση ${of(side)}:`,
  insertColumn: (side) => `Δώσε τη στήλη για την κίνηση ${of(side)}:`,
  insertDirection: (side) => `Δώσε την κατεύθυνση για την κίνηση ${of(side)}:`,
  insertSteps: (side) => `Δώσε τον αριθμό των βημάτων για την κίνηση ${of(side)}:`,
  insertPlace: (what) => `Δώσε σειρά και στήλη για ${whom(what.piece)} ${of(what.side)}:`,
  askSetup:
    'Η παράταξή σου: με pool παίρνεις μια έτοιμη στην τύχη, με το όνομα ενός αρχείου διαβάζεται από εκεί, αλλιώς βάλε τα δέκα πιόνια ένα ένα.',
  setupBegun: 'κάποια πιόνια έχουν ήδη μπει: συνέχισε ένα ένα.',
  numberNeeded: (what) => `θέλει ακέραιο από ${what.least} έως ${what.most}.`,
  left: (what) => `${what.rank}: δικά σου ${what.own}, του εχθρού ${what.enemy} (κρυφά ${what.unknown})`,
  savedAs: (file) => `Αποθηκεύτηκε ως ${file}. Με dedalo play stratego --plain --resume ${file} συνεχίζεις.`,
  newGoesOn: 'Με new αρχίζεις άλλη παρτίδα, με quit φεύγεις.',
  simulated: (what) =>
    `${games(what.games)}, για τον Κόκκινο: νίκες ${what.wins}, ισοπαλίες ${what.draws}, ήττες ${what.losses}`,
  reasonHeads: ['αιτία', RED, BLUE, 'κανείς'],
  interval: (what) => `ο Κόκκινος κερδίζει από το ${what.low} έως το ${what.high} των παρτίδων (με βεβαιότητα 95%)`,
  stopped: (what) => `διακόπηκε στις ${what.games} από τις ${games(what.of)}`,
  setupsFine: counted('el', { one: '# παράταξη, όλα εντάξει', other: '# παρατάξεις, όλα εντάξει' }),
};
