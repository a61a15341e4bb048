import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const levels = counted('pt', { one: '# nível', other: '# níveis' });
const games = counted('pt', { one: '# partida guardada rejogada', other: '# partidas guardadas rejogadas' });
const positions = counted('pt', { one: '# posição', other: '# posições' });
const boards = counted('pt', { one: '# tabuleiro', other: '# tabuleiros' });

/** What the commands that work on files of levels say. */
export const files: Words['files'] = {
  packHead: 'coleção',
  levelsHead: 'níveis',
  begin: 'dedalo play sokoban para começar; dedalo sokoban levels first-steps mostra os níveis dessa coleção.',
  stored: ({ moves, pushes }) => `solução guardada: ${moves}, ${pushes}`,
  warning: 'aviso',
  level: (number) => `nível ${number}`,
  neverSolved: 'este nível não tem solução.',
  again: (level) => `é outra vez o nível ${level}, talvez rodado ou espelhado.`,
  announced: 'anuncia-se uma solução, mas não se seguem movimentos que se consigam ler.',
  aGame: 'uma partida guardada',
  cannotBePlayed: ({ game, number, reason }) => `«${game}» não pode ser jogada: movimento ${number}: ${reason}`,
  doesNotSolve: (game) => `«${game}» não resolve o nível.`,
  played: (what) => `${levels(what.levels)}, ${games(what.games)}`,
  unread: counted('pt', { one: '# ficheiro não pôde ser lido.', other: '# ficheiros não puderam ser lidos.' }),
  wrong: counted('pt', { one: '# partida guardada está errada.', other: '# partidas guardadas estão erradas.' }),
  metricHeads: ['movimentos', 'empurrões', 'linhas', 'trocas', 'séries', 'trajetos a pé'],
  gameHead: 'partida',
  yourMoves: 'os teus movimentos',
  solvesIt: 'resolve-o',
  solvesItNot: 'não o resolve',
  refused: ({ number, reason }) => `movimento ${number}: ${reason}`,
  noGames: (name) => `${name}: aqui não há partidas guardadas. --moves mede os teus movimentos.`,
  someRefused: 'há movimentos que não podem ser jogados.',
  noMove: 'não tem nenhum movimento.',
  solve: {
    ends: {
      solved: 'resolvido',
      unsolvable: 'sem solução',
      'time-up': 'tempo esgotado',
      'memory-full': 'memória esgotada',
      stopped: 'interrompido',
    },
    nodesHead: 'posições',
    secondsHead: 's de CPU',
    progress: (what) =>
      `nível ${what.level}: ${positions(what.nodes)}, ${what.best}/${what.boxes} no lugar, ${what.megabytes} MB, ${what.seconds} s`,
    sum: (what) => `Resolvidos ${what.solved} de ${levels(what.of)}; tempo de CPU: ${what.seconds} s.`,
    unsolved: counted('pt', { one: '# nível ficou por resolver.', other: '# níveis ficaram por resolver.' }),
  },
  optimize: {
    ends: { done: 'nada mais a tentar', 'time-up': 'tempo esgotado', stopped: 'interrompido', unsolved: 'sem solução' },
    progress: (what) =>
      `nível ${what.level}: ${what.moves ?? '–'}/${what.pushes ?? '–'} movimentos/empurrões, ${what.seconds} s`,
    sum: (what) => `${what.from} antes, ${what.to} depois; tempo de CPU: ${what.seconds} s.`,
    unsolved: counted('pt', { one: '# nível não tem solução.', other: '# níveis não têm solução.' }),
  },
  generate: {
    heads: ['trocas de caixa', 'desvios', 'passos em falso'],
    progress: (count) => boards(count),
    sum: (what) => `${levels(what.levels)} de ${boards(what.boards)}; tempo de CPU: ${what.seconds} s.`,
    fewer: (what) =>
      `encontrados ${what.levels} de ${what.of}. Com um tabuleiro maior, mais caixas ou menos dificuldade encontram-se mais.`,
    stopped: (what) => `interrompido: ${what.levels} de ${levels(what.of)}.`,
  },
};
