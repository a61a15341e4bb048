import { counted } from '../../counted.ts';
import type { ArenaWords } from '../words.ts';

const games = counted('it', { one: '# partita', other: '# partite' });
const pairs = counted('it', { one: '# coppia', other: '# coppie' });
const replays = counted('it', {
  one: '# replay, rigiocato e trovato valido',
  other: '# replay, tutti rigiocati e trovati validi',
});
const draws = counted('it', { one: '# pareggio', other: '# pareggi' });

export const match: ArenaWords['match'] = {
  badCommand: {
    'open-quote': 'le virgolette si aprono e non si chiudono.',
    'lonely-backslash': 'dopo l’ultima barra rovesciata non c’è niente.',
  },
  noPlayer: 'Manca un giocatore: un testo vuoto non è né un bot né un programma.',
  unknownPlayer: (what) =>
    `il bot ${what.name} qui non c’è; ci sono ${what.bots.join(', ')}.${what.meant === undefined ? '' : ` Forse volevi dire ${what.meant}?`} Un programma si scrive come comando, per esempio "python3 my_bot.py" oppure ./my_bot.`,
  badOptions: (what) =>
    `${what.word}: dopo i due punti si scrive nodes=5000 (passi per mossa) oppure ms=100 (millisecondi per mossa).${what.takes.length === 0 ? '' : ` Questo bot accetta anche ${what.takes.join(', ')}.`}`,
  unknownGame: (what) =>
    `il gioco ${what.game} non c’è; ci sono ${what.games.join(', ')}.${what.meant === undefined ? '' : ` Forse volevi dire ${what.meant}?`}`,
  wrongSeat: (what) =>
    `${what.bot} non può stare al posto ${what.seat}, e in un incontro ognuno gioca in tutti e due; possono farlo ${what.bots.join(', ')}.`,
  tooManySeats: (seats) => `questo gioco ha ${seats} posti; un incontro è per giochi da uno o da due.`,
  oddGames: 'Le partite vanno a coppie, a posti scambiati: --games dev’essere un numero pari.',
  noSandbox: {
    'no-bubblewrap':
      'Bubblewrap (bwrap) non è installato, quindi i programmi non si possono isolare. Installalo, oppure usa --no-sandbox per programmi di cui ti fidi.',
    'bubblewrap-fails':
      'Bubblewrap (bwrap) su questo sistema non funziona, quindi i programmi non si possono isolare. Usa --no-sandbox per programmi di cui ti fidi.',
  },
  unprotected: {
    off: 'i programmi non sono isolati (è stato disattivato): possono leggere e cambiare i tuoi file, usare la rete e terminare altri processi.',
    'no-bubblewrap':
      'i programmi non sono isolati (bubblewrap non è installato): possono leggere e cambiare i tuoi file, usare la rete e terminare altri processi.',
    'bubblewrap-fails':
      'i programmi non sono isolati (bubblewrap qui non funziona): possono leggere e cambiare i tuoi file, usare la rete e terminare altri processi.',
  },
  atHello: 'al saluto',
  atTurn: (turn) => `alla risposta ${turn}`,
  line: (line) => `ha detto: ${line}`,
  running: (what) => `${what.wins} vinte, ${what.draws} pari, ${what.losses} perse`,
  stopped: (what) => `interrotto dopo ${games(what.done)} su ${what.of}.`,
  nothingPlayed: 'Non è finita nessuna partita.',
  result: (what) =>
    `${games(what.games)}: ${what.a} ne ha vinte ${what.wins}, ${what.b} ${what.losses}, ${draws(what.draws)}.`,
  score: (what) =>
    `${what.a} ha il ${what.share} dei punti, in ${pairs(what.pairs)} di partite con lo stesso seme e i posti scambiati.`,
  soloScore: (what) =>
    `${what.a} ha il ${what.share} dei punti; ognuno ha giocato da solo ogni percorso, con lo stesso seme.`,
  pentanomial: (pairs) => `Coppie per risultato (PP, PN, VP o NN, VN, VV): [${pairs.join(', ')}].`,
  elo: (what) => `Differenza Elo ${what.elo}, al 95 % fra ${what.low} e ${what.high}.`,
  forfeitsOnly: 'Tutte le partite sono state perse per un errore: questo non dice chi è il più forte.',
  los: (what) => `Probabilità che ${what.a} sia il più forte: ${what.share}.`,
  repeated: (what) =>
    `Solo ${what.different} su ${pairs(what.pairs)} sono diverse: questi giocatori non lasciano niente al caso, e le stesse partite non dimostrano altro; perciò l’intervallo è troppo stretto.`,
  early:
    'Il test ha chiuso la serie in anticipo: così la differenza sembra più grande di quello che è, e l’intervallo contiene quella vera solo in 9 serie su 10.',
  sprt: {
    accepted: (what) => `SPRT: sì. ${what.a} è più forte di almeno ${what.elo} Elo.`,
    rejected: (what) => `SPRT: no. ${what.a} è più forte al massimo di ${what.elo} Elo.`,
    open: () => 'SPRT: non ancora deciso.',
    forfeitsOnly: 'SPRT: non se ne conclude niente, perché tutte le partite sono state perse per un errore.',
    why: (what) =>
      `Dopo ${pairs(what.pairs)} il logaritmo di quanto ${what.elo1} Elo le spieghino meglio di ${what.elo0} è ${what.llr}; sì a ${what.upper}, no a ${what.lower} (sì sbagliati ${what.alpha}, no sbagliati ${what.beta}).`,
  },
  timeHeads: ['tempo per mossa', 'domande', 'medio', 'massimo', 'dalla riserva'],
  forfeits: (what) => `${what.name} ha perso ${games(what.games)} per colpa sua:`,
  kept: (what) => `${replays(what.replays)}: ${what.folder}`,
  keptLogs: (folder) => `I log dei programmi: ${folder}`,
  again: 'Partite da guardare, e il comando che le rigioca:',
  more: (what) => `… e altre ${games(what.games)}: ${what.file}`,
  banked: (what) => `${what.name} ha preso ${what.time} dalla sua riserva`,
  brokenReplay: 'il replay non è valido',
  noHello: (fault) => `${fault}. Un programma che non risponde al saluto non può giocare: l’incontro è finito.`,
  logOf: (file) => `Il suo log (${file}):`,
  noLog: 'Non ha scritto niente sull’errore standard.',
  unknownGameId: (text) => `--game ${text}: una partita si chiama con la sua coppia e a o b, per esempio 12a.`,
  course: (title) => `Percorso: ${title}`,
  seat: (what) => `Posto ${what.seat}: ${what.name}`,
  soloPlayer: (name) => `${name} gioca da solo.`,
};
