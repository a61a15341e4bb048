/** A point of the page. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
