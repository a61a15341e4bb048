import type { Problem } from '@dedalo/clients/race/finding-text';
import { err, ok, type Result } from '@dedalo/grid';
import { PICTURE_FORMATS } from '@dedalo/race';
import type { Brought } from './brought.ts';
import { checkBrought, type CheckedGame } from './check-brought.ts';
import { decodePicture } from './decode-picture.ts';

/** A designer's own game, ready to be raced. */
export interface OwnGame extends Pick<CheckedGame, 'id' | 'name' | 'content' | 'warnings'> {
  /** By their paths, with what is masked made transparent. */
  readonly pictures: ReadonlyMap<string, ImageBitmap>;
  readonly sounds: ReadonlyMap<string, Uint8Array>;
}

export async function openOwnGame(brought: Brought): Promise<Result<OwnGame, readonly Problem[]>> {
  const checked = checkBrought(brought);
  if (!checked.ok) return checked;
  const { id, name, content, warnings } = checked.value;
  const { pictures, problems } = await decodeAll(brought, checked.value);
  if (problems.length === 0)
    return ok({ id, name, content, warnings, pictures, sounds: soundsOf(brought, checked.value) });
  closePictures(pictures);
  return err(problems);
}

/** Gives back the room that a game's pictures take; it cannot be drawn any more. */
export function closePictures(pictures: ReadonlyMap<string, ImageBitmap>): void {
  for (const picture of pictures.values()) picture.close();
}

interface Decoded {
  readonly pictures: ReadonlyMap<string, ImageBitmap>;
  readonly problems: readonly Problem[];
}

async function decodeAll({ files }: Brought, { media, sizes }: CheckedGame): Promise<Decoded> {
  const pictures = new Map<string, ImageBitmap>();
  const problems: Problem[] = [];
  for (const [path, size] of sizes) {
    const picture = await decodePicture(files.get(path)!, size);
    if (picture) {
      pictures.set(path, picture);
      continue;
    }
    const expected = PICTURE_FORMATS.join(', ');
    for (const { file, at, key } of media.filter((use) => use.path === path)) {
      problems.push({ code: 'not-a-picture', file, at, key, path, expected });
    }
  }
  return { pictures, problems };
}

function soundsOf({ files }: Brought, { media }: CheckedGame): ReadonlyMap<string, Uint8Array> {
  const paths = media.filter(({ kind }) => kind === 'sound').map(({ path }) => path);
  return new Map(paths.map((path) => [path, files.get(path)!]));
}
