import { counted } from '../../counted.ts';

const games = counted('el', { one: '# παιχνίδι', other: '# παιχνίδια' });
const alikePairs = counted('el', { one: '# ζευγάρι εργασιών έχει', other: '# ζευγάρια εργασιών έχουν' });
const meant = (word: string | undefined): string => (word === undefined ? '' : ` Μήπως εννοείς ${word};`);

export const tournament = {
  file: {
    unreadable: () => 'δεν διαβάζεται.',
    'not-toml': ({ detail }: { readonly detail: string }) => `αυτό δεν είναι TOML: ${detail}.`,
    'unknown-key': (what: { readonly key: string; readonly known: readonly string[]; readonly meant?: string }) =>
      `εδώ δεν υπάρχει κλειδί ${what.key}· υπάρχουν ${what.known.join(', ')}.${meant(what.meant)}`,
    'missing-key': ({ key }: { readonly key: string }) => `λείπει το κλειδί ${key}.`,
    'bad-value': ({ key, values }: { readonly key: string; readonly values: string }) =>
      `το ${key} πρέπει να είναι ${values}.`,
    'name-taken': ({ name }: { readonly name: string }) => `άλλος παίκτης λέγεται ήδη ${name}.`,
    'bad-command': ({ key, detail }: { readonly key: string; readonly detail: string }) =>
      `το ${key} δεν είναι γραμμή εντολής (${detail}).`,
    'either-or': ({ key, other }: { readonly key: string; readonly other: string }) =>
      `το ${key} και το ${other} δεν πάνε μαζί.`,
  },
  folder: {
    'in-use': ({ pid }: { readonly pid: number }) => `σε αυτόν τον φάκελο παίζεται ήδη κάτι (διεργασία ${pid}).`,
    'not-ours': ({ found }: { readonly found: string }) =>
      `αυτός ο φάκελος έχει κάτι άλλο (${found}). Διάλεξε άλλον με --out.`,
    'damaged-charter': () =>
      'το tournament.json σε αυτόν τον φάκελο έχει αλλάξει ή χαλάσει. Το --restart αρχίζει από την αρχή.',
    'old-charter': () =>
      'το τουρνουά αυτού του φακέλου άρχισε με παλιότερο Dedalo, που κλήρωνε τις παρτίδες από τον σπόρο. Τελείωσέ το με εκείνο, διάλεξε άλλον φάκελο με --out, ή άρχισε ξανά με --restart.',
    unusable: ({ reason }: { readonly reason: string }) => `αυτός ο φάκελος δεν μπορεί να χρησιμοποιηθεί (${reason}).`,
    'damaged-journal': ({ line }: { readonly line: number }) =>
      `η γραμμή ${line} του games.jsonl έχει αλλάξει ή χαλάσει. Διόρθωσέ την ή βγάλε την, ή άρχισε ξανά με --restart.`,
    other: ({ differs }: { readonly differs: readonly string[] }) =>
      `αυτός ο φάκελος έχει άλλο τουρνουά ή άλλη αναμέτρηση· διαφέρει σε ${differs.join(', ')}. Διάλεξε άλλον με --out, ή άρχισε ξανά με --restart.`,
  },
  absent: {
    'stray-file': ({ place }: { readonly place: string }) =>
      `το ${place} δεν είναι φάκελος: βάλτε το, αποσυμπιεσμένο, σε δικό του φάκελο με bot.toml.`,
    'no-bot-file': ({ place }: { readonly place: string }) =>
      `λείπει το ${place}/bot.toml: γράψε ένα που να λέει τουλάχιστον command = "…".`,
    'bad-bot-file': ({ detail }: { readonly detail: string }) => `${detail} Διόρθωσε αυτό το αρχείο.`,
    'name-taken': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}/bot.toml: άλλος παίκτης λέγεται ήδη ${detail}. Διάλεξε άλλο όνομα.`,
    'wrong-game': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `το ${place}/bot.toml λέει game = "${detail}", που δεν παίζεται εδώ. Παράδωσε παίκτη για αυτό το παιχνίδι.`,
    'no-classes': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `το ${place}/bot.toml δίνει κλάση, και οι κλάσεις δεν παίζουν ${detail}. Δώσε την εντολή ενός προγράμματος.`,
    'no-folder': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `το ${place} δεν διαβάζεται (${detail}). Ελέγξτε το όνομα και τα δικαιώματά του.`,
    'too-large': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `το ${place} είναι υπερβολικά μεγάλο (${detail}). Βγάλτε ό,τι δεν χρειάζεται το πρόγραμμα.`,
    'too-many-files': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `το ${place} έχει υπερβολικά πολλά αρχεία (${detail}). Βγάλτε ό,τι δεν χρειάζεται το πρόγραμμα.`,
    'cannot-copy': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `το ${place} δεν μπόρεσε να αντιγραφεί (${detail}). Ελέγξτε τα δικαιώματά του.`,
    'build-not-started': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: η μεταγλώττιση δεν μπόρεσε να ξεκινήσει (${detail}). Εγκατάστησε αυτό το πρόγραμμα, ή διόρθωσε το build στο bot.toml.`,
    'build-failed': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: η μεταγλώττιση απέτυχε (${detail}). Διόρθωσε ό,τι λέει.`,
    'build-too-slow': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: η μεταγλώττιση κράτησε υπερβολικά πολύ (${detail}). Μεταγλώττισε λιγότερα, ή παράδωσε το αποτέλεσμα.`,
    'no-command': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: το ${detail} δεν είναι εγκατεστημένο σε αυτόν τον υπολογιστή. Εγκατάστησέ το, ή διόρθωσε το command στο bot.toml.`,
    'no-file': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `λείπει το ${place}/${detail}, που το αναφέρει το command στο bot.toml. Πρόσθεσε το αρχείο, ή διόρθωσε την εντολή.`,
    'not-executable': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `το ${place}/${detail} δεν μπορεί να εκτελεστεί. Δώσε του το δικαίωμα (chmod +x), ή γράψε τον διερμηνέα του στο command.`,
    'bad-class': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: η κλάση του δεν μπορεί να παίξει. ${detail}`,
    ended: ({ place }: { readonly place: string }) =>
      `${place}: το πρόγραμμα τελείωσε πριν χαιρετήσει. Διόρθωσε ό,τι λέει, και δοκίμασέ το με dedalo bot check.`,
    'no-hello': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: ξεκίνησε και δεν χαιρέτησε: ${detail}. Δοκίμασέ το με dedalo bot check.`,
  },
  absentTitle: 'Δεν μπόρεσαν να συμμετάσχουν:',
  noTarget: (target: string) => `${target}: δεν υπάρχει τέτοιο αρχείο ή φάκελος.`,
  untrusted: {
    off: 'Χωρίς απομόνωση (η απομόνωση είναι κλειστή) οι εργασίες τρέχουν με τα δικαιώματά σου: θα μπορούσαν να διαβάσουν και να αλλάξουν τα αρχεία σου, να χρησιμοποιήσουν το δίκτυο και να τερματίσουν άλλες διεργασίες. Βγάλε το --no-sandbox ή το sandbox = false, ή, αν τις εμπιστεύεσαι όλες, πρόσθεσε --trust.',
    'no-bubblewrap':
      'Χωρίς απομόνωση (το bubblewrap δεν είναι εγκατεστημένο) οι εργασίες τρέχουν με τα δικαιώματά σου: θα μπορούσαν να διαβάσουν και να αλλάξουν τα αρχεία σου, να χρησιμοποιήσουν το δίκτυο και να τερματίσουν άλλες διεργασίες. Εγκατάστησε το bubblewrap, ή, αν τις εμπιστεύεσαι όλες, πρόσθεσε --trust.',
    'bubblewrap-fails':
      'Χωρίς απομόνωση (το bubblewrap δεν λειτουργεί εδώ) οι εργασίες τρέχουν με τα δικαιώματά σου: θα μπορούσαν να διαβάσουν και να αλλάξουν τα αρχεία σου, να χρησιμοποιήσουν το δίκτυο και να τερματίσουν άλλες διεργασίες. Χρησιμοποίησε έναν υπολογιστή όπου λειτουργεί το bubblewrap, ή, αν τις εμπιστεύεσαι όλες, πρόσθεσε --trust.',
  },
  noGame: 'Ποιο παιχνίδι; Πες το με --game, με το κλειδί game στο tournament.toml, ή με το ίδιο game σε κάθε bot.toml.',
  commonGame: (game: string) => `κάθε bot.toml λέει game = "${game}": αυτό παίζεται.`,
  noPlayers: (target: string) =>
    `${target}: δεν υπάρχουν παίκτες: ένας φάκελος εργασιών έχει για τον καθένα έναν υποφάκελο με bot.toml, ένα αρχείο έχει πίνακες [[player]].`,
  tooFewPlayers: 'Μπορούν να παίξουν λιγότεροι από δύο παίκτες: δεν υπάρχουν παιχνίδια.',
  nameTaken: (name: string) => `δύο παίκτες λέγονται ${name}.`,
  oddGames: 'Τα παιχνίδια πάνε σε ζευγάρια με τις θέσεις αλλαγμένες: το games πρέπει να είναι ζυγός αριθμός.',
  unknownChallenger: (what: { readonly name: string; readonly meant?: string }) =>
    `challenger: κανείς δεν λέγεται ${what.name}.${meant(what.meant)}`,
  unknownBeaten: (what: { readonly name: string; readonly meant?: string }) =>
    `grade: κανείς δεν λέγεται ${what.name}, που θα έπρεπε να νικηθεί.${meant(what.meant)}`,
  noChallenger:
    'Σε ένα gauntlet χρειάζεται κάποιος που συναντά όλους τους άλλους: δώσε challenger, ή ένα bot που έρχεται με το παιχνίδι.',
  everybodyChallenges: 'Σε ένα gauntlet πρέπει να μένει κάποιος για να τον συναντήσουν οι διεκδικητές.',
  preparing: (name: string) => `ετοιμάζεται: ${name}`,
  resumed: (what: { readonly done: number; readonly of: number; readonly folder: string }) =>
    `${what.folder}: έχουν ήδη παιχτεί ${games(what.done)} από ${what.of}· συνεχίζει από εκεί.`,
  changes: {
    added: (name: string) => `${name}: είναι νέος παίκτης.`,
    changed: (name: string) => `${name}: άλλαξε· μετρούν μόνο τα παιχνίδια της τωρινής έκδοσης.`,
    removed: (name: string) => `${name}: δεν συμμετέχει πια· τα παιχνίδια του δεν μετρούν άλλο.`,
  },
  leads: (name: string) => `προηγείται: ${name}`,
  left: (time: string) => `απομένουν ${time}`,
  leftAtMost: (time: string) => `απομένουν το πολύ ${time}`,
  stopped: (what: { readonly done: number; readonly of: number; readonly command: string }) =>
    `σταμάτησε μετά από ${games(what.done)} από ${what.of}. Η ίδια εντολή συνεχίζει από εκεί: ${what.command}`,
  formats: {
    'round-robin': 'όλοι με όλους',
    swiss: 'ελβετικό σύστημα',
    knockout: 'νοκ άουτ',
    gauntlet: 'ένας με όλους τους άλλους',
  },
  headline: (what: {
    readonly title: string;
    readonly format: string;
    readonly games: number;
    readonly seed: string;
  }) => `${what.title}: ${what.format}, ${games(what.games)}, σπόρος ${what.seed}`,
  heads: {
    rank: '#',
    name: 'όνομα',
    grade: 'βαθμός',
    points: 'βαθμοί',
    games: 'παιχνίδια',
    wins: 'νίκες',
    draws: 'ισοπαλίες',
    losses: 'ήττες',
    forfeits: 'από σφάλμα',
    rating: 'δύναμη ± 95 %',
    buchholz: 'Buchholz',
    outIn: 'εκτός στον γύρο',
  },
  crossTitle: 'Βαθμοί της γραμμής εναντίον της στήλης:',
  lot: (what: { readonly winner: string; readonly loser: string; readonly round: number }) =>
    `Γύρος ${what.round}: ${what.winner} και ${what.loser} έμειναν ίσοι ως το τέλος· ο σπόρος κλήρωσε: ${what.winner}.`,
  secret: (secret: string) =>
    `Το μυστικό των παρτίδων: ${secret}. Με --secret ${secret} και άλλο --out παίζονται ξανά.`,
  alike: (pairs: number) =>
    `${alikePairs(pairs)} κοινό τον μισό κώδικα ή περισσότερο: δες το same-code.csv και την αναφορά, και κρίνετε εσείς.`,
  superseded: (count: number) =>
    `${games(count)} παλαιότερων εκδόσεων και παικτών που έφυγαν μένουν στον φάκελο και δεν μετρούν.`,
  written: 'Γράφτηκαν:',
  files: {
    report: 'η αναφορά',
    grades: 'ο πίνακας για τους βαθμούς',
    sameCode: 'ποιοι έχουν κοινό κώδικα',
    results: 'όλα τα αποτελέσματα',
    replays: 'οι καταγραφές',
  },
  noReport: (reason: string) => `η αναφορά δεν μπόρεσε να γραφτεί (${reason}).`,
  cannotWrite: (reason: string) =>
    `στον φάκελο του τουρνουά δεν μπορεί να γραφτεί τίποτα (${reason}). Ό,τι τελείωσε μένει· η ίδια εντολή συνεχίζει.`,
  noSuchGame: (what: { readonly id: string; readonly folder: string }) =>
    `${what.folder}: δεν παίχτηκε εκεί παιχνίδι ${what.id}· το results.json τα έχει όλα.`,
  notBegun: (folder: string) => `${folder}: δεν άρχισε εκεί κανένα τουρνουά.`,
  playedAgain: (folder: string) => `Η καταγραφή και τα αρχεία καταγραφής: ${folder}`,
};
