import { type Deed, DONE, saying } from '@dedalo/clients/deed';
import type { LevelOrigin, LevelSession } from '@dedalo/clients/sokoban/session';
import { SokobanPlay } from '@dedalo/clients/sokoban/sokoban-play';
import type { Direction } from '@dedalo/grid';
import type { SokobanTypes } from '@dedalo/sokoban';
import type { Command } from '@dedalo/words';
import type { Client } from '../client.ts';
import type { GameScreen } from '../game-screen.ts';
import type { Press } from '../page.ts';
import type { Picture } from '../picture.ts';
import { sokobanPicture } from './board.ts';
import { watchSolution } from './watch.ts';

type SokobanDeed = Deed<SokobanTypes>;

const DIRECTIONS: Readonly<Partial<Record<Command, Direction>>> = {
  up: 'north',
  down: 'south',
  left: 'west',
  right: 'east',
};
const MOVES = Object.keys(DIRECTIONS) as Command[];

/** A level of Sokoban in the terminal. With Shift a step pulls. */
export class SokobanScreen implements GameScreen<SokobanTypes> {
  readonly play: SokobanPlay;
  readonly #client: Client;
  readonly #showLevels: (origin: LevelOrigin | undefined) => void;

  constructor(client: Client, level: LevelSession, showLevels: (origin: LevelOrigin | undefined) => void) {
    this.play = new SokobanPlay(client, level);
    this.#client = client;
    this.#showLevels = showLevels;
  }

  get mouse(): string {
    return this.#client.words.client.click;
  }

  picture(): Picture {
    const { session, state } = this.play;
    const marks = { inside: state.config.level.isInside, ...this.play.marks() };
    return sokobanPicture(session.view(0), marks, this.#client);
  }

  commands(): { first: readonly Command[]; last: readonly Command[] } {
    const last: Command[] = ['watch', 'levels', 'reverse', 'dead-squares'];
    const isSolved = this.play.session.outcome?.reason === 'solved';
    if (isSolved) return { first: ['next', ...MOVES], last: [...last, 'previous'] };
    return { first: MOVES, last: [...last, 'next', 'previous'] };
  }

  run(command: Command, { isShifted }: Press): SokobanDeed {
    const direction = DIRECTIONS[command];
    if (direction) return this.play.step(direction, { isPulling: isShifted });
    return this.#others[command]?.() ?? DONE;
  }

  readonly #others: Readonly<Partial<Record<Command, () => SokobanDeed>>> = {
    watch: () => this.#watch(),
    reverse: () => this.play.turnRound(),
    'dead-squares': () => this.#toggleDeadSquares(),
    levels: () => {
      this.#showLevels(this.play.origin);
      return DONE;
    },
    next: () => this.play.next(),
    previous: () => this.play.previous(),
  };

  click(square: { readonly x: number; readonly y: number } | undefined): SokobanDeed {
    const { width, height } = this.play.state.config.level;
    const isOnBoard = square && square.x >= 0 && square.y >= 0 && square.x < width && square.y < height;
    if (isOnBoard) return this.play.point(square.y * width + square.x);
    this.play.letGo();
    return DONE;
  }

  #watch(): SokobanDeed {
    const solution = watchSolution(this.#client, this.play);
    if (!solution) return saying(this.#client.words.games.sokoban.noSolution, 'faint');
    this.#client.open(solution);
    return DONE;
  }

  #toggleDeadSquares(): SokobanDeed {
    const { settings } = this.#client;
    this.#client.changeSettings({ ...settings, deadSquares: !settings.deadSquares });
    return DONE;
  }
}
