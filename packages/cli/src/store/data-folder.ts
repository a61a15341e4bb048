import { posix, win32 } from 'node:path';

/**
 * Where the user's data lives. A relative XDG_DATA_HOME is as good as none (XDG Base Directory Specification: such a
 * path is invalid and must be ignored).
 */
export function dataFolder(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
  home: string,
): string {
  if (env['DEDALO_DATA']) return env['DEDALO_DATA'];
  if (platform === 'win32') {
    return win32.join(env['APPDATA'] || win32.join(home, 'AppData', 'Roaming'), 'dedalo');
  }
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'dedalo');
  const data = env['XDG_DATA_HOME'];
  return posix.join(data && posix.isAbsolute(data) ? data : posix.join(home, '.local', 'share'), 'dedalo');
}
