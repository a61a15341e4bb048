import type { Rectangle } from '@dedalo/grid';

const MOST_PARTS = 12;

/** The damaged parts of a picture. They never overlap, so that nothing is drawn twice. */
export class Damage {
  #parts: Rectangle[] = [];

  add(part: Rectangle): void {
    let whole = part;
    for (let at = this.#parts.length - 1; at >= 0; at--) {
      if (!doOverlap(this.#parts[at]!, whole)) continue;
      whole = union(whole, this.#parts[at]!);
      this.#parts.splice(at, 1);
      at = this.#parts.length;
    }
    this.#parts.push(whole);
    if (this.#parts.length > MOST_PARTS) this.#parts = [this.#parts.reduce(union)];
  }

  /** Returns the parts and removes them. */
  take(): readonly Rectangle[] {
    const parts = this.#parts;
    this.#parts = [];
    return parts;
  }
}

const doOverlap = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function union(a: Rectangle, b: Rectangle): Rectangle {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
