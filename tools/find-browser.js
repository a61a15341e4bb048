// Plain JavaScript: the set-up asks for the browser before there is a Node that runs TypeScript.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Browsers of the Chromium family, as they are called on a PATH. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];

/** Where they lie on systems that put programs on no PATH. */
const PROGRAMS = {
  darwin: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']].flatMap(
    (folder) =>
      folder === undefined
        ? []
        : [
            'Google/Chrome/Application/chrome.exe',
            'Chromium/Application/chrome.exe',
            'Microsoft/Edge/Application/msedge.exe',
          ].map((name) => join(folder, name)),
  ),
};

const unpacked = fileURLToPath(new URL('chromium/unpacked', import.meta.url));

/** @typedef {{ readonly executablePath: string, readonly env?: Readonly<Record<string, string>> }} FoundBrowser */

/** The browser that this machine has installed; DEDALO_CHROMIUM names another. @returns {FoundBrowser | undefined} */
export function findInstalledBrowser() {
  const named = process.env['DEDALO_CHROMIUM'];
  if (named) return { executablePath: named };
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const elsewhere = PROGRAMS[/** @type {keyof typeof PROGRAMS} */ (process.platform)] ?? [];
  const executablePath = [...onPath, ...elsewhere].find((file) => existsSync(file));
  return executablePath === undefined ? undefined : { executablePath };
}

/** The browser that the set-up has brought. @returns {FoundBrowser | undefined} */
export function findBroughtBrowser() {
  const executablePath = join(unpacked, 'chromium');
  if (!existsSync(executablePath)) return undefined;
  const libraries = join(unpacked, 'al2023/lib');
  return {
    executablePath,
    env: {
      ...(existsSync(libraries) && { LD_LIBRARY_PATH: libraries }),
      ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: join(unpacked, 'fonts') }),
    },
  };
}

/** The installed browser, else the one that the set-up has brought. */
export const findBrowser = () => findInstalledBrowser() ?? findBroughtBrowser();
