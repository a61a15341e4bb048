import { counted } from '../../counted.ts';

const actions = counted('it', { one: '# azione', other: '# azioni' });
const turns = counted('it', { one: '# turno', other: '# turni' });

export const debug = {
  begins: (what: { readonly game: string; readonly seat: number; readonly seed: string }) =>
    `${what.game}, il programma al posto ${what.seat}, seme ${what.seed}. Non c'è limite di tempo. Ctrl+C termina la partita.`,
  waiting: (address: string) =>
    `In attesa di un programma su ${address}. Avvialo con DEDALO_CONNECT=${address} nel suo ambiente. Ctrl+C termina l'attesa.`,
  connected: 'Un programma si è collegato.',
  turn: (turn: number) => `Turno ${turn}:`,
  over: (what: { readonly result: string; readonly ending: string; readonly actions: number }) =>
    `La partita è finita: ${what.result}, ${what.ending} (${actions(what.actions)}).`,
  closed: 'Il programma ha chiuso il collegamento.',
  stopped: 'Fermato.',
  saved: (file: string) => `La partita è salvata: dedalo replay ${file}`,
  badPort: {
    EADDRINUSE: (port: number) => `La porta ${port} è già in uso. Scegline un'altra con --listen.`,
    EACCES: (port: number) => `La porta ${port} non ti è permessa. Scegline una da 1024 in su con --listen.`,
    other: (what: { readonly port: number; readonly code: string }) =>
      `La porta ${what.port} non si può aprire (${what.code}). Scegline un'altra con --listen.`,
  },
  noPlayer:
    'Serve il comando del programma, per esempio "python3 my_bot.py", oppure --listen 9000 per un programma che avvii tu.',
  alone: (game: string) => `${game} qui si gioca da soli: togli --against.`,
  noSeat: (seats: number) => `Questo posto non c'è: --seat va da 1 a ${seats}.`,
  whichSeat: (seats: readonly { readonly seat: number; readonly name: string }[]) =>
    `Serve il posto del programma: ${seats.map(({ seat, name }) => `--seat ${seat} (${name})`).join(', ')}.`,
  noTurn: (what: { readonly turn: number; readonly turns: number }) =>
    `Il turno ${what.turn} non c'è: in questa partita il programma è stato interrogato ${what.turns} volte.`,
  played: (action: string) => `giocato ${action}`,
  notPlayed: 'non è stato giocato nulla: la partita registrata finisce qui',
  same: 'ora lo stesso',
  other: (action: string) => `ora ${action}`,
  noAnswer: 'ora nessuna azione',
  ranThrough: (what: { readonly name: string; readonly turns: number; readonly same: number }) =>
    `${what.name}: ${turns(what.turns)}, di cui ${what.same} come nella registrazione.`,
};
