import type { Deadlock } from '@dedalo/sokoban';
import { counted } from '../counted.ts';
import { showCharacter } from '../show-character.ts';
import type { Sentences } from '../sentences.ts';
import type { Words } from '../words.ts';
import { guide } from './sokoban-guide.ts';

type SokobanWords = Words['games']['sokoban'];

const boxes = counted('el', { one: '# κουτί', other: '# κουτιά' });
/** As the object of a verb. */
const goals = counted('el', { one: '# στόχο', other: '# στόχους' });
const moves = counted('el', { one: '# κίνηση', other: '# κινήσεις' });
const pushes = counted('el', { one: '# σπρωξιά', other: '# σπρωξιές' });
const pulls = counted('el', { one: '# τράβηγμα', other: '# τραβήγματα' });
const levels = counted('el', { one: '# πίστα', other: '# πίστες' });
const games = counted('el', { one: '# αποθηκευμένη παρτίδα', other: '# αποθηκευμένες παρτίδες' });
const stars = counted('el', { one: '# αστέρι από τα 3', other: '# αστέρια από τα 3' });

const problem: SokobanWords['problem'] = {
  'no-levels': () => 'δεν έχει καμία πίστα μέσα. Μια πίστα σχεδιάζεται έτσι: # τοίχος, @ παίκτης, $ κουτί, . στόχος.',
  'collection-too-large': ({ most }) =>
    `έχει πάρα πολλά μέσα· από ένα αρχείο διαβάζονται το πολύ ${most} τετράγωνα και κινήσεις.`,
  'unexpected-line': ({ expected }) => `εδώ έπρεπε να υπάρχει: ${expected}.`,
  'bad-xml': ({ expected }) => `αυτό δεν είναι XML συλλογής με πίστες· εδώ έπρεπε να υπάρχει: ${expected}.`,
  'unknown-square': ({ character }) =>
    `το ${showCharacter(character)} δεν σημαίνει τίποτα σε μια πίστα· ισχύουν μόνο: # τοίχος, @ παίκτης, + παίκτης σε στόχο, $ κουτί, * κουτί σε στόχο, . στόχος και κενά.`,
  'no-player': () => 'αυτή η πίστα δεν έχει παίκτη (@, ή + σε στόχο).',
  'second-player': () => 'αυτή η πίστα έχει και δεύτερο παίκτη· μόνο ένας χωράει.',
  'player-blocked': () => 'ο παίκτης και ένα κουτί είναι στο ίδιο τετράγωνο.',
  'board-incomplete': () => 'το ταμπλό δεν έχει τετράγωνο για κάθε σειρά και στήλη του.',
  'no-boxes': () => 'αυτή η πίστα δεν έχει κουτί ($, ή * σε στόχο).',
  'boxes-and-goals-differ': (found) =>
    `αυτή η πίστα έχει ${boxes(found.boxes)} και ${goals(found.goals)}· όσα τα κουτιά, τόσοι πρέπει να είναι και οι στόχοι.`,
  'square-twice': () => 'δύο κουτιά, ή δύο στόχοι, είναι στο ίδιο τετράγωνο.',
  'square-outside': () => 'κάτι βρίσκεται έξω από το ταμπλό.',
  'square-in-wall': () => 'κάτι βρίσκεται μέσα σε τοίχο.',
  'level-too-small': ({ least }) =>
    `αυτή η πίστα είναι πολύ μικρή· θέλει τουλάχιστον ${least} σειρές και ${least} στήλες.`,
  'level-too-large': ({ most }) =>
    `αυτή η πίστα είναι πολύ μεγάλη· μπορεί να έχει το πολύ ${most} σειρές και ${most} στήλες.`,
  'bad-count': ({ most }) => `το πλήθος πρέπει να είναι ακέραιος από 1 έως ${most}.`,
  'group-not-closed': () => 'αυτή η ( δεν κλείνει πουθενά.',
  'group-not-opened': () => 'αυτή η ) δεν άνοιξε πουθενά.',
  'count-of-nothing': () => 'αυτός ο αριθμός δεν μετρά τίποτα· πρέπει να ακολουθεί ( ή σύμβολο.',
  'runs-too-long': ({ most }) => `γραμμένο ολόκληρο, θα ξεπερνούσε τα ${most} σύμβολα.`,
  'unknown-move': ({ character }) =>
    `το ${showCharacter(character)} δεν είναι κίνηση· κινήσεις είναι τα u, d, l, r και τα κεφαλαία τους.`,
  'jump-not-closed': () => 'αυτή η [ δεν κλείνει πουθενά.',
  'jump-not-opened': () => 'αυτή η ] δεν άνοιξε πουθενά.',
  'bad-limit': ({ most }) => `το όριο κινήσεων πρέπει να είναι ακέραιος από 1 έως ${most}.`,
  'no-reverse-play': () => 'αυτή η πίστα δεν παίζεται ανάποδα: οι στόχοι δεν είναι όσοι τα κουτιά.',
};

const rejection: SokobanWords['rejection'] = {
  'game-over': () => 'η παρτίδα τελείωσε.',
  'not-your-turn': () => 'εδώ κινείται μόνο ο παίκτης.',
  'wall-ahead': () => 'εκεί είναι τοίχος.',
  'edge-ahead': () => 'εκεί τελειώνει το ταμπλό.',
  'box-meets-wall': () => 'το κουτί δεν κουνιέται: πίσω του έχει τοίχο.',
  'box-meets-box': () => 'το κουτί δεν κουνιέται: πίσω του έχει άλλο κουτί.',
  'box-meets-edge': () => 'το κουτί δεν κουνιέται: πίσω του τελειώνει το ταμπλό.',
  'box-ahead': () => 'εκεί έχει κουτί, και στο ανάποδο παιχνίδι τα κουτιά μόνο τα τραβάς.',
  'no-box-to-pull': () => 'δεν έχεις πίσω σου κουτί να τραβήξεις.',
  'only-in-reverse': () => 'τραβήγματα και άλματα γίνονται μόνο στο ανάποδο παιχνίδι.',
  'jump-first': () => 'στο ανάποδο παιχνίδι διαλέγεις πρώτα από πού θα αρχίσεις.',
  'no-way-to-jump': () => 'δεν μπορείς να πας εκεί.',
};

/** `at` names the place of a box. */
const deadlock = (at: (box: number) => string): Sentences<Deadlock> => ({
  'dead-square': ({ box }) => `Το κουτί στο ${at(box)} δεν φτάνει πια σε κανέναν στόχο.`,
  frozen: (found) => {
    const what = found.boxes.length === 1 ? 'δεν κουνιέται το κουτί στο' : 'δεν κουνιούνται τα κουτιά στα';
    return `Η πίστα δεν λύνεται πια: ${what} ${found.boxes.map(at).join(' και ')}.`;
  },
  'too-few-goals': (found) =>
    `Η πίστα δεν λύνεται πια: δεν μένουν αρκετοί στόχοι για τα κουτιά στα ${found.boxes.map(at).join(' και ')}.`,
});

const ends: SokobanWords['ends'] = {
  solved: 'λύθηκε',
  stuck: 'τίποτα δεν κουνιέται πια',
  'action-limit': 'συμπληρώθηκε το όριο κινήσεων',
};

export const sokoban: SokobanWords = {
  name: 'Sokoban',
  summary: 'σπρώξε όλα τα κουτιά στους στόχους',
  aim: {
    forward: 'Σπρώξε όλα τα κουτιά στους στόχους.',
    reverse: 'Τράβηξε κάθε κουτί από τον στόχο του πίσω στην αρχική του θέση.',
  },
  legend: 'P εσύ, B κουτί, G στόχος, * κουτί σε στόχο, - τοίχος.',
  howTo: (keys) => [
    `Περπάτα με ${keys}. Αν πέσεις πάνω σε κουτί, το σπρώχνεις ένα τετράγωνο μπροστά. Σπρώξε όλα τα κουτιά στους στόχους.`,
    'Σπρώχνεις ένα κουτί τη φορά και δεν τραβάς ποτέ. Όποιο κουτί μπει σε γωνία μένει εκεί, γι’ αυτό κοίτα πριν σπρώξεις.',
    'Τίποτα δεν χάνεται: αναίρεσε όσο θέλεις, επανάφερε ή πιάσ’ το απ’ την αρχή. Ακόμα κι αυτό αναιρείται.',
  ],
  problem,
  rejection,
  deadlock,
  ends,
  boxes,
  moves,
  pushes,
  pulls,
  levels,
  games,
  size: 'μέγεθος',
  boxesHead: 'κουτιά',
  movesHead: 'κινήσεις',
  pushesHead: 'σπρωξιές',
  pullsHead: 'τραβήγματα',
  titleHead: 'τίτλος',
  packs: {
    'first-steps': 'Πρώτα βήματα',
    classic: 'Κλασικές πίστες',
    pockets: 'Δωματιάκια',
    workshop: 'Εργαστήρι',
    harbour: 'Λιμάνι',
    tangles: 'Κουβάρια',
    summits: 'Κορυφές',
  },
  reverse: 'ανάποδα',
  by: (author) => `από ${author}`,
  solved: (what) => `Λύθηκε με ${moves(what.moves)} και ${pushes(what.pushes)}.`,
  solvedInReverse: (what) => `Λύθηκε ανάποδα με ${moves(what.moves)} και ${pulls(what.pulls)}.`,
  best: (what) => `ρεκόρ: ${moves(what.moves)}, ${pushes(what.pushes)}`,
  par: {
    stars,
    bestKnown: (count) => `Καλύτερο γνωστό: ${count}`,
    fewest: (count) => `Ελάχιστο δυνατό: ${count}`,
    oneMore: (count) => `Ένα αστέρι ακόμη με ${count} ή λιγότερες`,
  },
  noSolution: 'Δεν υπάρχει αποθηκευμένη λύση για αυτή την πίστα.',
  leftOut: (what) => `Έμειναν έξω: ${what}`,
  leftOutMore: (count) => `και ${count} ακόμα`,
  noBoxThere: 'Εκεί δεν έχει κουτί να σπρώξεις.',
  noWalk: 'Δεν φτάνεις εκεί χωρίς να σπρώξεις κάτι.',
  noPush: 'Το κουτί δεν πάει εκεί όσο τα άλλα μένουν στη θέση τους.',
  cannotReverse: 'Αυτή η πίστα δεν παίζεται ανάποδα.',
  chooseStart: 'Κάνε κλικ εκεί απ’ όπου θέλεις να αρχίσεις ή πάτα ένα βέλος.',
  pullKeys:
    'Με Shift+βέλος, ή με κεφαλαίο γράμμα, τραβάς το κουτί που έχεις πίσω σου· το ίδιο και με κλικ ή άγγιγμα στο κουτί.',
  allSolved: 'Όλες οι άλλες πίστες έχουν λυθεί.',
  noOtherLevel: 'Από εδώ δεν είναι γνωστή άλλη πίστα.',
  guide,
  commands: {
    watch: ['λύσε', 'βλέπεις μια λύση από εδώ'],
    shorten: ['συντόμευση', 'συντομεύεις τη λύση σου της πίστας'],
    reverse: ['ανάποδα', 'παίζεις ανάποδα: τραβάς τα κουτιά από τους στόχους'],
    'dead-squares': ['νεκρά τετρ.', 'σημειώνεις από πού κανένα κουτί δεν φτάνει σε στόχο'],
    levels: ['πίστες', 'βλέπεις όλες τις πίστες'],
    next: ['επόμενη', 'πας στην επόμενη άλυτη πίστα'],
    previous: ['προηγούμενη', 'πας στην προηγούμενη πίστα'],
    bookmark: ['σελιδοδείκτης', 'κρατάς αυτή τη θέση'],
    bookmarks: ['σελιδοδείκτες', 'γυρίζεις σε θέση που κράτησες'],
  },
  otherPack: ['συλλογή', 'άλλη συλλογή'],
};
