import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Held {
  readonly worker: Worker;
  readonly question: unknown;
}
type HeldScope = { readonly held: Held[]; readonly letThrough: (first: Held) => void };

interface Wanted {
  /** Questions that say so, as JSON, wait. */
  readonly saying: RegExp;
  /** So many of them go through before. */
  readonly after?: number;
}

/** From the next page on, what is asked of those that think beside it waits until the test lets it through. */
export async function holdQuestions(page: Page, { saying, after = 0 }: Wanted): Promise<void> {
  await page.addInitScript(
    ([source, free]) => {
      const wanted = new RegExp(source);
      const held: Held[] = [];
      let count = 0;
      const Real = Worker;
      globalThis.Worker = class extends Real {
        override postMessage(question: unknown): void {
          if (!wanted.test(JSON.stringify(question)) || count++ < free) super.postMessage(question);
          else held.push({ worker: this, question });
        }
        override terminate(): void {
          // Nobody is left to answer.
          held.splice(0, Infinity, ...held.filter(({ worker }) => worker !== this));
          super.terminate();
        }
      };
      const letThrough = ({ worker, question }: Held): void => Real.prototype.postMessage.call(worker, question);
      Object.assign(globalThis, { held, letThrough });
    },
    [saying.source, after] as const,
  );
}

/** Waits until a question is held: from then on nobody thinks beside the page. */
export async function questionHeld(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as HeldScope).held.length)).toBe(1);
}

/** Lets the question that is held through; those that come after it are held. */
export async function letQuestionThrough(page: Page): Promise<void> {
  await questionHeld(page);
  await page.evaluate(() => {
    const { held, letThrough } = globalThis as unknown as HeldScope;
    letThrough(held.shift()!);
  });
}
