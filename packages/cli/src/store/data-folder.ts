import { posix, win32 } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the user's data lives: progress and running games. */
export function dataFolder(env: Environment, platform: NodeJS.Platform, home: string): string {
  return (
    folderForAll(env, platform, home) ??
    posix.join(xdgFolder(env['XDG_DATA_HOME']) ?? posix.join(home, '.local', 'share'), 'dedalo')
  );
}

/** Where the user's settings live. Only systems with XDG folders keep them apart from the data. */
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

/** A relative folder is as good as none (XDG Base Directory Specification: such a path is invalid and must be ignored). */
const xdgFolder = (folder: string | undefined): string | undefined =>
  folder !== undefined && posix.isAbsolute(folder) ? folder : undefined;
