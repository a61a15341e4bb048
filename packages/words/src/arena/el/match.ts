import { counted } from '../../counted.ts';
import type { ArenaWords } from '../words.ts';

const games = counted('el', { one: '# παρτίδα', other: '# παρτίδες' });
const pairs = counted('el', { one: '# ζεύγος', other: '# ζεύγη' });
const replays = counted('el', {
  one: '# επανάληψη, που παίχτηκε ξανά και επαληθεύτηκε',
  other: '# επαναλήψεις, που παίχτηκαν ξανά και επαληθεύτηκαν',
});
const draws = counted('el', { one: '# ισοπαλία', other: '# ισοπαλίες' });

export const match: ArenaWords['match'] = {
  badCommand: {
    'open-quote': 'τα εισαγωγικά ανοίγουν και δεν κλείνουν.',
    'lonely-backslash': 'μετά την τελευταία ανάποδη κάθετο δεν υπάρχει τίποτα.',
  },
  noPlayer: 'Λείπει ένας παίκτης: ένα κενό κείμενο δεν είναι ούτε μποτ ούτε πρόγραμμα.',
  unknownPlayer: (what) =>
    `εδώ δεν υπάρχει το μποτ ${what.name}· υπάρχουν ${what.bots.join(', ')}.${what.meant === undefined ? '' : ` Μήπως εννοείς ${what.meant};`} Ένα πρόγραμμα γράφεται ως εντολή, όπως "python3 my_bot.py" ή ./my_bot.`,
  badEffort: (word) =>
    `${word}: μετά την άνω και κάτω τελεία γράφεται nodes=5000 (βήματα ανά κίνηση) ή ms=100 (χιλιοστά του δευτερολέπτου ανά κίνηση).`,
  unknownGame: (what) =>
    `δεν υπάρχει το παιχνίδι ${what.game}· υπάρχουν ${what.games.join(', ')}.${what.meant === undefined ? '' : ` Μήπως εννοείς ${what.meant};`}`,
  wrongSeat: (what) =>
    `το ${what.bot} δεν μπορεί να καθίσει στη θέση ${what.seat}, και σε μια αναμέτρηση ο καθένας παίζει και στις δύο· μπορούν τα ${what.bots.join(', ')}.`,
  tooManySeats: (seats) =>
    `αυτό το παιχνίδι έχει ${seats} θέσεις· μια αναμέτρηση είναι για παιχνίδια του ενός ή των δύο.`,
  oddGames: 'Οι παρτίδες παίζονται ανά δύο, με αλλαγή θέσεων: το --games πρέπει να είναι άρτιος αριθμός.',
  noSandbox: {
    'no-bubblewrap':
      'Το bubblewrap (bwrap) δεν είναι εγκατεστημένο, οπότε τα προγράμματα δεν μπορούν να απομονωθούν. Εγκατάστησέ το ή βγάλε το --sandbox.',
    'bubblewrap-fails':
      'Το bubblewrap (bwrap) δεν λειτουργεί σε αυτό το σύστημα, οπότε τα προγράμματα δεν μπορούν να απομονωθούν. Βγάλε το --sandbox.',
  },
  atHello: 'στον χαιρετισμό',
  atTurn: (turn) => `στην απάντηση ${turn}`,
  line: (line) => `είπε: ${line}`,
  running: (what) => `${what.wins} νίκες, ${what.draws} ισόπαλες, ${what.losses} ήττες`,
  stopped: (what) => `σταμάτησε μετά από ${games(what.games)} από ${what.of}.`,
  nothingPlayed: 'Δεν τελείωσε καμία παρτίδα.',
  result: (what) =>
    `${games(what.games)}: ${what.a} κέρδισε ${what.wins}, ${what.b} κέρδισε ${what.losses}, ${draws(what.draws)}.`,
  score: (what) =>
    `${what.a} έχει το ${what.share} των βαθμών, σε ${pairs(what.pairs)} παρτίδων με τον ίδιο σπόρο και αλλαγή θέσεων.`,
  soloScore: (what) =>
    `${what.a} έχει το ${what.share} των βαθμών· ο καθένας έπαιξε μόνος κάθε διαδρομή, με τον ίδιο σπόρο.`,
  elo: (what) => `Διαφορά Elo ${what.elo}, με βεβαιότητα 95 % μεταξύ ${what.low} και ${what.high}.`,
  los: (what) => `Πιθανότητα να είναι ισχυρότερος ο ${what.a}: ${what.share}.`,
  repeated: (what) =>
    `Μόνο ${what.different} από ${pairs(what.pairs)} είναι διαφορετικά: αυτοί οι παίκτες δεν αφήνουν τίποτα στην τύχη, και οι ίδιες παρτίδες δεν αποδεικνύουν τίποτα παραπάνω· γι’ αυτό το διάστημα είναι υπερβολικά στενό.`,
  early:
    'Το τεστ τελείωσε τη σειρά νωρίτερα: έτσι η διαφορά φαίνεται μεγαλύτερη απ’ ό,τι είναι, και το διάστημα περιέχει την αληθινή μόνο σε 9 από τις 10 σειρές.',
  sprt: {
    accepted: (what) => `SPRT: ναι. ${what.a} είναι ισχυρότερος κατά ${what.elo} Elo ή περισσότερο.`,
    rejected: (what) => `SPRT: όχι. ${what.a} είναι ισχυρότερος το πολύ κατά ${what.elo} Elo.`,
    open: () => 'SPRT: δεν έχει κριθεί ακόμη.',
    why: (what) =>
      `Μετά από ${pairs(what.pairs)} ο λογάριθμος του πόσο καλύτερα τα εξηγούν ${what.elo1} Elo παρά ${what.elo0} είναι ${what.llr}· ναι στο ${what.upper}, όχι στο ${what.lower} (λάθος ναι ${what.alpha}, λάθος όχι ${what.beta}).`,
  },
  timeHeads: ['χρόνος ανά κίνηση', 'ερωτήσεις', 'μέσος', 'μέγιστος', 'από το απόθεμα'],
  forfeits: (what) => `${what.name}: έχασε ${games(what.games)} από δικό του λάθος:`,
  kept: (what) => `${replays(what.replays)}: ${what.folder}`,
  keptLogs: (folder) => `Τα αρχεία καταγραφής των προγραμμάτων: ${folder}`,
  again: 'Παρτίδες που αξίζει να δεις, και η εντολή που τις ξαναπαίζει:',
  more: (what) => `… και άλλες ${games(what.games)}: ${what.file}`,
  banked: (what) => `${what.name} πήρε ${what.time} από το απόθεμά του`,
  brokenReplay: 'η επανάληψη δεν επαληθεύεται',
  unknownGameId: (text) => `--game ${text}: μια παρτίδα λέγεται με το ζεύγος της και a ή b, όπως 12a.`,
  course: (title) => `Διαδρομή: ${title}`,
  seat: (what) => `Θέση ${what.seat}: ${what.name}`,
  soloPlayer: (name) => `${name} παίζει μόνος.`,
};
