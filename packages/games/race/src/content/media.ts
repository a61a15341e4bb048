import { showText } from '../cfg/show.ts';
import type { Media } from './content.ts';
import { type MediaKind, type MediaUse, tell, type Where } from './content-problem.ts';
import { type CfgString, readString } from './fields.ts';
import { LONGEST_PATH } from './limits.ts';
import { tidyPath } from './paths.ts';
import { entryOf, type Section, valueOf, where } from './section.ts';

/** A path below the game's folder, or a problem of this key. */
export function checkPath(section: Section, key: string, string: CfgString): string | undefined {
  const path = tidyPath(string.value);
  if (path !== undefined && path !== '') return path;
  const found = showText(string.value);
  tell(section.report.problems, { ...where(section, key, string.at), code: 'bad-path', found, longest: LONGEST_PATH });
  return undefined;
}

/** The path of a picture or a sound, which is noted for whoever can look whether it is there. */
export function readMediaPath(section: Section, key: string, kind: MediaKind): string | null {
  const named = readPath(section, key);
  if (named) section.report.media.push({ ...named, kind, rect: null });
  return named?.path ?? null;
}

interface MediaKeys {
  readonly file: string;
  readonly rect: string;
  readonly kind: MediaKind;
}

/** A picture and the part of it that is used. */
export function readMedia(section: Section, keys: MediaKeys): Media | null {
  const named = readPath(section, keys.file);
  const rect = readRect(section, keys);
  if (!named) return null;
  section.report.media.push({ ...named, kind: keys.kind, rect });
  if (!rect) return { file: named.path, rect: null };
  const { x, y, width, height } = rect.area;
  return { file: named.path, rect: [x, y, width, height] };
}

function readPath(section: Section, key: string): (Where & { readonly path: string }) | undefined {
  const string = readString(section, key);
  const path = string && checkPath(section, key, string);
  return path === undefined ? undefined : { ...where(section, key, string!.at), path };
}

function readRect(section: Section, keys: MediaKeys): MediaUse['rect'] {
  const entry = entryOf(section, keys.rect);
  const value = entry && valueOf(section, entry, ['rectangle']);
  if (!value) return null;
  const { x, y, width, height } = value.value;
  const sides = { least: 0, most: Number.MAX_SAFE_INTEGER };
  const bad = [
    { found: x, ...sides },
    { found: y, ...sides },
    { found: width, ...sides, least: 1 },
    { found: height, ...sides, least: 1 },
  ].find(({ found, least }) => found < least);
  const place = where(section, keys.rect, value.at);
  if (bad) tell(section.report.problems, { ...place, code: 'out-of-range', ...bad });
  if (!section.entries.has(keys.file)) {
    tell(section.report.warnings, { ...where(section, keys.rect, entry.keyAt), code: 'no-effect' });
  }
  return { ...place, area: { x, y, width, height } };
}
