import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const times = counted('el', { one: '# φορά', other: '# φορές' });

export const theseusReport: Words['games']['theseus']['report'] = {
  start: 'Αρχή:',
  round: (round) => `Γύρος: ${round}`,
  final: 'ΤΕΛΟΣ',
  seats: ['Ο Θησέας', 'Ο Μινώταυρος'],
  ways: { 1: 'πάνω', 3: 'δεξιά', 5: 'κάτω', 7: 'αριστερά' },
  moved: (what) => `${what.seat} κινείται ${what.way}.`,
  position: (place) => `Η νέα του θέση είναι ${place}`,
  blocked: (what) => `${what.seat} δεν μπορεί να κινηθεί ${what.way}.`,
  took: 'Ο Θησέας πήρε μια προμήθεια.',
  ends: {
    'all-collected': 'Ο Θησέας κέρδισε το παιχνίδι!',
    captured: 'Ο Μινώταυρος κέρδισε το παιχνίδι!',
    'action-limit': 'Δεν κέρδισε κανείς!',
  },
  atRound: (round) => `Στον γύρο ${round}:`,
  set: (dice) => `Ο Θησέας διάλεξε ζάρι=${dice}.`,
  tookInTotal: (collected) => `Ο Θησέας πήρε μια προμήθεια. Έχει συνολικά ${collected}.`,
  seesNoSupply: 'Ο Θησέας δεν βλέπει καμία προμήθεια.',
  supplyAway: counted('el', {
    one: 'Η κοντινότερη προμήθεια απέχει # τετράγωνο.',
    other: 'Η κοντινότερη προμήθεια απέχει # τετράγωνα.',
  }),
  seesNoMinotaur: 'Ο Θησέας δεν βλέπει τον Μινώταυρο.',
  minotaurAway: counted('el', {
    one: 'Ο Μινώταυρος απέχει # τετράγωνο.',
    other: 'Ο Μινώταυρος απέχει # τετράγωνα.',
  }),
  total: 'ΣΥΝΟΛΙΚΑ ΣΤΑΤΙΣΤΙΚΑ:',
  moves: (what) => `Ο Θησέας κινήθηκε ${what.way} (ζάρι=${what.dice}) ${times(what.times)}`,
};
