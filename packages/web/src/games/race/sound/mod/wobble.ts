const STEPS = 64;

/** A vibrato or a tremolo: its speed and depth stay until they are changed. */
export class Wobble {
  #speed = 0;
  #depth = 0;
  #place = 0;
  /** 0 sine, 1 falling ramp, 2 square; 4 more for one that continues when a note begins. */
  #shape = 0;

  set(argument: number): void {
    if (argument >> 4 !== 0) this.#speed = argument >> 4;
    if ((argument & 0x0f) !== 0) this.#depth = argument & 0x0f;
  }

  setShape(shape: number): void {
    this.#shape = shape;
  }

  beginNote(): void {
    if (this.#shape < 4) this.#place = 0;
  }

  step(): void {
    this.#place = (this.#place + this.#speed) % STEPS;
  }

  /** From −depth to depth. */
  get value(): number {
    return this.#depth * this.#wave();
  }

  #wave(): number {
    const part = this.#place / STEPS;
    switch (this.#shape % 4) {
      case 0:
        return Math.sin(2 * Math.PI * part);
      case 1:
        return 1 - 2 * part;
      default:
        return part < 0.5 ? 1 : -1;
    }
  }
}
