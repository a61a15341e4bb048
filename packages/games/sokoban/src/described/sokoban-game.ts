import { Session } from '@dedalo/engine';
import { deadlockOf } from '../assists/deadlock.ts';
import { createConfig, MOST_ACTIONS } from '../config.ts';
import { sokoban } from '../game.ts';
import { findPack } from '../levels/packs.ts';
import type { SokobanTypes, State } from '../state.ts';
import { Direction, GRID_DIRECTIONS } from './direction.ts';
import { drawFrame } from './frame.ts';
import { isOn, rowColumn } from './position.ts';
import { requires } from './requires.ts';

/** The described game: seven levels, one after the other, with exactly the methods of the description. */
export class SokobanGame {
  #level = 1;
  #session: Session<SokobanTypes>;
  /** The last direction that was tried. A refused move changes no state, so it is kept beside the state. */
  #direction: Direction = Direction.DOWN;

  constructor() {
    this.#session = startLevel(this.#level);
  }

  get #state(): State {
    return this.#session.state;
  }

  getRows(): number {
    return this.#state.config.level.height;
  }

  getColumns(): number {
    return this.#state.config.level.width;
  }

  getPlayerPosition(): number[] {
    return rowColumn(this.#state.config.level, this.#state.player!);
  }

  /** The direction last tried in this level, even if the player could not go there; DOWN before that. */
  getDirection(): Direction {
    return this.#direction;
  }

  getLevel(): number {
    return this.#level;
  }

  /** Only moves that took the player to another cell count. */
  getNrMoves(): number {
    return this.#state.moves;
  }

  getPositionBoxes(): number[][] {
    return this.#state.boxes.map((box) => rowColumn(this.#state.config.level, box));
  }

  getPositionGoals(): number[][] {
    return this.#state.config.level.goals.map((goal) => rowColumn(this.#state.config.level, goal));
  }

  isOccupiable(i: number, j: number): boolean {
    requires('SokobanGame.isOccupiable', '0 <= i < getRows() and 0 <= j < getColumns()', isOn(this, i, j));
    const { walls, width } = this.#state.config.level;
    return walls[i * width + j] === 0;
  }

  /** A move that is not possible changes nothing but the direction. */
  move(dir: Direction): void {
    requires(
      'SokobanGame.move',
      'dir != null, one of UP, DOWN, LEFT, RIGHT',
      Object.hasOwn(GRID_DIRECTIONS, dir ?? ''),
    );
    requires('SokobanGame.move', '!levelCompleted()', !this.levelCompleted());
    this.#direction = dir;
    this.#session.play(0, { type: 'move', direction: GRID_DIRECTIONS[dir] });
  }

  levelCompleted(): boolean {
    const { isGoal } = this.#state.config.level;
    return this.#state.boxes.every((box) => isGoal[box] === 1);
  }

  isTerminated(): boolean {
    return this.levelCompleted() && this.#level === findPack('classic').entries.length;
  }

  loadNextLevel(): void {
    const canGoOn = !this.isTerminated() && this.levelCompleted();
    requires('SokobanGame.loadNextLevel', '!isTerminated() && levelCompleted()', canGoOn);
    this.#level++;
    this.restartLevel();
  }

  restartLevel(): void {
    this.#session = startLevel(this.#level);
    this.#direction = Direction.DOWN;
  }

  /** Whether the level can certainly not be completed any more. Not described; players want to know. */
  isDeadlocked(): boolean {
    const { config, boxes, player } = this.#state;
    return deadlockOf(config.level, { boxes, player: player! }) !== undefined;
  }

  toString(): string {
    return drawFrame(this.#level, this.#session.view(0));
  }
}

function startLevel(number: number): Session<SokobanTypes> {
  const { level } = findPack('classic').entries[number - 1]!;
  const config = createConfig(level, { actionLimit: MOST_ACTIONS });
  if (!config.ok) throw new Error(`SokobanGame: level ${number} cannot be played (${config.error.code})`);
  return new Session(sokoban, { config: config.value, seed: '', names: ['Player'] });
}
