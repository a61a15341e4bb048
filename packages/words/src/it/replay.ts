import type { ReplayProblem } from '@dedalo/engine';
import { counted } from '../counted.ts';
import type { GameSentences } from '../game-sentences.ts';
import type { Sentences } from '../sentences.ts';
import type { Words } from '../words.ts';

const actions = counted('it', { one: '# azione', other: '# azioni' });
const players = counted('it', { one: '# giocatore', other: '# giocatori' });

const problem = (game: GameSentences): Sentences<ReplayProblem> => ({
  'not-a-replay': () => 'non è un replay di Dedalo: quelli cominciano con «dedalo replay 1».',
  'unknown-version': ({ version, known }) =>
    `questo replay è nel formato ${version}, ma questo Dedalo legge il formato ${known}. L’ha scritto una versione più recente.`,
  'bad-line': ({ expected }) => `qui dovrebbe esserci: ${expected}.`,
  'cut-short': () => 'il file finisce troppo presto: l’ultima riga dovrebbe cominciare con «end». Ne manca una parte.',
  'text-after-end': () => 'c’è dell’altro dopo la fine del replay.',
  'wrong-count': ({ said, found }) =>
    `questa riga dichiara ${actions(said)}, ma il conto fa ${found}: ci sono righe in più o ne mancano.`,
  'unknown-game': (found) => `il gioco ${found.game} qui non c’è.`,
  'other-rules': ({ said, known }) =>
    `la partita è stata giocata con la versione ${said} delle regole, ma questo Dedalo usa la versione ${known}.`,
  'config-edited': () =>
    'il livello o le opzioni qui sotto non sono quelli della partita giocata: l’impronta non corrisponde.',
  'bad-config': (found) => game.problem(found.problem),
  'wrong-seats': ({ said, needed }) => `il replay indica ${players(said)}, ma questo gioco ne richiede ${needed}.`,
  'bad-action': (found) => `«${found.text}» non è un’azione: ${game.problem(found.problem)}`,
  'action-refused': ({ number, rejection }) =>
    `l’azione ${number} qui non si può giocare: ${game.rejection(rejection)}`,
  'state-differs': ({ number, since }) =>
    `dopo l’azione ${number} la partita non è come dice il file. Fino all’azione ${since.number} tutto torna: la differenza sta tra la riga ${since.line} e questa.`,
  'ending-differs': ({ said, found }) =>
    `secondo il file la partita finisce con «${said}», invece finisce con «${found}».`,
});

export const replay: Words['replay'] = {
  problem,
  actions,
  match: 'valido',
  open: 'partita in corso',
  over: (reason) => `partita finita: ${reason}`,
  wonBy: (winner) => `vincitore: ${winner}`,
  position: (what) => `${what.position} di ${what.length}`,
  stepBack: ['indietro', 'un passo indietro'],
  stepForward: ['avanti', 'un passo avanti'],
  paused: 'in pausa',
  playing: (speed) => `in riproduzione, ${speed} al secondo`,
};
