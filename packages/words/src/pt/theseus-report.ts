import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const times = counted('pt', { one: '# vez', other: '# vezes' });

export const theseusReport: Words['games']['theseus']['report'] = {
  start: 'Início:',
  round: (round) => `Ronda: ${round}`,
  final: 'FIM',
  seats: ['Teseu', 'O Minotauro'],
  ways: { 1: 'para cima', 3: 'para a direita', 5: 'para baixo', 7: 'para a esquerda' },
  moved: (what) => `${what.seat} anda ${what.way}.`,
  position: (place) => `A sua nova posição é ${place}`,
  blocked: (what) => `${what.seat} não pode andar ${what.way}.`,
  took: 'Teseu apanhou um mantimento.',
  ends: {
    'all-collected': 'Teseu ganhou a partida!',
    captured: 'O Minotauro ganhou a partida!',
    'action-limit': 'Ninguém ganhou!',
  },
  atRound: (round) => `Na ronda ${round}:`,
  set: (dice) => `Teseu escolheu dado=${dice}.`,
  tookInTotal: (collected) => `Teseu apanhou um mantimento. Ao todo tem ${collected}.`,
  seesNoSupply: 'Teseu não vê nenhum mantimento.',
  supplyAway: counted('pt', {
    one: 'O mantimento mais próximo está a # casa.',
    other: 'O mantimento mais próximo está a # casas.',
  }),
  seesNoMinotaur: 'Teseu não vê o Minotauro.',
  minotaurAway: counted('pt', { one: 'O Minotauro está a # casa.', other: 'O Minotauro está a # casas.' }),
  total: 'ESTATÍSTICAS TOTAIS:',
  moves: (what) => `Teseu andou ${what.way} (dado=${what.dice}) ${times(what.times)}`,
};
