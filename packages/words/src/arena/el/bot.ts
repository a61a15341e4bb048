import { counted } from '../../counted.ts';

const actions = counted('el', { one: '# ενέργεια', other: '# ενέργειες' });
const answers = counted('el', { one: '# απάντηση', other: '# απαντήσεις' });

interface Meant {
  readonly field: string;
  readonly meaning: string;
}

const legalReturn =
  'Η position() επιστρέφει ένα κενό τετράγωνο από τις τέσσερις σειρές σου: γραμμή και στήλη. Η move() επιστρέφει το τετράγωνο ενός κομματιού σου, μια κατεύθυνση (1 μπροστά, 2 πίσω, 3 αριστερά, 4 δεξιά) και όσα βήματα μπορεί να κάνει το κομμάτι προς τα εκεί.';

export const bot = {
  noGame: 'Ποιο παιχνίδι; Πες το με --game, ή με game = "…" στο bot.toml του φακέλου.',
  noProgram: (name: string) =>
    `Το ${name} είναι bot του παιχνιδιού. Δώσε την εντολή ενός προγράμματος, όπως "python3 my_bot.py" ή ./my_bot.`,
  stopped: 'διακόπηκε πριν τελειώσει ο έλεγχος.',
  gameBegins: (what: { readonly game: number; readonly games: number; readonly seat: number }) =>
    `Παιχνίδι ${what.game} από ${what.games}, το πρόγραμμα στη θέση ${what.seat}:`,
  fine: (name: string) => `Το ${name} τηρεί το πρωτόκολλο.`,
  played: (what: {
    readonly game: number;
    readonly seat: number;
    readonly result: string;
    readonly ending: string;
    readonly actions: number;
  }) => `παιχνίδι ${what.game}, θέση ${what.seat}: ${what.result}, ${what.ending} (${actions(what.actions)})`,
  results: { win: 'νίκη', draw: 'δεν νίκησε κανείς', loss: 'ήττα' },
  answers: (what: {
    readonly answers: number;
    readonly mean: string;
    readonly longest: string;
    readonly limit: string;
  }) =>
    `${answers(what.answers)}: ${what.mean} κατά μέσο όρο, το πολύ ${what.longest}· για μια κίνηση επιτρέπονται ${what.limit}`,
  warning: (text: string) => `προσοχή: ${text}`,
  warnings: {
    'slow-end':
      'έτρεχε ακόμα 0,3 s αφού είχε κλείσει η είσοδός του, και τερματίστηκε. Όταν δεν υπάρχει άλλη γραμμή να διαβάσει, το πρόγραμμα πρέπει να τελειώνει.',
    'stray-fields': (fields: string) =>
      `κανείς δεν διαβάζει αυτά τα πεδία των απαντήσεών του: ${fields}. Μήπως ένα όνομα είναι λάθος γραμμένο;`,
    'near-limit': (what: { readonly turn: number; readonly took: string; readonly limit: string }) =>
      `η απάντηση ${what.turn} πήρε ${what.took} από ${what.limit}: σε πιο αργό υπολογιστή μπορεί να είναι πολύ.`,
    'much-log': (what: { readonly written: string; readonly limit: string }) =>
      `έγραψε ${what.written} kB στο standard error σε ένα παιχνίδι· στα ${what.limit} kB χάνει.`,
  },
  next: (command: string) => `Ύστερα: ${command}`,
  faulty: (what: { readonly name: string; readonly game: number; readonly seat: number; readonly what: string }) =>
    `${what.name}, παιχνίδι ${what.game}, θέση ${what.seat}: ${what.what}.`,
  asked: (message: number) => `Το μήνυμα ${message} της αρένας ήταν:`,
  said: 'Το πρόγραμμα είπε:',
  saidNothing: 'Το πρόγραμμα δεν είπε τίποτα.',
  inSandbox:
    'Έτρεχε απομονωμένο: δεν υπάρχει δίκτυο, ούτε τίποτα άλλο από το σύστημα και τον φάκελό του. Για να δεις αν φταίει αυτό, πρόσθεσε --no-sandbox.',
  wrong: 'Τι είναι λάθος:',
  expected: 'Τι περίμενε η αρένα, για παράδειγμα:',
  advice: 'Τι να κάνεις:',
  log: 'Το standard error τελείωνε με:',
  crashed: {
    python: 'Τελείωσε με σφάλμα της Python· το standard error τελείωνε με:',
    javascript: 'Τελείωσε με σφάλμα της JavaScript· το standard error τελείωνε με:',
    java: 'Τελείωσε με σφάλμα της Java· το standard error τελείωνε με:',
  },
  again: 'Για να δεις όλα τα μηνύματα:',
  notStarted: {
    ENOENT: (what: string) => `δεν υπάρχει τέτοιο πρόγραμμα: ${what}`,
    EACCES: (what: string) => `υπάρχει, αλλά δεν επιτρέπεται να εκτελεστεί: ${what}`,
  },
  refused: (sentence: string) => `Οι κανόνες το αρνούνται: ${sentence}`,
  late: {
    'too-slow': (time: string) => `Μέσα σε ${time} δεν ήρθε τίποτα.`,
    'half-line': (time: string) => `Μέσα σε ${time} ήρθε μόνο ένα μέρος μιας γραμμής: λείπει το τέλος της.`,
  },
  misreadings: {
    'no-object': 'Είναι JSON, αλλά όχι αντικείμενο: μια απάντηση μπαίνει σε άγκιστρα.',
    'missing-field': ({ field, meaning }: Meant) => `Λείπει το πεδίο "${field}": ${meaning}.`,
    'bad-field': ({ field, meaning }: Meant) => `Το πεδίο "${field}" δεν είναι όπως πρέπει: ${meaning}.`,
    'other-turn': (what: { readonly said: number; readonly asked: number }) =>
      `Απαντά στη σειρά ${what.said}, ενώ ρωτήθηκε για τη σειρά ${what.asked}: επανάλαβε το turn του μηνύματος.`,
  },
  fields: {
    name: 'κείμενο από 1 έως 80 χαρακτήρες, πώς λέγεται το πρόγραμμα',
    version: 'κείμενο το πολύ 40 χαρακτήρων',
    wants: 'λίστα από "legal", "events", "board" και "rematch", όσα θέλεις',
    turn: 'ακέραιος αριθμός, το turn του μηνύματος',
    action: 'κείμενο το πολύ 200 χαρακτήρων, η ενέργεια όπως τη γράφει το docs/protocol.md',
  },
  advices: {
    'not-started':
      'Δοκίμασε την εντολή μόνη της σε αυτόν τον φάκελο. Είναι εγκατεστημένο το πρόγραμμα, είναι σωστό το όνομα, μπορεί να εκτελεστεί; Μία λέξη μόνη της είναι δικό μας bot: ένα πρόγραμμα χωρίς ορίσματα γράφεται ./my_bot.',
    exited:
      'Κράτα το πρόγραμμα σε λειτουργία ώσπου να τελειώσει η είσοδός του: διάβαζε γραμμή γραμμή σε βρόχο. Αν χάλασε, ο λόγος είναι στο standard error.',
    'missing-file':
      'Ένα αρχείο δεν βρέθηκε· οι τελευταίες γραμμές του standard error λένε ποιο. Είναι σωστή η διαδρομή στην εντολή, από τον φάκελο όπου βρίσκεσαι; Μήπως το πρόγραμμα φορτώνει αρχείο που δεν είναι σε αυτόν τον φάκελο;',
    'too-slow':
      'Φεύγει η γραμμή αμέσως; Κάνε flush μετά από κάθε απάντηση: print(…, flush=True) στην Python, System.out.flush() στη Java, fflush(stdout) στη C. Μήπως περιμένει δεύτερη γραμμή πριν απαντήσει; Αν σκέφτεται πολύ, ας τηρεί το ρολόι του μηνύματος.',
    'half-line': 'Τελείωνε κάθε απάντηση με τέλος γραμμής και κάνε flush: print(…, flush=True), System.out.println(…).',
    'not-json':
      'Η τυπική έξοδος είναι μόνο για απαντήσεις: γράφε τα μηνύματα ελέγχου στο standard error, print(…, file=sys.stderr) στην Python, console.error στη JavaScript, System.err στη Java. Γράφε JSON με βιβλιοθήκη: κείμενα και ονόματα μπαίνουν σε διπλά εισαγωγικά.',
    'wrong-answer':
      'Απάντα σε ένα hello με το όνομά σου και σε ένα act με το turn του και την ενέργειά σου, ένα αντικείμενο σε μία γραμμή.',
    'unasked-line':
      'Απάντα σε ένα hello και σε ένα act με μία γραμμή το καθένα, και σε start, events και end με καμία. Γράφε τα μηνύματα ελέγχου στο standard error.',
    'line-too-long':
      'Μια απάντηση είναι σύντομη: μη στέλνεις πίσω το view, και τελείωνε κάθε απάντηση με τέλος γραμμής.',
    'log-too-long': 'Γράφε λιγότερα στο standard error: μία γραμμή ανά κίνηση αρκεί.',
    'too-much-memory': 'Κράτα λιγότερα στη μνήμη, ή επίτρεψε περισσότερη με --memory· η Java δέχεται -Xmx256m.',
    'too-many-processes': 'Κάνε τη δουλειά στο ίδιο το πρόγραμμα, σε μία διεργασία με λίγα νήματα.',
    'too-much-disk':
      'Γράφε λιγότερα ή σβήνε όσα δεν χρειάζονται πια: ο φάκελός του χωράει 64 MB μαζί με τα δικά του αρχεία, και 10.000 αρχεία.',
    'unknown-action':
      'Γράφε την ενέργεια όπως το παιχνίδι. Με "wants": ["legal"] στο hello κάθε act απαριθμεί όλες τις ενέργειες που θα γίνονταν δεκτές: διάλεξε μία.',
    'illegal-action':
      'Με "wants": ["legal"] στο hello κάθε act απαριθμεί όλες τις ενέργειες που θα γίνονταν δεκτές: διάλεξε μία.',
    resigned: 'Παραιτήθηκε μόνο του: αυτό σημαίνει null ή None από τη move().',
    threw:
      'Η εξαίρεση και το ίχνος της βρίσκονται στο standard error: το σημείο είναι η πρώτη γραμμή του ίχνους που ονομάζει δικό σου αρχείο.',
    malformed:
      'Επίστρεψε ό,τι υπόσχεται η μέθοδος: η position() γραμμή και στήλη, η move() γραμμή, στήλη, κατεύθυνση και πλήθος βημάτων.',
  },
  classAdvices: {
    exited:
      'Μια κλάση δεν τερματίζει τη διεργασία της: βγες από τη μέθοδο με return, και μην καλείς ούτε System.exit() ούτε process.exit(). Αν χάλασε, ο λόγος είναι στο standard error.',
    'missing-file':
      'Ένα αρχείο δεν βρέθηκε· οι τελευταίες γραμμές του standard error λένε ποιο. Μήπως η κλάση φορτώνει αρχείο που δεν είναι στον φάκελό της;',
    'too-slow':
      'Η μέθοδος δεν τελείωσε εγκαίρως. Υπάρχει βρόχος χωρίς τέλος; Αν σκέφτεται πολύ, ας ψάχνει λιγότερο, ή επίτρεψε περισσότερο με --move-time.',
    'too-much-memory': 'Κράτα λιγότερα στη μνήμη, ή επίτρεψε περισσότερη με --memory.',
    'unknown-action': legalReturn,
    'illegal-action': legalReturn,
  },
};
