/** A real browser and the real server, for the tests and pictures of the browser client. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { serve } from '../packages/server/src/index.ts';
import { buildWeb, clientFolder, type WebVariant } from './build-web.ts';
import { findBrowser } from './find-browser.js';

/** Nothing that reaches out, nothing that needs a graphics card. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser of this machine, without a window. */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const found = findBrowser();
  if (found === undefined) throw new Error('there is no Chromium, Chrome or Edge here; DEDALO_CHROMIUM can name one');
  const { executablePath, env } = found;
  return chromium.launch({
    executablePath,
    args: [...FLAGS, ...flags],
    ...(env && { env: { ...(process.env as Record<string, string>), ...env } }),
  });
}

/** Sizes of a desk, a tablet and a phone. */
export const SCREENS = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
} as const;

/** The built client behind its server, and a browser that looks at it. */
export interface Stage {
  readonly address: string;
  readonly browser: Browser;
  /** A page of its own, as if in a browser that has never been here. */
  open(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function setStage(flags: readonly string[] = [], variant?: WebVariant): Promise<Stage> {
  await buildWeb({ variant });
  const serving = await serve({ clientFolder: clientFolder(variant), port: 0 });
  const browser = await launchBrowser(flags);
  return {
    address: serving.address,
    browser,
    async open(options = {}) {
      const context = await browser.newContext({ baseURL: serving.address, viewport: SCREENS.desk, ...options });
      return context.newPage();
    },
    async close() {
      await browser.close();
      await serving.close();
    },
  };
}
