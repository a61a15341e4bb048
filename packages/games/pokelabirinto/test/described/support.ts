import { Random } from '@dedalo/grid';
import { Game, type GameRun } from '../../src/described/game.ts';
import { Bulbasaur, Charmander } from '../../src/described/kinds.ts';
import type { Pokemon } from '../../src/described/pokemon.ts';
import { rowsOf } from '../support/drawn.ts';

/** What a described program printed, and the lines that were typed: each ends the line of its prompt, as on a screen. */
export class Screen {
  text = '';
  readonly #typed: string[];

  constructor(...typed: readonly string[]) {
    this.#typed = [...typed];
  }

  readonly print = (text: string): void => {
    this.text += text;
  };

  readonly readLine = (): string | null => {
    const line = this.#typed.shift();
    if (line === undefined) return null;
    this.text += `${line}\n`;
    return line;
  };

  /** What was printed since the last call. */
  taken(): string {
    const { text } = this;
    this.text = '';
    return text;
  }
}

export interface DrawnGame {
  readonly player?: Pokemon;
  readonly enemy?: Pokemon;
  readonly typed?: readonly string[];
  /** Of all chance from then on. */
  readonly seed?: string;
  readonly mind?: GameRun['mind'];
}

/** A game in a drawn maze of at least 5 × 5: `#` wall, `.` open, `E` entrance, `U` exit, `P` player, `X` enemy. */
export function drawnGame(drawing: string, wish: DrawnGame = {}): { readonly game: Game; readonly screen: Screen } {
  const { player = new Charmander(), enemy = new Bulbasaur(), typed = [], seed = 'drawn', mind = 'random' } = wish;
  const screen = new Screen(...typed);
  const { print, readLine } = screen;
  const game = new Game(5, 5, player, enemy, { seed, print, readLine, mind });
  const rows = rowsOf(drawing).map((row) => row.replaceAll(' ', ''));
  game.setMaze(rows.map((row) => [...row].map((sign) => (sign === '#' ? 1 : 0))));
  const find = (sign: string): [x: number, y: number] => {
    const x = rows.findIndex((row) => row.includes(sign));
    if (x === -1) throw new Error(`the drawing has no ${sign}`);
    return [x, rows[x]!.indexOf(sign)];
  };
  const [entranceX, entranceY] = find('E');
  game.setEntranceX(entranceX);
  game.setEntranceY(entranceY);
  const [exitX, exitY] = find('U');
  game.setExitX(exitX);
  game.setExitY(exitY);
  const [playerX, playerY] = find('P');
  game.setPlayerX(playerX);
  game.setPlayerY(playerY);
  game.setPreviousPX(playerX);
  game.setPreviousPY(playerY);
  const [enemyX, enemyY] = find('X');
  game.setEnemyX(enemyX);
  game.setEnemyY(enemyY);
  game.setRand(new Random(seed));
  return { game, screen };
}

export const playerOf = (game: Game): [x: number, y: number] => [game.getPlayerX(), game.getPlayerY()];
export const previousOf = (game: Game): [x: number, y: number] => [game.getPreviousPX(), game.getPreviousPY()];
export const enemyOf = (game: Game): [x: number, y: number] => [game.getEnemyX(), game.getEnemyY()];
