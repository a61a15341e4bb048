import type { Command } from '@dedalo/words';
import type { MouseEvent } from '../terminal/keys.ts';
import type { Surface } from '../terminal/surface.ts';

/** How a command was given: with Shift, or by a capital letter. */
export interface Press {
  readonly isShifted: boolean;
}

/** One screen of the client. The last line of the terminal, with the keys, is the client's own. */
export interface Page {
  /** What can be done here, the most useful first; the bottom line shows as many as fit. */
  commands(): readonly Command[];
  draw(surface: Surface): void;
  run(command: Command, how: Press): void;
  /** For a page that takes any key. */
  press?(): void;
  click?(event: MouseEvent): void;
  /** Called when the page goes away or another one covers it. */
  leave?(): void;
}
