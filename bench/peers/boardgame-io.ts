import { createRequire } from 'node:module';
import type { Ending, PlayTask } from '../comparisons/play.ts';
import type { Run } from '../comparisons/comparison.ts';

// Its checks for programmers are off, as in a game that people play.
process.env['NODE_ENV'] = 'production';
const require = createRequire(import.meta.url);

interface Position {
  readonly player: number;
  readonly boxes: readonly number[];
  readonly moves: number;
  readonly pushes: number;
}

/** Immer lends moves a draft that may be changed. */
type Draft<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

interface BgioState {
  readonly G: Position;
  readonly ctx: { readonly gameover?: unknown };
}

interface Bgio {
  readonly CreateGameReducer: (options: { game: object }) => (state: BgioState, action: object) => BgioState;
  readonly InitializeGame: (options: { game: object; numPlayers: number }) => BgioState;
}

const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Bgio;
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: string };

/** Its bare reducer, which is what its client, server and bots call; no store, no log, no undo around it. */
export function playBoardgameIo(): Run<PlayTask, Ending> {
  return ({ width, height, walls, goals, boxes, player, steps }) => {
    const isGoal = new Set(goals);
    const next = (cell: number, direction: number): number => {
      const x = (cell % width) + [0, 1, 0, -1][direction]!;
      const y = Math.floor(cell / width) + [-1, 0, 1, 0][direction]!;
      const isOpen = x >= 0 && y >= 0 && x < width && y < height && walls[y * width + x] === 0;
      return isOpen ? y * width + x : -1;
    };
    const game = {
      name: 'sokoban',
      disableUndo: true,
      setup: (): Position => ({ player, boxes, moves: 0, pushes: 0 }),
      moves: {
        move: ({ G }: { G: Draft<Position> }, direction: number): string | void => {
          const ahead = next(G.player, direction);
          if (ahead === -1) return INVALID_MOVE;
          const box = G.boxes.indexOf(ahead);
          if (box !== -1) {
            const beyond = next(ahead, direction);
            if (beyond === -1 || G.boxes.includes(beyond)) return INVALID_MOVE;
            G.boxes[box] = beyond;
            G.pushes++;
          }
          G.player = ahead;
          G.moves++;
          return undefined;
        },
      },
      endIf: ({ G }: { G: Position }): boolean | void =>
        G.pushes > 0 && G.boxes.every((box) => isGoal.has(box)) ? true : undefined,
    };
    const reduce = CreateGameReducer({ game });
    let state = InitializeGame({ game, numPlayers: 1 });
    for (const direction of steps) {
      state = reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'move', args: [direction], playerID: '0', credentials: undefined },
      });
    }
    const { G } = state;
    return () => ({ player: G.player, boxes: [...G.boxes], moves: G.moves, pushes: G.pushes });
  };
}
