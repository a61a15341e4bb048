import { type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { setStage, type Stage } from '../../../../tools/browser.ts';
import type { WebVariant } from '../../../../tools/build-web.ts';
import { needs } from '../../../../tools/needs.ts';

/** What went wrong on a page: its errors, and what it complained of. */
const complaints: string[] = [];

/** Tests in a real browser. Whatever a page complains of fails its test. */
export function inBrowser(name: string, tests: (theatre: Theatre) => void, variant?: WebVariant): void {
  describe(`in a browser: ${name}`, needs('browser'), () => {
    const theatre = new Theatre();
    beforeAll(() => theatre.begin(variant));
    afterEach(async () => {
      await theatre.clear();
      expect(complaints.splice(0)).toEqual([]);
    });
    afterAll(() => theatre.end());
    tests(theatre);
  });
}

export class Theatre {
  #stage: Stage | undefined;
  readonly #pages: Page[] = [];

  async begin(variant?: WebVariant): Promise<void> {
    this.#stage = await setStage([], variant);
  }

  get address(): string {
    return this.#stage!.address;
  }

  /** A page in a browser that has never been here. */
  async page(options: BrowserContextOptions = {}): Promise<Page> {
    const { serviceWorkers = 'block' } = options;
    const page = await this.#stage!.open({ locale: 'en', reducedMotion: 'reduce', ...options, serviceWorkers });
    // Else Playwright's own stand-in complains of being asked, and answers nothing.
    if (serviceWorkers === 'block') await page.context().addInitScript('delete Navigator.prototype.serviceWorker');
    return this.#listenTo(page);
  }

  /** Another window of the browser in which a page is. */
  async windowBeside(page: Page): Promise<Page> {
    return this.#listenTo(await page.context().newPage());
  }

  #listenTo(page: Page): Page {
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    this.#pages.push(page);
    return page;
  }

  async clear(): Promise<void> {
    for (const page of this.#pages.splice(0)) await page.context().close();
  }

  async end(): Promise<void> {
    await this.#stage?.close();
  }
}

/** Told apart from the complaints of a page: what the browser says of a connection that a test has cut. */
export const forgiveComplaints = (): void => void complaints.splice(0);
