import type { Pen } from './pen.ts';
import { Surface } from './surface.ts';

export type { Hidden } from './surface.ts';

/** The ground, and above it the pieces that move on it. */
export class Layers extends Surface {
  constructor(host: HTMLElement, onFit: () => void) {
    super(host, [{}, {}], onFit);
  }

  get ground(): Pen {
    return this.pens[0]!;
  }

  get pieces(): Pen {
    return this.pens[1]!;
  }
}
