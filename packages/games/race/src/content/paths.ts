import { LONGEST_NAME, LONGEST_PATH } from './limits.ts';

/**
 * A path below the game's folder, '/' between its parts, in its shortest form; undefined for one that leads out of the
 * folder or that not every system has. The folder itself is ''.
 */
export function tidyPath(path: string): string | undefined {
  if (path.length > LONGEST_PATH || path.startsWith('/') || /[\\:*?"<>|]|\p{C}/u.test(path)) return undefined;
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  return parts.some((part) => part === '..' || part.trim() !== part) ? undefined : parts.join('/');
}

export const isFolderName = (name: string): boolean => isName(name) && !name.includes('/') && tidyPath(name) === name;

/** What may be shown on a screen as it is, and be written in a `.cfg` file. */
export const isName = (name: string): boolean =>
  name.length > 0 && name.length <= LONGEST_NAME && name.trim() === name && !/"|\p{C}/u.test(name);

export const joinPaths = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('/');
