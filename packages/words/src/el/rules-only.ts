import type { Words } from '../words.ts';

export const rulesOnly: Words['rulesOnly'] = {
  sitters: { person: 'άνθρωπος', random: 'Ονειροπόλος', search: 'Επιτελάρχης' },
  /** How bots play. */
  botsAbout: {
    random: 'οποιαδήποτε ενέργεια, όλες εξίσου πιθανές.',
    search: 'βλέπει όσο μακριά του επιτρέπει ο χρόνος.',
  },
  turnOf: (seat) => `παίζει: ${seat}`,
  thinking: (seat) => `σκέφτεται: ${seat}`,
  notAnAction: (text) => `το «${text}» δεν είναι κίνηση αυτού του παιχνιδιού`,
  tryOne: (example) => `για παράδειγμα: ${example}`,
  actions: 'Τι μπορείς να παίξεις',
  typeAction: 'Γράψε μια κίνηση',
  play: 'Παίξε',
  players: 'Παίκτες',
  setup: 'Στήσιμο',
  config: 'Ταμπλό',
  seed: 'Σπόρος',
  seedNote: 'Κενό: κάθε φορά άλλη παρτίδα.',
  newSeed: 'Διάλεξε σπόρο στην τύχη',
  newGame: 'Νέα παρτίδα',
  goOn: 'Συνέχισε την παρτίδα',
  click: 'κλικ: μια κίνηση του καταλόγου παίζεται',
  begin: 'Έναρξη',
  beginKey: ['έναρξη', 'αρχίζει αυτή η παρτίδα'],
  newGoesOn: 'new αρχίζει άλλη παρτίδα, quit φεύγει.',
  help: `μια κίνηση           όπως τη γράφουν οι κανόνες
actions              δες τι μπορείς να παίξεις τώρα
board                δείξε πάλι το ταμπλό
undo, redo, restart  πίσω, μπροστά, στην αρχή, όταν παίζεις μόνος
new                  άρχισε άλλη παρτίδα
quit                 αποθήκευση και έξοδος (το ίδιο κι όταν τελειώσει η είσοδος)`,
  savedAs: ({ file, game }) => `Αποθηκεύτηκε ως ${file}. Με dedalo play ${game} --plain --resume ${file} συνεχίζεις.`,
};
