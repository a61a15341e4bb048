import type { GameTypes } from '@dedalo/engine';
import { effect } from '@preact/signals';
import { type JSX, render } from 'preact';
import { showEdges } from '../edges/show-edges.ts';
import type { Moment, Painter } from '../replay/replay-game.ts';
import { theme } from '../store/settings.ts';
import { MazeCanvas } from './board/maze-canvas.ts';
import type { MazeScene } from './board/walkers.ts';

/** How a game is drawn in its replays. */
export interface ReplayScenes<T extends GameTypes> {
  sceneOf(state: T['State']): MazeScene;
  /** The fight over the maze; undefined while there is none. The number is different each time. */
  duelOf(state: T['State'], options: { readonly isMoving: boolean; readonly number: number }): JSX.Element | undefined;
}

/** The maze of a replay, and over it the fight. */
export class ReplayPainter<T extends GameTypes> implements Painter<T> {
  readonly #scenes: ReplayScenes<T>;
  readonly #maze: MazeCanvas;
  readonly #duel = document.createElement('div');
  readonly #stop: () => void;
  readonly #hideEdges: () => void;
  #number = 0;

  constructor(host: HTMLElement, scenes: ReplayScenes<T>) {
    this.#scenes = scenes;
    this.#maze = new MazeCanvas(host, theme.peek());
    this.#duel.className = 'replay-duel';
    this.#duel.hidden = true;
    this.#duel.ariaHidden = 'true';
    host.append(this.#duel);
    this.#hideEdges = showEdges(host, this.#maze, 'named');
    this.#stop = effect(() => this.#maze.setTheme(theme.value));
  }

  show(state: T['State'], { last, ms }: { readonly last: Moment<T> | undefined; readonly ms: number }): void {
    this.#maze.show(this.#scenes.sceneOf(state), { ms });
    const isMoving = last !== undefined && ms > 0;
    const duel = this.#scenes.duelOf(state, { isMoving, number: ++this.#number });
    this.#duel.hidden = duel === undefined;
    if (duel) render(duel, this.#duel);
  }

  toBlob(): Promise<Blob> {
    return this.#maze.toBlob();
  }

  destroy(): void {
    this.#stop();
    this.#hideEdges();
    render(null, this.#duel);
    this.#duel.remove();
    this.#maze.destroy();
  }
}

/** The blow to show; the last one of several. */
export const lastBlow = <B extends { readonly type: string }>(told: readonly B[], isMoving: boolean): B | undefined =>
  isMoving ? told.findLast(({ type }) => type === 'attacked') : undefined;
