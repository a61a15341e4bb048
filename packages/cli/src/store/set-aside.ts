import { constants, copyFileSync, existsSync, linkSync, realpathSync, renameSync, unlinkSync } from 'node:fs';
import { reasonOf } from './files.ts';

/** What the set-aside file's name says of it. */
export type AsideMark = 'damaged' | 'newer';

/** The first of `name.damaged`, `name.damaged-2` … that can be taken. */
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

/** What the file holds now, kept under another name as well; the file stays where it is. */
export function keepCopy(file: string, mark: AsideMark = 'damaged'): string {
  try {
    return link(file, mark);
  } catch {
    // A file system without links.
    return firstFree(file, mark, (aside) => copyFileSync(file, aside, constants.COPYFILE_EXCL));
  }
}

/** Gives the file another name that was free, and returns that. */
export function setAside(file: string, mark: AsideMark = 'damaged'): string {
  let aside: string;
  try {
    aside = link(file, mark);
  } catch {
    // A file system without links, or a file of somebody else: Linux links only what one may write.
    return firstFree(file, mark, (aside) => {
      if (existsSync(aside)) throw Object.assign(new Error(aside), { code: 'EEXIST' });
      renameSync(file, aside);
    });
  }
  unlinkSync(file);
  return aside;
}
