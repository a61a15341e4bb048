import { decodeCfg, isCfgPath } from '@dedalo/clients/race/cfg-bytes';
import { checkFiles } from '@dedalo/clients/race/check-files';
import type { Problem, Warning } from '@dedalo/clients/race/finding-text';
import type { FolderProblem, MissingMedia } from '@dedalo/clients/race/folder-finding';
import { hashText } from '@dedalo/engine';
import { err, ok, type Result } from '@dedalo/grid';
import { type CfgFile, type Content, imageSize, type MediaUse, type PictureSize } from '@dedalo/race';
import type { Brought } from './brought.ts';

/** A game that was brought and has nothing wrong, before its pictures are unpacked. */
export interface CheckedGame {
  /** A fingerprint of its texts: the same game brought again has the same. */
  readonly id: string;
  readonly name: string;
  readonly content: Content;
  /** A picture or a sound that is missing is no more than this: there are ours. */
  readonly warnings: readonly (Warning | MissingMedia)[];
  /** What is named and there. */
  readonly media: readonly MediaUse[];
  /** Of every picture that is named and there. */
  readonly sizes: ReadonlyMap<string, PictureSize>;
}

export function checkBrought({ name, files, warnings }: Brought): Result<CheckedGame, readonly Problem[]> {
  const { texts, told } = readTexts(files);
  const sizes = new Map<string, PictureSize>();
  const sizeOf = (path: string): PictureSize | 'not-a-picture' => {
    const size = imageSize(files.get(path)!);
    if (size) sizes.set(path, size);
    return size ?? 'not-a-picture';
  };
  const checked = checkFiles({ texts, told, has: (path) => files.has(path), sizeOf });
  const { content, problems, missing } = checked;
  if (!content || problems.length > 0) return err(problems);
  return ok({
    id: hashText(JSON.stringify(texts)),
    name: name || content.levels[0]!.name,
    content,
    warnings: [...warnings, ...missing, ...checked.warnings],
    media: checked.media.filter(({ path }) => files.has(path)),
    sizes,
  });
}

interface ReadTexts {
  readonly texts: readonly CfgFile[];
  readonly told: readonly FolderProblem[];
}

/** In the order of their paths, whatever the order in which they were brought. */
function readTexts(files: ReadonlyMap<string, Uint8Array>): ReadTexts {
  const texts: CfgFile[] = [];
  const told: FolderProblem[] = [];
  const paths = [...files.keys()].filter(isCfgPath).sort((a, b) => (a < b ? -1 : 1));
  for (const path of paths) {
    const text = decodeCfg(path, files.get(path)!);
    if (text.ok) texts.push({ path, text: text.value });
    else told.push(text.error);
  }
  return { texts, told };
}
