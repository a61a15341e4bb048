/** A real browser and the real server, for the tests and pictures of the browser client. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { serve } from '../packages/server/src/index.ts';
import { buildWeb } from './build-web.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

/** The browser of this machine, if it has one; DEDALO_CHROMIUM names another. */
export function findChromium(): string | undefined {
  const named = process.env['DEDALO_CHROMIUM'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
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

export async function setStage(flags: readonly string[] = []): Promise<Stage> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('there is no Chromium here; DEDALO_CHROMIUM can name one');
  await buildWeb();
  const clientFolder = fileURLToPath(new URL('../packages/web/dist', import.meta.url));
  const serving = await serve({ clientFolder, port: 0 });
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
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
