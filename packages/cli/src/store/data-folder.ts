import { posix, win32 } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of the user's data: progress and unfinished games. */
export function dataFolder(env: Environment, platform: NodeJS.Platform, home: string): string {
  return (
    folderForAll(env, platform, home) ??
    posix.join(xdgFolder(env['XDG_DATA_HOME']) ?? posix.join(home, '.local', 'share'), 'dedalo')
  );
}

/** The folder of the user's settings. Only systems with XDG folders separate them from the data. */
export function configFolder(env: Environment, platform: NodeJS.Platform, home: string): string {
  return (
    folderForAll(env, platform, home) ??
    posix.join(xdgFolder(env['XDG_CONFIG_HOME']) ?? posix.join(home, '.config'), 'dedalo')
  );
}

function folderForAll(env: Environment, platform: NodeJS.Platform, home: string): string | undefined {
  if (env['DEDALO_DATA']) return env['DEDALO_DATA'];
  if (platform === 'win32') {
    return win32.join(env['APPDATA'] || win32.join(home, 'AppData', 'Roaming'), 'dedalo');
  }
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'dedalo');
  return undefined;
}

/** A relative folder counts as none (XDG Base Directory Specification: such a path is invalid and must be ignored). */
const xdgFolder = (folder: string | undefined): string | undefined =>
  folder !== undefined && posix.isAbsolute(folder) ? folder : undefined;
