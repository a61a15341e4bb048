import { counted } from '../counted.ts';
import { showCharacter } from '../show-character.ts';
import type { Words } from '../words.ts';

const SIDE_FLAGS = { width: '--cols', height: '--rows' } as const;
/** As objects of a verb. */
const ENDS = { start: 'αφετηρία', exit: 'έξοδο' } as const;

const rooms = counted('el', { one: '# δωμάτιο', other: '# δωμάτια' });
const cells = counted('el', { one: '# κελί', other: '# κελιά' });
const rows = counted('el', { one: '# σειρά', other: '# σειρές' });
const steps = counted('el', { one: '# βήμα', other: '# βήματα' });
const looked = counted('el', { one: 'εξετάστηκε # κελί', other: 'εξετάστηκαν # κελιά' });

const maze: Words['mazes']['maze'] = {
  'bad-size': ({ side, value, least, most }) =>
    `${SIDE_FLAGS[side]} ${value}: αυτός ο λαβύρινθος θέλει ακέραιο από ${least} έως ${most}.`,
  'bad-braid': ({ value }) => `--braid ${value}: πρέπει να είναι αριθμός από 0 έως 1.`,
  'cannot-wrap': ({ algorithm }) =>
    `--wrap: ο ${algorithm} δεν φτιάχνει λαβύρινθο με ενωμένες πλευρές. Βγάλε το --wrap ή πάρε άλλον αλγόριθμο, π.χ. τον backtracker.`,
  'cannot-mask': ({ algorithm }) =>
    `Ο ${algorithm} δεν μπορεί να αφήσει δωμάτια έξω. Πάρε άλλον αλγόριθμο, π.χ. τον backtracker.`,
  'mask-size': ({ expected, found }) => `Η μάσκα έχει ${rooms(found)}· ο λαβύρινθος έχει ${expected}.`,
  'mask-empty': () => 'Η μάσκα δεν αφήνει ούτε ένα δωμάτιο.',
  'mask-apart': () => 'Τα δωμάτια της μάσκας δεν συνδέονται όλα μεταξύ τους.',
};

const spell = (symbols: string): string => [...symbols].map((symbol) => (symbol === ' ' ? 'κενό' : symbol)).join(' ');

const map: Words['mazes']['map'] = {
  'empty-map': () => 'δεν έχει χάρτη μέσα.',
  'unknown-character': ({ character, allowed }) =>
    `το ${showCharacter(character)} δεν σημαίνει τίποτα σε τέτοιον χάρτη· ισχύουν μόνο: ${spell(allowed)}.`,
  'row-too-long': ({ expected, found }) => `αυτή η σειρά έχει ${cells(found)}, ο χάρτης έχει πλάτος ${expected}.`,
  'row-too-short': ({ expected, found }) => `αυτή η σειρά έχει ${cells(found)}, ο χάρτης έχει πλάτος ${expected}.`,
  'too-many-rows': ({ expected }) => `ο χάρτης δηλώνει ${rows(expected)} και έχει περισσότερες.`,
  'too-few-rows': ({ expected, found }) => `ο χάρτης δηλώνει ${rows(expected)} και έχει ${found}.`,
  'too-large': ({ most }) => `ένας χάρτης έχει το πολύ ${most} κελιά σε κάθε πλευρά.`,
  'bad-header': ({ expected }) => `η επικεφαλίδα πρέπει να λέει εδώ «${expected}».`,
  missing: ({ what, symbol }) => `ο χάρτης δεν έχει ${ENDS[what]} (${symbol}).`,
  second: ({ what, symbol, first }) =>
    `ο χάρτης έχει και δεύτερη ${ENDS[what]} (${symbol})· η πρώτη είναι στη γραμμή ${first.line}, στήλη ${first.column}.`,
};

const warning: Words['mazes']['warning'] = {
  'rows-filled-up': ({ rows: short, expected, found }) =>
    `αυτή η σειρά έχει ${cells(found)}, ο χάρτης έχει πλάτος ${expected}: ${short === 1 ? 'συμπληρώθηκε' : `${rows(short)} που υπολείπονται συμπληρώθηκαν`} με τοίχους.`,
  'zero-cost': ({ cells: zeros }) =>
    `το 0 διαβάζεται ως 1, σε ${cells(zeros)} αυτού του χάρτη· τα κόστη είναι από 1 έως 9.`,
};

export const mazes: Words['mazes'] = {
  maze,
  map,
  warning,
  /** The laboratory screen. */
  laboratory: 'Εργαστήριο λαβυρίνθων',
  summary: 'δες πώς φτιάχνεται ένας λαβύρινθος και πώς βρίσκεται ο δρόμος',
  generator: 'κατασκευή',
  size: 'μέγεθος',
  sizes: { small: 'μικρό', medium: 'μεσαίο', large: 'όσο η οθόνη' },
  speed: 'ταχύτητα',
  finder: 'αναζήτηση',
  seed: 'σπόρος',
  carving: 'σκάβει',
  searching: 'ψάχνει',
  done: 'έτοιμο',
  newMaze: ['νέος', 'φτιάχνεις νέο λαβύρινθο'],
  sameAgain: ['πάλι', 'ο ίδιος λαβύρινθος πάλι'],
  found: (what) => `${steps(what.steps)}· ${looked(what.looked)}`,
  tooSmall: 'Το τερματικό είναι πολύ μικρό για λαβύρινθο.',
};
