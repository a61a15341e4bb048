import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeReport } from '../../src/report/write-report.ts';
import { HOSTILE_NAME } from './hostile.ts';
import { playTournament } from './samples.ts';

const words = { report: { needsScript: 'It needs a script.' } };
let folder: string;
let page: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dedalo-report-'));
  const result = await playTournament('swiss', folder);
  page = readFileSync(await writeReport({ result, folder, words, language: 'it' }), 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the report is one file with everything in it, and nothing else is left', () => {
  expect(readdirSync(folder).sort()).toEqual(['games', 'report.html']);
  expect(page).toContain('<html lang="it">');
  const markup = page.replaceAll(/(<script[^>]*>|<style>)[^]*?(<\/script>|<\/style>)/g, '$1$2');
  expect(markup).not.toContain('src=');
  expect(markup.match(/href="[^"]*"/g)).toEqual(['href="data:,"']);
  expect(markup).not.toContain(HOSTILE_NAME);
  const [style] = page.match(/<style>[^]*?<\/style>/)!;
  expect(style).not.toContain('@import');
  for (const [, address] of style.matchAll(/url\(["']?([^)"']{0,20})/g)) expect(address).toMatch(/^data:/);
  // Names of the kinds of XML are no addresses, and in the comment stand the licences of others as they are, alone.
  const [notices = '', ...otherComments] = page.match(/<!--[^]*?-->/g) ?? [];
  expect(notices).toMatch(/^<!--\nDedalo contains work of others[^]*^preact [\d.]+ \(MIT\)$/m);
  expect(otherComments).toEqual([]);
  const addresses = page.replace(notices, '').match(/https?:\/\/[\w./-]+/g) ?? [];
  expect(addresses.filter((address) => !address.startsWith('http://www.w3.org/'))).toEqual([]);
});

test('a report on one game carries no other, and is small', () => {
  expect(page).not.toContain('race-atlas');
  expect(page.length).toBeLessThan(1_000_000);
});
