import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

export const today: Words['today'] = {
  title: 'Hoje',
  about: 'Um desafio por dia para cada jogo, igual para todos.',
  results: 'Resultados e partilha',
  states: { open: 'por jogar', lost: 'perdido', won: 'ganho', perfect: 'não se pode fazer melhor' },
  streak: counted('pt', { one: 'série: # dia', other: 'série: # dias' }),
  longest: counted('pt', { one: 'a mais longa: # dia', other: 'a mais longa: # dias' }),
  stillOpen: 'Ganha um deles hoje e a tua série continua.',
  columns: { game: 'Jogo', result: 'Hoje', streak: 'Série', longest: 'Mais longa' },
  rulesTitle: 'Como se contam os dias',
  rules: [
    'Um dia conta quando ganhas um desafio desse dia. Tenta as vezes que quiseres: fica o melhor resultado.',
    'Uma série são dias seguidos. Só acaba quando passa um dia inteiro sem vitórias: hoje ainda conta.',
    'O dia é o do teu calendário. Um jogo deixado à meia-noite ainda conta no dia seguinte.',
  ],
  shareTitle: 'Conta aos amigos',
  share: 'Partilhar',
  copy: 'Copiar como texto',
  picture: 'Guardar a imagem',
  pictureName: (date) => `Resultados de ${date}`,
  putAside: (game) => `O teu jogo de ${game} está na coleção, de onde se pode continuar.`,
  noChallenge: 'Este jogo não tem desafio.',
};
