import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A file that somebody drags in and lets go. */
export async function dropFile(page: Page, target: string, file: { name: string; text: string }): Promise<void> {
  const dataTransfer = await page.evaluateHandle(({ name, text }) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], name));
    return carried;
  }, file);
  await page.dispatchEvent(target, 'dragover', { dataTransfer });
  await page.locator('.drop-veil').waitFor();
  await page.dispatchEvent(target, 'drop', { dataTransfer });
  await expect.poll(() => page.locator('.drop-veil').count()).toBe(0);
}

export interface Saved {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What is saved when somebody does this. */
export async function savedBy(page: Page, act: () => Promise<void>): Promise<Saved> {
  const [download] = (await Promise.all([page.waitForEvent('download'), act()])) as [Download, void];
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The size that a picture says it has; fails on what is no PNG. */
export function pngSize({ bytes }: Saved): { readonly width: number; readonly height: number } {
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n');
  expect(bytes.subarray(12, 16).toString('latin1')).toBe('IHDR');
  expect(bytes.subarray(-8, -4).toString('latin1')).toBe('IEND');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
