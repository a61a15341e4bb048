import type { Page } from 'playwright-core';
import { loadArenaWords } from '@dedalo/words/arena';
import type { SampleReport } from '../../../../tools/sample-report.ts';

export const { report: said, faults } = await loadArenaWords('en');

/** Goes to a page of a report and waits until it can be used. */
export async function openReport(page: Page, { address }: SampleReport, hash = '#/'): Promise<void> {
  await page.goto(address + hash);
  await page.locator('main h1').first().waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

export interface Watched {
  readonly violations: readonly string[];
  readonly requests: readonly string[];
}

/** Hears what the policy forbids a page, and what it asks for besides itself. */
export async function watchReport(page: Page, { address }: SampleReport): Promise<Watched> {
  const [violations, requests]: [string[], string[]] = [[], []];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (globalThis as unknown as Record<string, (text: string) => void>)['tellViolation']!(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && url.split('#')[0] !== address) requests.push(url);
  });
  return { violations, requests };
}
