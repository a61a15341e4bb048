import type { Words } from '../words.ts';

/** Levels and mazes made on demand. */
export const making: Words['making'] = {
  newLevel: 'Νέα πίστα',
  newMaze: 'Νέος λαβύρινθος',
  about: 'Πες περίπου πόσο δύσκολο το θέλεις. Η ίδια επιλογή με τον ίδιο σπόρο δίνει παντού το ίδιο αποτέλεσμα.',
  difficulty: 'Δυσκολία',
  difficulties: { easy: 'εύκολο', medium: 'μέτριο', hard: 'δύσκολο', expert: 'για ειδικούς' },
  size: 'Μέγεθος',
  sizes: { any: 'όποιο να ’ναι', small: 'μικρό', large: 'μεγάλο' },
  boxes: 'Κουτιά',
  anyBoxes: 'όσα να ’ναι',
  seedNote: 'όποιος να ’ναι',
  make: 'Φτιάξ’ το',
  working: 'Φτιάχνεται…',
  takeBest: 'Κράτα το καλύτερο ως τώρα',
  early: 'Σταμάτησε νωρίς: ίσως είναι πιο εύκολο από αυτό που ζήτησες.',
  done: (what) => `Έτοιμο: ${what}.`,
  none: 'Δεν βρέθηκε τέτοια πίστα. Ίσως με άλλον σπόρο.',
  another: 'Άλλο ένα',
  keep: 'Κράτα το',
  kept: (name) => `Είναι στη συλλογή σου «${name}».`,
  share: 'Αντιγραφή συνδέσμου',
  levels: 'Νέες πίστες',
  mazes: 'Νέοι λαβύρινθοι',
};
