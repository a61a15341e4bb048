import { constants, copyFileSync, existsSync, linkSync, realpathSync, renameSync, unlinkSync } from 'node:fs';
import { reasonOf } from './files.ts';

/** The mark in the set-aside file's name. */
export type AsideMark = 'damaged' | 'newer';

/** The first free name of `name.damaged`, `name.damaged-2` … */
function firstFree(file: string, mark: AsideMark, take: (aside: string) => void): string {
  for (let number = 1; ; number++) {
    const aside = number === 1 ? `${file}.${mark}` : `${file}.${mark}-${number}`;
    try {
      take(aside);
      return aside;
    } catch (error) {
      if (reasonOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** A link is made or refused in one step, so that nothing is ever overwritten. */
const link = (file: string, mark: AsideMark): string =>
  firstFree(file, mark, (aside) => linkSync(realpathSync(file), aside));

/** Keeps the current content of the file under another name as well; the file stays where it is. */
export function keepCopy(file: string, mark: AsideMark = 'damaged'): string {
  try {
    return link(file, mark);
  } catch {
    // A file system without links.
    return firstFree(file, mark, (aside) => copyFileSync(file, aside, constants.COPYFILE_EXCL));
  }
}

/** Renames the file to a free name, and returns that. */
export function setAside(file: string, mark: AsideMark = 'damaged'): string {
  let aside: string;
  try {
    aside = link(file, mark);
  } catch {
    // A file system without links, or a file of another user: Linux links only files that one may write.
    return firstFree(file, mark, (aside) => {
      if (existsSync(aside)) throw Object.assign(new Error(aside), { code: 'EEXIST' });
      renameSync(file, aside);
    });
  }
  unlinkSync(file);
  return aside;
}
