import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const moves = counted('el', { one: '# κίνηση', other: '# κινήσεις' });
const pushes = counted('el', { one: '# σπρωξιά', other: '# σπρωξιές' });
const missing = counted('el', { one: 'Μένει # σπρωξιά', other: 'Μένουν # σπρωξιές' });
const positions = counted('el', { one: '# θέση', other: '# θέσεις' });

/** Hints, solutions that are searched for, and solutions that get shorter. */
export const guide: Words['games']['sokoban']['guide'] = {
  ways: { north: 'προς τα πάνω', east: 'προς τα δεξιά', south: 'προς τα κάτω', west: 'προς τα αριστερά' },
  push: ({ place, way, count }) => `Σπρώξε το κουτί στο ${place} ${way}. ${missing(count)} ως το τέλος.`,
  searching: ({ nodes, best, of, megabytes }) =>
    `Ψάχνω μια λύση: ${positions(nodes)}, ${best} από ${of} στη θέση τους, ${megabytes} MB.`,
  unsolvable: 'Από εδώ η πίστα δεν λύνεται πια: δοκιμάστηκαν όλοι οι δρόμοι. Με αναίρεση γυρίζεις πίσω.',
  memoryFull: 'Δεν βρέθηκε λύση με τη μνήμη που επιτρέπεται εδώ στην αναζήτηση.',
  failed: 'Η αναζήτηση δεν μπόρεσε να ξεκινήσει.',
  onlyForward: 'Οι συμβουλές είναι για το κανονικό παιχνίδι, όπου τα κουτιά σπρώχνονται.',
  solution: (what) => `Μια λύση από εδώ, με ${moves(what.moves)} και ${pushes(what.pushes)}:`,
  hint: ['συμβουλή', 'βλέπεις την επόμενη σπρωξιά και τι διδάσκει η πίστα'],
  watchFromHere: 'Λύσε και δες',
  shorten: {
    title: 'Συντόμευσε τη λύση μου',
    by: { moves: 'Λιγότερες κινήσεις', pushes: 'Λιγότερες σπρωξιές' },
    counts: (what) => `${moves(what.moves)}, ${pushes(what.pushes)}`,
    before: 'η δική σου',
    now: 'πιο σύντομη',
    working: 'Ψάχνω πιο σύντομο δρόμο…',
    done: 'Έτσι δεν συντομεύει άλλο.',
    none: 'Δεν υπάρχει τίποτα να συντομευθεί πριν λυθεί η πίστα.',
    shortest: 'Η λύση σου είναι ήδη η συντομότερη δυνατή, και σε κινήσεις και σε σπρωξιές.',
    keep: 'Κράτησέ τη',
    kept: 'Κρατήθηκε στις λύσεις αυτής της πίστας. Το ρεκόρ σου μένει δικό σου.',
    watch: 'Δες τη',
    copy: 'Αντίγραψε τις κινήσεις της',
    save: 'Αποθήκευσέ τη ως καταγραφή',
  },
};
