import { MARKER } from './marker.ts';
import { pythonPackages } from './python-packages.ts';

/** Where programs are looked for when we were not told. */
const USUAL_PATH = '/usr/local/bin:/usr/bin:/bin';

export const searchPath = (): string => process.env['PATH'] ?? USUAL_PATH;

/** All that a program is told by its environment: nothing of ours, no key, no place but its own and that of packages. */
export function environmentOf(workingFolder: string, marker: string): Readonly<Record<string, string>> {
  const { base } = pythonPackages();
  return {
    PATH: searchPath(),
    HOME: workingFolder,
    TMPDIR: workingFolder,
    LANG: 'C.UTF-8',
    // Else what it prints stays with it until there is enough.
    PYTHONUNBUFFERED: '1',
    PYTHONDONTWRITEBYTECODE: '1',
    ...(base !== undefined && { PYTHONUSERBASE: base }),
    [MARKER]: marker,
  };
}
