import { counted } from '../../counted.ts';

const games = counted('el', { one: '# παιχνίδι', other: '# παιχνίδια' });
const meant = (word: string | undefined): string => (word === undefined ? '' : ` Μήπως εννοείτε ${word};`);

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
    'in-use': ({ pid }: { readonly pid: number }) => `σε αυτόν τον φάκελο παίζεται ένα τουρνουά (διεργασία ${pid}).`,
    'not-ours': ({ found }: { readonly found: string }) =>
      `αυτός ο φάκελος έχει κάτι άλλο (${found}). Διαλέξτε άλλον με --out.`,
    'damaged-charter': () =>
      'το tournament.json σε αυτόν τον φάκελο έχει αλλάξει ή χαλάσει. Το --restart αρχίζει από την αρχή.',
    unusable: ({ reason }: { readonly reason: string }) => `αυτός ο φάκελος δεν μπορεί να χρησιμοποιηθεί (${reason}).`,
    'damaged-journal': ({ line }: { readonly line: number }) =>
      `η γραμμή ${line} του games.jsonl έχει αλλάξει ή χαλάσει. Διορθώστε την ή βγάλτε την, ή αρχίστε ξανά με --restart.`,
    other: ({ differs }: { readonly differs: readonly string[] }) =>
      `αυτός ο φάκελος έχει άλλο τουρνουά· διαφέρει σε ${differs.join(', ')}. Διαλέξτε άλλον με --out, ή αρχίστε ξανά με --restart.`,
  },
  absent: {
    'bad-bot-file': 'το bot.toml του είναι λάθος',
    'no-folder': 'ο φάκελός του δεν διαβάζεται',
    'too-large': 'ο φάκελός του είναι υπερβολικά μεγάλος',
    'too-many-files': 'ο φάκελός του έχει υπερβολικά πολλά αρχεία',
    'cannot-copy': 'ο φάκελός του δεν μπόρεσε να αντιγραφεί',
    'build-not-started': 'η μεταγλώττισή του δεν μπόρεσε να ξεκινήσει',
    'build-failed': 'η μεταγλώττισή του απέτυχε',
    'build-too-slow': 'η μεταγλώττισή του κράτησε υπερβολικά πολύ',
  },
  absentTitle: 'Δεν μπόρεσαν να συμμετάσχουν:',
  noTarget: (target: string) => `${target}: δεν υπάρχει τέτοιο αρχείο ή φάκελος.`,
  noGame: 'Ποιο παιχνίδι; Πείτε το με --game, ή με το κλειδί game στο tournament.toml.',
  noPlayers: (target: string) =>
    `${target}: δεν υπάρχουν παίκτες: ένας φάκελος εργασιών έχει για τον καθένα έναν υποφάκελο με bot.toml, ένα αρχείο έχει πίνακες [[player]].`,
  tooFewPlayers: 'Μπορούν να παίξουν λιγότεροι από δύο παίκτες: δεν υπάρχουν παιχνίδια.',
  nameTaken: (name: string) => `δύο παίκτες λέγονται ${name}.`,
  oddGames: 'Τα παιχνίδια πάνε σε ζευγάρια με τις θέσεις αλλαγμένες: το games πρέπει να είναι ζυγός αριθμός.',
  unknownChallenger: (what: { readonly name: string; readonly meant?: string }) =>
    `challenger: κανείς δεν λέγεται ${what.name}.${meant(what.meant)}`,
  noChallenger:
    'Σε ένα gauntlet χρειάζεται κάποιος που συναντά όλους τους άλλους: δώστε challenger, ή ένα bot που έρχεται με το παιχνίδι.',
  everybodyChallenges: 'Σε ένα gauntlet πρέπει να μένει κάποιος για να τον συναντήσουν οι διεκδικητές.',
  preparing: (name: string) => `ετοιμάζεται: ${name}`,
  resumed: (what: { readonly done: number; readonly of: number; readonly folder: string }) =>
    `${what.folder}: έχουν ήδη παιχτεί ${games(what.done)} από ${what.of}· συνεχίζει από εκεί.`,
  changed: (name: string) =>
    `${name}: άλλαξε αφού άρχισε το τουρνουά· συνεχίζει να παίζει ό,τι είχε αντιγραφεί τότε. Το --restart αρχίζει από την αρχή.`,
  leads: (name: string) => `προηγείται: ${name}`,
  left: (time: string) => `απομένουν ${time}`,
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
  written: 'Γράφτηκαν:',
  files: {
    report: 'η αναφορά',
    grades: 'ο πίνακας για τους βαθμούς',
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
