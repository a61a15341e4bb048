import type { Size } from '@dedalo/grid';

/** Draws a part of the still layer. */
export type Restore = (x: number, y: number, width: number, height: number) => void;

/** Remembers where something was drawn, so that only that is restored before the next picture. */
export class Traces {
  /** x, y, width, height of each, one after the other. */
  #places: number[] = [];

  add(x: number, y: number, width: number, height: number): void {
    this.#places.push(Math.floor(x) - 1, Math.floor(y) - 1, Math.ceil(width) + 3, Math.ceil(height) + 3);
  }

  addAll({ width, height }: Size): void {
    this.#places = [0, 0, width, height];
  }

  restore(restore: Restore): void {
    const places = this.#places;
    for (let at = 0; at < places.length; at += 4) {
      restore(places[at]!, places[at + 1]!, places[at + 2]!, places[at + 3]!);
    }
    places.length = 0;
  }
}
