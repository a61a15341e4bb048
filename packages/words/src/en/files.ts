import { counted } from '../counted.ts';

const levels = counted('en', { one: '# level', other: '# levels' });
const games = counted('en', { one: '# stored game', other: '# stored games' });

/** What the commands that work on files of levels say. */
export const files = {
  packHead: 'pack',
  levelsHead: 'levels',
  begin: 'dedalo play sokoban begins; dedalo sokoban levels first-steps lists that pack.',
  by: (author: string) => `by ${author}`,
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
} as const;
