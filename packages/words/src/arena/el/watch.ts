import type { ArenaWords } from '../words.ts';

export const watch: ArenaWords['watch'] = {
  at: (address) => `δες τις παρτίδες στο ${address}`,
  portTaken: (port) => `--watch ${port}: η θύρα είναι κατειλημμένη. Διάλεξε άλλη, ή βγάλε τον αριθμό.`,
  played: (what) => `παίχτηκαν ${what.done} από ${what.of} παρτίδες`,
  standings: 'Κατάταξη',
  underway: 'Παίζονται τώρα',
  nothingUnderway: 'Δεν παίζεται καμία παρτίδα.',
  last: 'Τελευταίες παρτίδες',
  nothingPlayed: 'Δεν τελείωσε ακόμα καμία παρτίδα.',
  turn: (turn) => `σειρά ${turn}`,
  toMove: (name) => `παίζει: ${name}`,
  seenBy: (name) => `όπως τη βλέπει: ${name}`,
  notSeen: 'Δεν φάνηκε ακόμα τίποτα από αυτή την παρτίδα.',
  over: 'Τελείωσε· η σελίδα δεν αλλάζει πια.',
};
