import type { Words } from '../words.ts';

/** Positions of a level that somebody keeps. */
export const bookmarks: Words['bookmarks'] = {
  title: 'Σελιδοδείκτες',
  set: 'Σημείωσε αυτή τη θέση',
  isSet: (name) => `Μπήκε ο σελιδοδείκτης ${name}.`,
  isThere: (name) => `Αυτή η θέση έχει ήδη τον σελιδοδείκτη ${name}.`,
  none: 'Σε αυτή την πίστα δεν υπάρχει σελιδοδείκτης.',
  name: 'Όνομα',
  goTo: (name) => `Πήγαινε στο ${name}`,
  gone: (name) => `Πίσω στον σελιδοδείκτη ${name}. Η αναίρεση σε γυρίζει εκεί που ήσουν.`,
  remove: (name) => `Διαγραφή: ${name}`,
  removed: (name) => `Ο σελιδοδείκτης ${name} διαγράφηκε.`,
  broken: 'Αυτός ο σελιδοδείκτης δεν διαβάζεται πια.',
};
