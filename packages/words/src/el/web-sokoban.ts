import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

export const webSokoban: Words['web']['sokoban'] = {
  onGoals: (what: { readonly done: number; readonly of: number }) => `${what.done} από ${what.of} σε στόχο`,
  onGoalsHead: 'σε στόχο',
  walked: (place: string) => `βήμα στο ${place}`,
  pushed: (place: string) => `σπρωξιά κουτιού στο ${place}`,
  pulled: (place: string) => `τράβηγμα κουτιού στο ${place}`,
  picked: counted('el', {
    one: 'Έπιασες κουτί· μπορεί να πάει σε # τετράγωνο.',
    other: 'Έπιασες κουτί· μπορεί να πάει σε # τετράγωνα.',
  }),
  letGo: 'Άφησες το κουτί.',
  firstStep: {
    mouse: (keys: string) =>
      `Περπάτα με ${keys} ή κάνε κλικ εκεί που θέλεις να πας. Αν πέσεις πάνω σε κουτί, το σπρώχνεις. Ή κάνε κλικ σε ένα κουτί και μετά στο τετράγωνο όπου πρέπει να πάει. Σπρώξε όλα τα κουτιά στους στόχους.`,
    touch:
      'Σύρε το δάχτυλο για να περπατήσεις ή άγγιξε εκεί που θέλεις να πας. Αν πέσεις πάνω σε κουτί, το σπρώχνεις. Ή άγγιξε ένα κουτί και μετά το τετράγωνο όπου πρέπει να πάει. Σπρώξε όλα τα κουτιά στους στόχους.',
  },
  squares: {
    wall: 'τοίχος',
    floor: 'πάτωμα',
    goal: 'στόχος',
    box: 'κουτί',
    'box-on-goal': 'κουτί σε στόχο',
    player: 'εσύ',
    'player-on-goal': 'εσύ, σε στόχο',
    outside: 'έξω',
  },
  notSolved: 'άλυτη ακόμα',
  levelCard: (what: { readonly number: number; readonly title: string }) =>
    what.title === '' ? `Πίστα ${what.number}` : `Πίστα ${what.number}: ${what.title}`,
  started: 'στη μέση',
  levelNumber: 'Αριθμός πίστας',
  goToLevel: 'Πήγαινε στην πίστα',
  addLevels: 'Πρόσθεσε πίστες',
  addLevelsNote: 'Επικόλλησε μια πίστα ως κείμενο, σύρε εδώ ένα αρχείο ή διάλεξέ το (.sok, .xsb, .txt, .slc).',
  pasteHere: 'Κείμενο πίστας',
  playIt: 'Παίξε',
  chooseFile: 'Διάλεξε αρχείο',
  added: (what: { readonly levels: string; readonly name: string }) => `Πρόσθεσες ${what.levels} ως «${what.name}».`,
  pasted: 'Επικόλληση',
  remove: (name: string) => `Αφαίρεση: ${name}`,
  removed: (name: string) => `Αφαιρέθηκε: ${name}.`,
  notKeptLevels: 'Αυτές τις πίστες μπορείς να τις παίξεις τώρα, αλλά ο browser δεν κατάφερε να τις φυλάξει.',
  forwardPlay: 'Κανονικά',
  reversePlay: 'Ανάποδα',
  watch: 'Δες μια λύση',
  solutions: {
    stored: 'Αποθηκευμένη λύση',
    moves: 'Το ρεκόρ σου σε κινήσεις',
    pushes: 'Το ρεκόρ σου σε σπρωξιές',
    shortened: 'Συντομευμένη από το Dedalo',
  },
  noMovesYet: 'Δεν υπάρχουν κινήσεις ακόμα.',
  best: 'ρεκόρ',
  backToLevel: 'Πίσω στην πίστα',
};
