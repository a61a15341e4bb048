import type { Command } from '@dedalo/words';
import type { Surface } from '../terminal/surface.ts';
import { cropText, padText, textWidth } from '../terminal/text-width.ts';
import type { Role } from '../terminal/theme.ts';
import type { Area } from './picture.ts';

/** A choice, and the text beside it. */
export interface Choice {
  readonly text: string;
  readonly beside?: string;
  readonly role?: Role;
}

/** A list with a mark that moves up and down; longer lists scroll. */
export class ChoiceList {
  #marked = 0;
  #top = 0;
  #drawn: { readonly area: Area; readonly count: number } = { area: { x: 0, y: 0, width: 0, height: 0 }, count: 0 };

  get marked(): number {
    return this.#marked;
  }

  mark(index: number): void {
    this.#marked = Math.max(0, index);
  }

  /** Whether the command moved the mark. */
  run(command: Command, length: number): boolean {
    const steps: Partial<Record<Command, number>> = { up: -1, down: 1, first: -length, last: length };
    const step = steps[command];
    if (step === undefined) return false;
    const next = this.#marked + step;
    // One step past an end leads to the other.
    if (Math.abs(step) === 1) this.#marked = (next + length) % length;
    else this.#marked = Math.max(0, Math.min(length - 1, next));
    return true;
  }

  draw(surface: Surface, choices: readonly Choice[], area: Area): void {
    const { x, y, width, height } = area;
    this.#drawn = { area, count: choices.length };
    this.#marked = Math.min(this.#marked, choices.length - 1);
    if (this.#marked < this.#top) this.#top = this.#marked;
    if (this.#marked >= this.#top + height) this.#top = this.#marked - height + 1;
    this.#top = Math.max(0, Math.min(this.#top, choices.length - height));
    for (const [row, choice] of choices.slice(this.#top, this.#top + height).entries()) {
      const isMarked = this.#top + row === this.#marked;
      const beside = choice.beside ?? '';
      const text = cropText(choice.text, width - 4 - textWidth(beside) - (beside === '' ? 0 : 2));
      const line = padText(`${isMarked ? '>' : ' '} ${text}`, width - textWidth(beside) - 1) + beside;
      surface.put(x, y + row, padText(line, width), isMarked ? 'selected' : (choice.role ?? 'text'));
    }
  }

  /** The choice that is drawn at a place, if one is. */
  at(x: number, y: number): number | undefined {
    const { area, count } = this.#drawn;
    const isInside = x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height;
    const index = this.#top + y - area.y;
    return isInside && index < count ? index : undefined;
  }
}
