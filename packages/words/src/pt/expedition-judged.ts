import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const decisions = counted('pt', { one: '# decisão', other: '# decisões' });

export const expeditionJudged: Words['games']['expedition']['judged'] = {
  lastFight: 'A tua última luta',
  title: 'Lutaste bem?',
  inReplay: 'Quanto valeram as decisões',
  fight: (name) => `lutar com ${name}`,
  swap: (name) => `${name} à frente`,
  turnBack: 'recuar',
  start: (what) => `Contra ${what.name}, no início, a tua probabilidade de vencer era ${what.chance}.`,
  flawless: counted('pt', {
    one: 'Havia uma só decisão, e a tua foi a melhor.',
    other: 'Todas as # decisões foram as melhores possíveis.',
  }),
  lost: (what) =>
    `Probabilidades desperdiçadas: ${what.lost} ao todo; sem perdas ${what.flawless} de ${decisions(what.decisions)}.`,
  nothing: 'Nas tuas lutas não havia nada a decidir.',
  toWin: ({ what, chance }) => `${what}: ${chance} de vencer`,
  toGetAway: ({ what, chance }) => `${what}: ${chance} de escapar`,
  better: ({ what, chance }) => `melhor: ${what}, ${chance}`,
  best: 'nada era melhor',
  dearest: 'As decisões mais caras',
  place: (what) => `labirinto ${what.maze}, ${what.name}`,
  journeys: 'Decisões nas lutas',
  lostNothing: 'sem perdas',
  givenAway: 'probabilidades desperdiçadas',
  judging: 'As viagens estão a ser avaliadas…',
};
