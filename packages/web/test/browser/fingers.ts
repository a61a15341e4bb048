import type { CDPSession, Page } from 'playwright-core';
import type { Spot } from './spot.ts';

/** Real touch input, as the browser gets it from a screen. */
export class Fingers {
  readonly #input: CDPSession;

  private constructor(input: CDPSession) {
    this.#input = input;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async tap(at: Spot): Promise<void> {
    await this.along([at]);
  }

  /** One finger, down at the first point and up at the last. */
  async along(way: readonly Spot[]): Promise<void> {
    await this.touch(way.map((at) => [at]));
  }

  /** Several fingers at once: where they are, moment by moment. */
  async touch(moments: readonly (readonly Spot[])[]): Promise<void> {
    for (const [index, touchPoints] of moments.entries()) {
      await this.#input.send('Input.dispatchTouchEvent', {
        type: index === 0 ? 'touchStart' : 'touchMove',
        touchPoints: touchPoints.map(({ x, y }, id) => ({ x, y, id })),
      });
    }
    await this.#input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

/** Points on the straight way from one to the other. */
export const between = (from: Spot, to: Spot, steps = 6): Spot[] =>
  Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
