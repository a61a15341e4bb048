import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatNotices, NOTICES_FILE } from '../../packages/web/build/third-party-notices.ts';
import { buildReport, REPORT_FOLDER } from '../build-report.ts';
import { buildWeb } from '../build-web.ts';
import { root, temporaryCopy, write } from './temporary.ts';

const namesIn = (notices: string): string[] =>
  [...notices.matchAll(/^(\S+) \d\S* \(\S+\)$/gm)].map(([, name]) => name!);

test('the client has the licence of everything in it that is not ours', async () => {
  await buildWeb();
  const notices = readFileSync(join(root, 'packages/web/dist', NOTICES_FILE), 'utf8');
  const manifest = readFileSync(join(root, 'packages/web/package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const declared = Object.keys(dependencies).filter((name) => !name.startsWith('@dedalo/'));
  expect(declared).toContain('@fontsource-variable/literata');
  // What these bring along, and what a game reads its creatures with.
  expect(namesIn(notices)).toEqual([...declared, '@preact/signals-core', 'smol-toml'].sort());
  for (const name of namesIn(notices)) {
    const licence = readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8').replaceAll('\r\n', '\n');
    expect(notices).toContain(licence.trim());
  }
});

test('so has a report, of what is in its viewer', async () => {
  await buildReport({ games: ['pokelabirinto'], languages: [] });
  const notices = readFileSync(join(REPORT_FOLDER, 'pokelabirinto', NOTICES_FILE), 'utf8');
  const fonts = ['@fontsource-variable/commissioner', '@fontsource-variable/literata'];
  expect(namesIn(notices)).toEqual([...fonts, '@preact/signals', '@preact/signals-core', 'preact', 'smol-toml']);
});

test('without the text of a licence there is no build', () => {
  const folder = temporaryCopy([], { modules: false });
  write(folder, 'package.json', '{ "name": "unlicensed", "version": "1.0.0" }');
  expect(() => formatNotices([folder])).toThrow('unlicensed has no file with its licence');
  write(folder, 'LICENSE.md', 'Do as you like.\r\n');
  expect(formatNotices([folder])).toContain('Do as you like.\n');
});
