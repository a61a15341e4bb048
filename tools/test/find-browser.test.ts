import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findInstalledBrowser } from '../find-browser.js';
import { needs } from '../needs.ts';
import { temporaryCopy, write } from './temporary.ts';

afterEach(() => void vi.unstubAllEnvs());

const MODE = 0o755;

/** A folder for the PATH with these programs in it. */
function programs(...names: readonly string[]): string {
  const folder = temporaryCopy([], { modules: false });
  for (const name of names) {
    write(folder, name, '');
    chmodSync(join(folder, name), MODE);
  }
  return folder;
}

test('Chromium is taken before Chrome, and Chrome before Edge', needs('linux'), () => {
  vi.stubEnv('DEDALO_CHROMIUM', '');
  const folder = programs('microsoft-edge', 'google-chrome', 'chromium');
  vi.stubEnv('PATH', folder);
  expect(findInstalledBrowser()).toEqual({ executablePath: join(folder, 'chromium') });
  vi.stubEnv('PATH', `${programs()}:${programs('microsoft-edge')}`);
  expect(findInstalledBrowser()?.executablePath).toMatch(/microsoft-edge$/);
  vi.stubEnv('PATH', programs('firefox'));
  expect(findInstalledBrowser()).toBeUndefined();
});

test('DEDALO_CHROMIUM names another', () => {
  vi.stubEnv('DEDALO_CHROMIUM', '/opt/my-browser');
  expect(findInstalledBrowser()).toEqual({ executablePath: '/opt/my-browser' });
});
