import type { Page } from 'playwright-core';
import { TOAST_MS } from '../../src/app/toast-ms.ts';

/** From the next page on, a word that would go away by itself stays until it is closed, however late it is looked for. */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript((toastMs) => {
    globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
      apply: (wait, self, given: Parameters<typeof setTimeout>) =>
        given[1] === toastMs ? 0 : Reflect.apply(wait, self, given),
    });
  }, TOAST_MS);
}
