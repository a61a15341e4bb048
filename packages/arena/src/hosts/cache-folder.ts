import { posix, win32 } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where things are kept that can be made again. */
export function cacheFolder(env: Environment, platform: NodeJS.Platform, home: string): string {
  if (platform === 'win32') {
    return win32.join(env['LOCALAPPDATA'] || win32.join(home, 'AppData', 'Local'), 'dedalo', 'cache');
  }
  if (platform === 'darwin') return posix.join(home, 'Library', 'Caches', 'dedalo');
  const given = env['XDG_CACHE_HOME'];
  // XDG Base Directory Specification: a relative path is invalid and must be ignored.
  const folder = given !== undefined && posix.isAbsolute(given) ? given : posix.join(home, '.cache');
  return posix.join(folder, 'dedalo');
}
