import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const decisions = counted('it', { one: '# decisione', other: '# decisioni' });

export const expeditionJudged: Words['games']['expedition']['judged'] = {
  lastFight: 'Il tuo ultimo combattimento',
  title: 'Come hai combattuto?',
  inReplay: 'Quanto valevano le decisioni',
  fight: (name) => `combattere con ${name}`,
  swap: (name) => `${name} davanti`,
  turnBack: 'tornare indietro',
  start: (what) => `Contro ${what.name}, all’inizio, la tua probabilità di vincere era ${what.chance}.`,
  flawless: counted('it', {
    one: 'C’era una sola decisione, e la tua era la migliore.',
    other: 'Tutte e # le decisioni erano le migliori possibili.',
  }),
  lost: (what) =>
    `Probabilità sprecate: ${what.lost} in tutto; senza perdite ${what.flawless} su ${decisions(what.decisions)}.`,
  nothing: 'Nei tuoi combattimenti non c’era niente da decidere.',
  toWin: ({ what, chance }) => `${what}: ${chance} di vincere`,
  toGetAway: ({ what, chance }) => `${what}: ${chance} di cavarsela`,
  better: ({ what, chance }) => `meglio: ${what}, ${chance}`,
  best: 'niente era meglio',
  dearest: 'Le decisioni più care',
  place: (what) => `labirinto ${what.maze}, ${what.name}`,
  journeys: 'Decisioni nei combattimenti',
  lostNothing: 'senza perdite',
  givenAway: 'probabilità sprecate',
  judging: 'I viaggi vengono valutati…',
};
