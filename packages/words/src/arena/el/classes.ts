const names = (found: readonly string[]): string => (found.length === 0 ? '' : ` Βρέθηκαν: ${found.join(', ')}.`);

export interface Found {
  readonly says: string;
  readonly found: readonly string[];
}

export const classes = {
  otherGame: (game: string) =>
    `μόνο το Stratego Duel παίζεται από κλάσεις με τις έξι περιγραφόμενες μεθόδους· για το ${game} δώσε την εντολή ενός προγράμματος.`,
  problems: {
    'no-javac': () => 'το javac δεν είναι εγκατεστημένο: εγκατάστησε ένα JDK, έκδοση 11 ή νεότερη.',
    'no-java': () => 'η java δεν είναι εγκατεστημένη: εγκατάστησε ένα JDK, έκδοση 11 ή νεότερη.',
    'old-java': () => 'αυτή η Java είναι πολύ παλιά: εγκατάστησε ένα JDK, έκδοση 11 ή νεότερη.',
    'no-python': () => 'η python3 δεν είναι εγκατεστημένη.',
    'no-classpath': ({ name }: { readonly name: string }) =>
      `πού είναι η κλάση ${name}; Δώσε --classpath DIR|JAR, ή java:DIR αν ο φάκελος έχει έναν μόνο παίκτη.`,
    'no-cache': ({ folder, reason }: { readonly folder: string; readonly reason: string }) =>
      `δεν γίνεται εγγραφή στο ${folder} (${reason}): δώσε δικαίωμα εγγραφής στον φάκελο ή όρισε το XDG_CACHE_HOME.`,
    'no-place': ({ place }: { readonly place: string }) => `το ${place} δεν υπάρχει.`,
    'compile-failed': ({ place }: { readonly place: string }) =>
      `το javac δεν μπορεί να μεταγλωττίσει ό,τι βρίσκεται στο ${place}:`,
    'no-class': ({ says, found }: Found) =>
      `δεν υπάρχει κλάση ${says}. Είναι το όνομα πλήρες, με το πακέτο του, και σωστή η θέση που δόθηκε;${names(found)}`,
    'no-player': ({ says }: Found) =>
      `καμία κλάση στο ${says} δεν μπορεί να παίξει: χρειάζονται οι έξι μέθοδοι, στη Java με implements gj.stratego.player.Player.`,
    'several-players': ({ found }: Found) =>
      `υπάρχουν περισσότεροι από ένας παίκτες, πες ποιον εννοείς: ${found.join(', ')}.`,
    'not-a-player': ({ says, found }: Found) => `η ${says} δεν υλοποιεί το gj.stratego.player.Player.${names(found)}`,
    'no-methods': ({ says, found }: Found) => `από την ${says} λείπουν οι μέθοδοι ${found.join(', ')}.`,
    'no-constructor': ({ says }: Found) =>
      `η ${says} δεν μπορεί να δημιουργηθεί: χρειάζεται δημόσιο κατασκευαστή χωρίς ορίσματα και δεν επιτρέπεται να είναι αφηρημένη.`,
    broken: ({ says }: Found) => `δεν μπορεί να φορτωθεί: ${says}`,
    'no-answer': ({ says }: { readonly says: string }) => `το πρόγραμμα που τη φιλοξενεί δεν απαντά (${says}).`,
  },
};
