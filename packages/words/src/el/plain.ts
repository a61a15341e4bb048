import type { Words } from '../words.ts';

/** Line by line, for pipes and screen readers. */
export const plain: Words['plain'] = {
  help: `u d l r              κίνηση πάνω, κάτω, αριστερά, δεξιά· πολλές μαζί παίζονται η μία μετά την άλλη
                     (στο ανάποδο παιχνίδι τα κεφαλαία τραβούν)
undo, redo, restart  πίσω, μπροστά, στην αρχή· undo 5: πέντε πίσω· και το restart αναιρείται
go 3,2               πήγαινε στη στήλη 3, σειρά 2, μετρώντας από το 1 πάνω αριστερά
push 3,2 5,2         σπρώξε το κουτί από το 3,2 στο 5,2, χωρίς να κουνηθούν τα άλλα
jump 3,2             στο ανάποδο παιχνίδι: άρχισε από εκεί
next                 η επόμενη πίστα, αφού λύσεις αυτή
board                δείξε πάλι το ταμπλό
quit                 αποθήκευση και έξοδος (το ίδιο κι όταν τελειώσει η είσοδος)
Συντομεύσεις: z undo, y redo, q quit, ? help.`,
  start: 'Με u, d, l, r κινείσαι· με help βλέπεις τι άλλο υπάρχει.',
  seeHelp: 'Με help βλέπεις τι άλλο υπάρχει.',
  didYouMean: (word) => `Μήπως εννοείς ${word};`,
  undoGoesBack: 'Με undo γυρίζεις πίσω.',
  undoOrNext: 'Με undo γυρίζεις πίσω, με next προχωράς.',
  nextGoesOn: 'Με next προχωράς.',
  isOver: (reason) => `Τέλος: ${reason}.`,
  notSolvedYet: 'Δεν έλυσες ακόμα αυτή την πίστα.',
  noNext: 'Δεν υπάρχει επόμενη πίστα εδώ.',
  wholeNumber: (what) => `${what}: θέλει αριθμό από 1 και πάνω.`,
  onePlace: (to) => `Δώσε μια θέση ως στήλη,σειρά, από 1,1 έως ${to}.`,
  twoPlaces: (to) => `Δώσε δύο θέσεις ως στήλη,σειρά, από 1,1 έως ${to}.`,
  savedAs: (file) => `Αποθηκεύτηκε ως ${file}. Με dedalo play sokoban --plain --resume ${file} συνεχίζεις.`,
  couldNotSave: 'Η παρτίδα δεν αποθηκεύτηκε. Αντίγραψέ την από εδώ:',
  menu: 'Γράψε τον αριθμό ή το όνομα αυτού που θέλεις:',
  menuUnknown: (typed) => `Εδώ δεν υπάρχει ${typed}.`,
  keptGame: (title) => `Έχεις αφήσει στη μέση: ${title}.`,
};
