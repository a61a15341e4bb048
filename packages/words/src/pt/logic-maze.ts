import type { End, Piece, Rejection, TextProblem } from '@dedalo/theseus/logic';
import { counted } from '../counted.ts';
import { showCharacter } from '../show-character.ts';
import type { Sentences } from '../sentences.ts';
import type { Words } from '../words.ts';

const moves = counted('pt', { one: '# movimento', other: '# movimentos' });

const PIECES: Readonly<Record<Piece, string>> = { theseus: 'Teseu (T)', minotaur: 'Minotauro (M)', exit: 'saída (E)' };
const SECONDS: Readonly<Record<Piece, string>> = {
  theseus: 'um segundo Teseu (T)',
  minotaur: 'um segundo Minotauro (M)',
  exit: 'uma segunda saída (E)',
};

const problem: Sentences<TextProblem> = {
  'level-too-small': ({ least }) =>
    `este tabuleiro é demasiado pequeno; precisa de, pelo menos, ${least} linhas e ${least} colunas.`,
  'level-too-large': ({ most }) =>
    `este tabuleiro é demasiado grande; pode ter, no máximo, ${most} linhas e ${most} colunas.`,
  'board-incomplete': () => 'o tabuleiro não tem uma casa para cada linha e coluna.',
  'border-open': () => 'a parede à volta do tabuleiro tem uma abertura.',
  'doors-differ': () => 'entre duas casas há uma parede de um lado, mas não do outro.',
  'piece-outside': () => 'há alguma coisa fora do tabuleiro.',
  'begins-caught': () => 'Teseu e o Minotauro começam na mesma casa.',
  'begins-escaped': () => 'Teseu começa logo na saída.',
  'unexpected-character': ({ character, expected }) =>
    `${showCharacter(character)} não pode estar aqui; devia estar: ${expected}.`,
  'row-too-long': ({ expected }: { readonly expected: number }) => `esta linha tem mais de ${expected} caracteres.`,
  'row-too-short': ({ expected }: { readonly expected: number }) => `esta linha tem menos de ${expected} caracteres.`,
  'piece-missing': ({ piece }) => `este tabuleiro não tem ${PIECES[piece]}.`,
  'piece-twice': ({ piece }) => `este tabuleiro tem ${SECONDS[piece]}.`,
  'unknown-move': ({ character }) => `${showCharacter(character)} não é um movimento.`,
  'no-levels': () => 'não contém nenhum nível.',
  'board-missing': () => 'não há nenhum tabuleiro a que isto pertença.',
  'key-twice': ({ key }) => `${key} aparece aqui pela segunda vez.`,
  'bad-limit': ({ most }) => `o limite de movimentos tem de ser um número inteiro de 1 a ${most}.`,
  'unexpected-line': ({ expected }) => `aqui devia estar: ${expected}.`,
};

const rejection: Sentences<Rejection> = {
  'game-over': () => 'o jogo já acabou.',
  'not-your-turn': () => 'aqui só Teseu se move.',
  'wall-ahead': () => 'há ali uma parede.',
};

const ends: Readonly<Record<End, string>> = {
  escaped: 'fuga conseguida',
  caught: 'o Minotauro apanhou-te',
  'action-limit': 'limite de movimentos atingido',
};

export const logicMaze: Words['games']['logic-maze'] = {
  name: 'Labirintos do Minotauro',
  summary: 'engana um Minotauro que dá dois passos por cada um dos teus',
  howTo: [
    'Chega à saída. Depois de cada passo teu, o Minotauro dá dois. Também podes esperar.',
    'Vai para o lado, se assim ficar mais perto de ti; senão, para cima ou para baixo, se assim ficar; senão, não se mexe. Não é esperto: as paredes travam-no.',
    'Atrai-o para trás de uma parede e escapa-te. Podes anular quanto quiseres.',
  ],
  problem,
  rejection,
  ends,
  moves,
  levels: counted('pt', { one: '# nível', other: '# níveis' }),
  escaped: (count) => `Escapaste em ${moves(count)}.`,
  best: (what) => `melhor: ${what.own}, mínimo: ${what.least}`,
  commands: {
    wait: ['esperar', 'passar a vez sem sair do sítio'],
    watch: ['solução', 'ver uma solução'],
    levels: ['níveis', 'mostrar a lista de níveis'],
    next: ['seguinte', 'ir para o próximo nível por resolver'],
    previous: ['anterior', 'ir para o nível anterior'],
    bookmark: ['marcador', 'guardar esta posição'],
    bookmarks: ['marcadores', 'voltar a uma posição guardada'],
  },
  packs: { lessons: 'Lições', labyrinths: 'Labirintos', palace: 'O palácio' },
  movesHead: 'movimentos / mínimo',
  noEscape: 'Daqui já não há fuga possível.',
  click: 'clique numa casa ao lado: ir para lá; na tua: esperar',
  legend: 'T tu, M Minotauro, E saída.',
  savedAs: (file) => `Guardado em ${file}. Para continuar: dedalo play logic-maze --plain --resume ${file}`,
};
