import { counted } from '../counted.ts';

const levels = counted('en', { one: '# level', other: '# levels' });
const games = counted('en', { one: '# stored game', other: '# stored games' });
const positions = counted('en', { one: '# position', other: '# positions' });
const boards = counted('en', { one: '# board', other: '# boards' });

/** What the commands that work on files of levels say. */
export const files = {
  packHead: 'pack',
  levelsHead: 'levels',
  begin: 'dedalo play sokoban begins; dedalo sokoban levels first-steps lists that pack.',
  stored: ({ moves, pushes }: { readonly moves: string; readonly pushes: string }) =>
    `stored solution: ${moves}, ${pushes}`,
  warning: 'warning',
  level: (number: number) => `level ${number}`,
  neverSolved: 'this level can never be solved.',
  again: (level: number) => `this is level ${level} again, perhaps turned or mirrored.`,
  announced: 'a solution is announced, and no moves follow that can be read.',
  aGame: 'a stored game',
  cannotBePlayed: ({
    game,
    number,
    reason,
  }: {
    readonly game: string;
    readonly number: number;
    readonly reason: string;
  }) => `“${game}” cannot be played: move ${number}: ${reason}`,
  doesNotSolve: (game: string) => `“${game}” does not solve the level.`,
  played: (what: { readonly levels: number; readonly games: number }) =>
    `${levels(what.levels)}, ${games(what.games)} played`,
  unread: counted('en', { one: '# file cannot be read.', other: '# files cannot be read.' }),
  wrong: counted('en', { one: '# stored game is wrong.', other: '# stored games are wrong.' }),
  metricHeads: ['moves', 'pushes', 'box lines', 'box changes', 'sessions', 'player lines'],
  gameHead: 'game',
  yourMoves: 'your moves',
  solvesIt: 'solves it',
  solvesItNot: 'does not solve it',
  refused: ({ number, reason }: { readonly number: number; readonly reason: string }) => `move ${number}: ${reason}`,
  noGames: (name: string) => `${name}: there are no stored games here. --moves measures your own.`,
  someRefused: 'some moves cannot be played.',
  noMove: 'there is no move in it.',
  solve: {
    ends: {
      solved: 'solved',
      unsolvable: 'cannot be solved',
      'time-up': 'time is up',
      'memory-full': 'memory is full',
      stopped: 'stopped',
    },
    nodesHead: 'positions',
    secondsHead: 'CPU s',
    progress: (what: {
      readonly level: number;
      readonly nodes: number;
      readonly best: number;
      readonly boxes: number;
      readonly megabytes: string;
      readonly seconds: string;
    }) =>
      `level ${what.level}: ${positions(what.nodes)}, ${what.best}/${what.boxes} on goals, ${what.megabytes} MB, ${what.seconds} s`,
    sum: (what: { readonly solved: number; readonly of: number; readonly seconds: string }) =>
      `${what.solved} of ${levels(what.of)} solved; CPU time: ${what.seconds} s.`,
    unsolved: counted('en', { one: '# level is not solved.', other: '# levels are not solved.' }),
  },
  optimize: {
    ends: { done: 'nothing left to try', 'time-up': 'time is up', stopped: 'stopped', unsolved: 'no solution' },
    progress: (what: {
      readonly level: number;
      readonly moves: number | null;
      readonly pushes: number | null;
      readonly seconds: string;
    }) => `level ${what.level}: ${what.moves ?? '–'}/${what.pushes ?? '–'} moves/pushes, ${what.seconds} s`,
    sum: (what: { readonly from: string; readonly to: string; readonly seconds: string }) =>
      `${what.from} before, ${what.to} after; CPU time: ${what.seconds} s.`,
    unsolved: counted('en', { one: '# level has no solution.', other: '# levels have no solution.' }),
  },
  generate: {
    heads: ['box changes', 'detours', 'wrong turns'],
    progress: (count: number) => boards(count),
    sum: (what: { readonly levels: number; readonly boards: number; readonly seconds: string }) =>
      `${levels(what.levels)} out of ${boards(what.boards)}; CPU time: ${what.seconds} s.`,
    fewer: (what: { readonly levels: number; readonly of: number }) =>
      `found ${what.levels} of ${what.of}. A larger board, more boxes or a lower difficulty gives more.`,
    stopped: (what: { readonly levels: number; readonly of: number }) =>
      `stopped after ${what.levels} of ${levels(what.of)}.`,
  },
} as const;
