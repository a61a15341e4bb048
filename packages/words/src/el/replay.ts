import type { ReplayProblem } from '@dedalo/engine';
import { counted } from '../counted.ts';
import type { GameSentences } from '../game-sentences.ts';
import type { Sentences } from '../sentences.ts';
import type { Words } from '../words.ts';

const actions = counted('el', { one: '# ενέργεια', other: '# ενέργειες' });
/** As the object of a verb. */
const players = counted('el', { one: '# παίκτη', other: '# παίκτες' });

const problem = (game: GameSentences): Sentences<ReplayProblem> => ({
  'not-a-replay': () => 'αυτό δεν είναι καταγραφή του Dedalo· εκείνες αρχίζουν με «dedalo replay 1».',
  'unknown-version': ({ version, known }) =>
    `αυτή η καταγραφή έχει τη μορφή ${version}, ενώ αυτό το Dedalo διαβάζει τη μορφή ${known}. Την έγραψε νεότερο Dedalo.`,
  'bad-line': ({ expected }) => `εδώ έπρεπε να υπάρχει: ${expected}.`,
  'cut-short': () =>
    'το αρχείο τελειώνει πρόωρα: η τελευταία του γραμμή έπρεπε να αρχίζει με «end». Ένα κομμάτι λείπει.',
  'text-after-end': () => 'υπάρχει κάτι και μετά το τέλος της καταγραφής.',
  'wrong-count': ({ said, found }) =>
    `αυτή η γραμμή μετρά ${actions(said)}, αλλά στο αρχείο είναι ${found}: κάποιες γραμμές προστέθηκαν ή λείπουν.`,
  'unknown-game': (found) => `δεν υπάρχει παιχνίδι ${found.game} εδώ.`,
  'other-rules': ({ said, known }) =>
    `αυτή η παρτίδα παίχτηκε με την έκδοση ${said} των κανόνων, ενώ αυτό το Dedalo παίζει με την έκδοση ${known}.`,
  'config-edited': () => 'η πίστα ή οι ρυθμίσεις πιο κάτω δεν είναι εκείνες της παρτίδας: το αποτύπωμά τους διαφέρει.',
  'bad-config': (found) => game.problem(found.problem),
  'wrong-seats': ({ said, needed }) => `η καταγραφή αναφέρει ${players(said)}, ενώ αυτό το παιχνίδι θέλει ${needed}.`,
  'bad-action': (found) => `το «${found.text}» δεν είναι ενέργεια: ${game.problem(found.problem)}`,
  'action-refused': ({ number, rejection }) => `η ενέργεια ${number} δεν παίζεται εδώ: ${game.rejection(rejection)}`,
  'state-differs': ({ number, since }) =>
    `μετά την ενέργεια ${number} η παρτίδα δεν είναι όπως λέει το αρχείο. Ως την ενέργεια ${since.number} όλα είναι σωστά, άρα η διαφορά βρίσκεται ανάμεσα στη γραμμή ${since.line} και εδώ.`,
  'ending-differs': ({ said, found }) =>
    `κατά το αρχείο η παρτίδα τελειώνει με «${said}», στην πράξη όμως με «${found}».`,
});

export const replay: Words['replay'] = {
  problem,
  actions,
  match: 'έγκυρη',
  open: 'σε εξέλιξη',
  over: (reason) => `τέλος: ${reason}`,
  wonBy: (winner) => `νικητής: ${winner}`,
  position: (what) => `${what.position} από ${what.length}`,
  stepBack: ['πίσω', 'ένα βήμα πίσω'],
  stepForward: ['μπρος', 'ένα βήμα μπρος'],
  paused: 'σε παύση',
  playing: (speed) => `παίζει, ${speed} το δευτερόλεπτο`,
};
