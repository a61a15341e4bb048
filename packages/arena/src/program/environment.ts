import { MARKER } from './marker.ts';

/** Where programs are looked for when we were not told. */
const USUAL_PATH = '/usr/local/bin:/usr/bin:/bin';

export const searchPath = (): string => process.env['PATH'] ?? USUAL_PATH;

/** All that a program is told by its environment: nothing of ours, no name, no key, no place but its own. */
export const environmentOf = (workingFolder: string, marker: string): Readonly<Record<string, string>> => ({
  PATH: searchPath(),
  HOME: workingFolder,
  TMPDIR: workingFolder,
  LANG: 'C.UTF-8',
  // Else what it prints stays with it until there is enough.
  PYTHONUNBUFFERED: '1',
  PYTHONDONTWRITEBYTECODE: '1',
  [MARKER]: marker,
});
