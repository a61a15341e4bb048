import type { Words } from '../words.ts';

/** Levels and mazes made on demand. */
export const making: Words['making'] = {
  newLevel: 'Um nível novo',
  newMaze: 'Um labirinto novo',
  about: 'Diz mais ou menos quão difícil deve ser. A mesma escolha com a mesma semente dá sempre o mesmo resultado.',
  difficulty: 'Dificuldade',
  difficulties: { easy: 'fácil', medium: 'médio', hard: 'difícil', expert: 'para peritos' },
  size: 'Tamanho',
  sizes: { any: 'qualquer', small: 'pequeno', large: 'grande' },
  boxes: 'Caixas',
  anyBoxes: 'qualquer número',
  seedNote: 'qualquer',
  make: 'Criar',
  working: 'A criar…',
  takeBest: 'Ficar com o melhor até agora',
  early: 'Parou antes do fim: pode ser mais fácil do que pediste.',
  done: (what) => `Aqui está: ${what}.`,
  none: 'Não se encontrou nenhum assim. Talvez com outra semente.',
  another: 'Outro',
  keep: 'Guardar',
  kept: (name) => `Está na tua coleção «${name}».`,
  share: 'Copiar uma ligação',
  levels: 'Níveis novos',
  mazes: 'Labirintos novos',
};
