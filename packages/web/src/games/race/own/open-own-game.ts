import type { Problem } from '@dedalo/clients/race/finding-text';
import { err, ok, type Result } from '@dedalo/grid';
import { type ContentWarning, FONT_FORMATS, isWebFont, PICTURE_FORMATS } from '@dedalo/race';
import type { Brought } from './brought.ts';
import { checkBrought, type CheckedGame } from './check-brought.ts';
import { decodePicture } from './decode-picture.ts';
import { openFont } from './own-font.ts';

/** A designer's own game, ready to be raced. */
export interface OwnGame extends Pick<CheckedGame, 'id' | 'name' | 'content' | 'warnings' | 'files'> {
  /** By their names in the game, with masked pixels made transparent. */
  readonly pictures: ReadonlyMap<string, ImageBitmap>;
  readonly sounds: ReadonlyMap<string, Uint8Array>;
  /** Undefined where our font is used. */
  readonly fontFamily: string | undefined;
}

export async function openOwnGame(brought: Brought): Promise<Result<OwnGame, readonly Problem[]>> {
  const checked = checkBrought(brought);
  if (!checked.ok) return checked;
  const { id, name, content, files } = checked.value;
  const { pictures, problems } = await decodeAll(checked.value);
  if (problems.length > 0) {
    closePictures(pictures);
    return err(problems);
  }
  const { fontFamily, ignored } = await fontOf(checked.value);
  const warnings = [...checked.value.warnings, ...ignored];
  return ok({ id, name, content, warnings, files, pictures, sounds: soundsOf(checked.value), fontFamily });
}

/** Gives back the room that a game's pictures take; it cannot be drawn any more. */
export function closePictures(pictures: ReadonlyMap<string, ImageBitmap>): void {
  for (const picture of pictures.values()) picture.close();
}

interface Decoded {
  readonly pictures: ReadonlyMap<string, ImageBitmap>;
  readonly problems: readonly Problem[];
}

async function decodeAll({ media, sizes }: CheckedGame): Promise<Decoded> {
  const pictures = new Map<string, ImageBitmap>();
  const problems: Problem[] = [];
  for (const [path, size] of sizes) {
    const uses = media.filter((use) => use.path === path);
    const picture = await decodePicture(uses[0]!.bytes, size);
    if (picture) {
      pictures.set(path, picture);
      continue;
    }
    const expected = PICTURE_FORMATS.join(', ');
    for (const { file, at, key } of uses) problems.push({ code: 'not-a-picture', file, at, key, path, expected });
  }
  return { pictures, problems };
}

const soundsOf = ({ media }: CheckedGame): ReadonlyMap<string, Uint8Array> =>
  new Map(media.filter(({ kind }) => kind === 'sound').map(({ path, bytes }) => [path, bytes]));

interface OpenedFont {
  readonly fontFamily: string | undefined;
  readonly ignored: readonly ContentWarning[];
}

/** An unreadable font is ignored, as a picture is. */
async function fontOf({ id, media }: CheckedGame): Promise<OpenedFont> {
  const font = media.find(({ kind, path }) => kind === 'font' && isWebFont(path));
  const fontFamily = font && (await openFont(id, font.bytes));
  if (!font || fontFamily !== undefined) return { fontFamily, ignored: [] };
  const { file, at, key, path } = font;
  const expected = FONT_FORMATS.join(', ');
  return { fontFamily, ignored: [{ code: 'font-ignored', file, at, key, path, expected }] };
}
