import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const added = counted('el', { one: 'Προστέθηκε # πλάσμα.', other: 'Προστέθηκαν # πλάσματα.' });

/** What the browser says of this game. */
export const webPokelabirinto: Words['web']['pokelabirinto'] = {
  goOn: 'Συνέχισε την παρτίδα σου',
  begin: 'Μπες στον λαβύρινθο',
  beginAnew: 'Ξεκίνα νέα παρτίδα· αυτή που άφησες χάνεται',
  theGame: 'Η παρτίδα',
  theMaze: 'Ο λαβύρινθος',
  hitPoints: 'πόντοι ζωής',
  seeds: { fresh: 'νέος', daily: 'ο σημερινός', typed: 'ο δικός σου' },
  seedNotes: {
    fresh: 'Κάθε φορά άλλος λαβύρινθος.',
    daily: 'Όποιος διαλέξει σήμερα την ίδια παρτίδα βρίσκει τον ίδιο λαβύρινθο.',
    typed: 'Η ίδια λέξη φτιάχνει τον ίδιο λαβύρινθο.',
  },
  yourSeed: 'Ο σπόρος σου',
  own: {
    title: 'Δικά σου πλάσματα',
    note: 'Ένα αρχείο TOML με ονόματα, πόντους ζωής και επιθέσεις· η όψη του καθενός βγαίνει από το όνομά του.',
    choose: 'Διάλεξε αρχείο',
    save: 'Αποθήκευσε όλα τα πλάσματα σε αρχείο',
    remove: 'Αφαίρεσέ τα',
    added: (count) => added(count),
    atLine: (what) => `${what.file}, γραμμή ${what.line}: ${what.text}`,
  },
  squares: {
    wall: 'τοίχος',
    open: 'πάτωμα',
    entrance: 'είσοδος, κλειστή',
    exit: 'έξοδος',
    unseen: 'δεν το έχεις δει ακόμα',
  },
  you: (name) => `εσύ, ${name}`,
  standsOn: (what) => `${what.name}· τετράγωνο: ${what.place}`,
  boardKeys: 'Τα βέλη σε κινούν. Ο πίνακας μετά τον λαβύρινθο δείχνει κάθε τετράγωνο που ξέρεις.',
  opponentsLeft: 'αντίπαλοι',
  steps: 'κινήσεις',
  fight: (what) => `${what.hero} και ${what.rival}`,
  fightHead: 'Μάχη',
  meetingHead: 'Συνάντηση',
  log: 'Τι συνέβη',
  odds: 'Πιθανότητες',
  hideOdds: 'Κρύψε τις πιθανότητες',
  notEnough: 'δεν φτάνει η ενέργεια',
  toMaze: 'Πίσω στον λαβύρινθο',
  firstStep: {
    mouse:
      'Το πλάσμα σου είναι κάπου σε έναν λαβύρινθο. Προχώρα με τα βέλη, ή κάνε κλικ εκεί που θέλεις να πας, και βρες την έξοδο. Η είσοδος έκλεισε πίσω σου.',
    touch:
      'Το πλάσμα σου είναι κάπου σε έναν λαβύρινθο. Σύρε το δάχτυλο για να προχωρήσεις, ή άγγιξε εκεί που θέλεις να πας, και βρες την έξοδο. Η είσοδος έκλεισε πίσω σου.',
  },
  results: { escaped: 'Έξω από τον λαβύρινθο', 'knocked-out': 'Νοκ άουτ', 'action-limit': 'Τέλος οι κινήσεις' },
  fightsWon: 'μάχες που κέρδισες',
  anotherMaze: 'Άλλος λαβύρινθος',
  sameMaze: 'Ο ίδιος λαβύρινθος ξανά',
  change: 'Άλλαξε την παρτίδα',
  whichMaze: 'Αυτός ο λαβύρινθος',
  replay: {
    walked: (place) => `πηγαίνει στη θέση: ${place}`,
    met: (name) => `συναντά: ${name}`,
    fights: 'μάχεται',
    counts: (what) => `${what.hp} πόντοι ζωής, ${what.energy} ενέργεια, αντίπαλοι: ${what.opponents}`,
  },
};
