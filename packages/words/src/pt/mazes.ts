import type { MapProblem, MazeProblem, RaceMapWarning } from '@dedalo/grid';
import { counted } from '../counted.ts';
import { showCharacter } from '../show-character.ts';
import type { Sentences } from '../sentences.ts';
import type { Words } from '../words.ts';

const SIDE_FLAGS = { width: '--cols', height: '--rows' } as const;
const ENDS = { start: 'ponto de partida', exit: 'saída' } as const;
const SECONDS = { start: 'um segundo ponto de partida', exit: 'uma segunda saída' } as const;
const FIRSTS = { start: 'o primeiro', exit: 'a primeira' } as const;

const cells = counted('pt', { one: '# célula', other: '# células' });
const looked = counted('pt', { one: '# célula vista', other: '# células vistas' });
const rooms = counted('pt', { one: '# sala', other: '# salas' });
const rows = counted('pt', { one: '# linha', other: '# linhas' });
const steps = counted('pt', { one: '# passo', other: '# passos' });

const maze: Sentences<MazeProblem> = {
  'bad-size': ({ side, value, least, most }) =>
    `${SIDE_FLAGS[side]} ${value}: este labirinto precisa de um número inteiro de ${least} a ${most}.`,
  'bad-braid': ({ value }) => `--braid ${value}: tem de ser um número de 0 a 1.`,
  'cannot-wrap': ({ algorithm }) =>
    `--wrap: ${algorithm} não faz labirintos com os lados ligados. Tira o --wrap ou escolhe outro algoritmo, como o backtracker.`,
  'cannot-mask': ({ algorithm }) =>
    `${algorithm} não consegue deixar salas de fora. Escolhe outro algoritmo, como o backtracker.`,
  'mask-size': ({ expected, found }) => `A máscara tem ${rooms(found)}; o labirinto tem ${expected}.`,
  'mask-empty': () => 'A máscara não deixa sala nenhuma.',
  'mask-apart': () => 'As salas da máscara não estão todas ligadas entre si.',
};

const spell = (symbols: string): string => [...symbols].map((symbol) => (symbol === ' ' ? 'espaço' : symbol)).join(' ');

const rowLength = ({ expected, found }: { readonly expected: number; readonly found: number }): string =>
  `esta linha tem ${cells(found)} e o mapa tem ${expected} de largura`;

const map: Sentences<MapProblem> = {
  'empty-map': () => 'não contém nenhum mapa.',
  'unknown-character': ({ character, allowed }) =>
    `${showCharacter(character)} não significa nada neste tipo de mapa; os símbolos são ${spell(allowed)}.`,
  'row-too-long': (found) => `${rowLength(found)}.`,
  'row-too-short': (found) => `${rowLength(found)}.`,
  'too-many-rows': ({ expected }) => `o mapa declara ${rows(expected)} e tem mais.`,
  'too-few-rows': ({ expected, found }) => `o mapa declara ${rows(expected)} e tem ${found}.`,
  'too-large': ({ most }) => `um mapa pode ter, no máximo, ${cells(most)} de lado.`,
  'bad-header': ({ expected }) => `aqui o cabeçalho deve dizer «${expected}».`,
  missing: ({ what, symbol }) => `o mapa não tem ${ENDS[what]} (${symbol}).`,
  second: ({ what, symbol, first }) =>
    `há ${SECONDS[what]} (${symbol}); ${FIRSTS[what]} está na linha ${first.line}, coluna ${first.column}.`,
};

const warning: Sentences<RaceMapWarning> = {
  'rows-filled-up': ({ rows: short, ...found }) =>
    `${rowLength(found)}: ${short === 1 ? 'o resto foi preenchido' : `${rows(short)} demasiado curtas foram preenchidas`} com paredes.`,
  'zero-cost': ({ cells: zeros }) => `0 conta como 1, em ${cells(zeros)} deste mapa; os custos vão de 1 a 9.`,
};

export const mazes: Words['mazes'] = {
  maze,
  map,
  warning,
  laboratory: 'Laboratório de labirintos',
  summary: 'vê labirintos a crescer e algoritmos à procura do caminho',
  generator: 'gerador',
  size: 'tamanho',
  sizes: { small: 'pequeno', medium: 'médio', large: 'do tamanho do ecrã' },
  speed: 'velocidade',
  finder: 'pesquisa',
  seed: 'semente',
  carving: 'a escavar',
  searching: 'a procurar',
  done: 'pronto',
  newMaze: ['novo', 'fazer um novo labirinto'],
  sameAgain: ['de novo', 'o mesmo labirinto de novo'],
  found: (what) => `${steps(what.steps)}; ${looked(what.looked)}`,
  tooSmall: 'O terminal é demasiado pequeno para um labirinto.',
};
