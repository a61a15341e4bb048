import { decodeCfgs } from '@dedalo/clients/race/cfg-bytes';
import { checkFiles } from '@dedalo/clients/race/check-files';
import type { Problem, Warning } from '@dedalo/clients/race/finding-text';
import { hashText } from '@dedalo/engine';
import { err, ok, type Result } from '@dedalo/grid';
import {
  type CfgFile,
  type Content,
  folderOf,
  imageSize,
  isBelowRoot,
  type MediaUse,
  type PictureSize,
} from '@dedalo/race';
import type { Brought } from './brought.ts';

/** A picture, a sound or a font that is named and there. */
export type OwnMedia = MediaUse & { readonly bytes: Uint8Array };

/** A game without problems, before its pictures are unpacked. */
export interface CheckedGame {
  /** A fingerprint of its texts: the same game has the same one from any folder. */
  readonly id: string;
  readonly name: string;
  readonly content: Content;
  readonly warnings: readonly Warning[];
  readonly media: readonly OwnMedia[];
  /** Of every picture that is named and there, by its name. */
  readonly sizes: ReadonlyMap<string, PictureSize>;
  /** The opened files without those that do not belong to the game. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export function checkBrought({ name, files, warnings }: Brought): Result<CheckedGame, readonly Problem[]> {
  const { texts, problems: readProblems } = decodeCfgs(files);
  const sizeOf = (path: string): PictureSize | 'not-a-picture' => imageSize(files.get(path)!) ?? 'not-a-picture';
  const checked = checkFiles({ texts, readProblems, paths: new Set(files.keys()), sizeOf });
  const { root, content, problems, found } = checked;
  if (!content || problems.length > 0) return err(problems);
  const used = new Set(found.map(({ path }) => path));
  const isOfGame = (path: string): boolean => isBelowRoot(path, root) || used.has(path);
  const media = checked.media.flatMap(({ found: file, ...use }) =>
    file ? [{ ...use, bytes: files.get(file.path)! }] : [],
  );
  return ok({
    id: fingerprintOf(
      texts.filter(({ path }) => isOfGame(path)),
      root,
    ),
    name: name || content.levels[0]!.name,
    content,
    warnings: [...warnings, ...checked.warnings],
    media,
    sizes: new Map(media.flatMap(sizeOfPicture)),
    files: new Map([...files].filter(([path]) => isOfGame(path))),
  });
}

/** The pictures of the game. */
const sizeOfPicture = ({ kind, path, bytes }: OwnMedia): readonly (readonly [string, PictureSize])[] => {
  const size = kind === 'font' || kind === 'sound' ? undefined : imageSize(bytes);
  return size ? [[path, size]] : [];
};

/** Paths are those below the game's folder, wherever that lies. */
function fingerprintOf(texts: readonly CfgFile[], root: string): string {
  const folder = folderOf(root);
  const moved = texts.map(({ path, text }) => ({
    path: folder !== '' && isBelowRoot(path, root) ? path.slice(folder.length + 1) : path,
    text,
  }));
  return hashText(JSON.stringify(moved.sort((a, b) => (a.path < b.path ? -1 : 1))));
}
