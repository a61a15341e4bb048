import type { ArenaWords } from '../words.ts';

export const watch: ArenaWords['watch'] = {
  at: (address) => `guarda le partite su ${address}`,
  portTaken: (port) => `--watch ${port}: la porta è occupata. Scegline un’altra, o togli il numero.`,
  played: (what) => `${what.done} partite giocate su ${what.of}`,
  standings: 'Classifica',
  underway: 'In corso',
  nothingUnderway: 'Non è in corso nessuna partita.',
  last: 'Ultime giocate',
  nothingPlayed: 'Non è ancora finita nessuna partita.',
  turn: (turn) => `turno ${turn}`,
  toMove: (name) => `tocca a ${name}`,
  seenBy: (name) => `come la vede ${name}`,
  notSeen: 'Di questa partita non si è ancora visto niente.',
  over: 'È finito; questa pagina non cambia più.',
};
