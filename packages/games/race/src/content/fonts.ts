import { tell } from './content-problem.ts';
import { readMediaPath } from './media.ts';
import { type Section, where } from './section.ts';

/** What browsers draw letters with. The described game has a font of pictures, which they cannot. */
export const FONT_FORMATS = ['TTF', 'OTF', 'WOFF', 'WOFF2'] as const;

export const isWebFont = (path: string): boolean =>
  FONT_FORMATS.some((format) => path.toLowerCase().endsWith(`.${format.toLowerCase()}`));

/** The font of a game; one that cannot be used is told of, and ours is seen. */
export function readFont(root: Section): string | null {
  const path = readMediaPath(root, 'font', 'font');
  if (path === null || isWebFont(path)) return path;
  const { at } = root.entries.get('font')!.value;
  const told = { code: 'font-ignored', path, expected: FONT_FORMATS.join(', ') } as const;
  tell(root.report.warnings, { ...where(root, 'font', at), ...told });
  return path;
}
