import type { Size } from '@dedalo/grid';
import { type MediaKind, type MediaUse, type PictureProblem, tell } from './content-problem.ts';
import { PICTURE_FORMATS } from './image-size.ts';
import { MOST_FRAME_SIDE, MOST_PICTURE_SIDE, MOST_POINTS } from './limits.ts';

/** How large a picture is; undefined where that is not known, as when the file is missing. */
export type SizeOf = (path: string) => Size | 'not-a-picture' | undefined;

/** What a kind of picture is divided into, and which sizes it may have. */
interface Layout {
  readonly columns: number;
  readonly rows: number;
  readonly wrong?: { readonly code: 'tiling-size' | 'character-size'; readonly near: (size: Size) => Size };
}

const LAYOUTS: Readonly<Record<MediaKind, Layout | undefined>> = {
  /** Its cells are square and have quarters (R18). */
  tiling: {
    columns: 2,
    rows: 3,
    wrong: { code: 'tiling-size', near: ({ width }) => timesWhole({ width: 4, height: 6 }, width / 4, width / 4) },
  },
  character: {
    columns: 3,
    rows: 4,
    wrong: {
      code: 'character-size',
      near: ({ width, height }) => timesWhole({ width: 3, height: 4 }, width / 3, height / 4),
    },
  },
  icon: { columns: 1, rows: 1 },
  font: undefined,
  sound: undefined,
};

function timesWhole(unit: Size, across: number, down: number): Size {
  const whole = (count: number): number => Math.max(1, Math.round(count));
  return { width: unit.width * whole(across), height: unit.height * whole(down) };
}

const sizeText = ({ width, height }: Size): string => `${width} × ${height}`;

/**
 * What is wrong with the pictures that a game names. What a rectangle takes, or the whole picture where there is none,
 * must have the layout of its kind; that is told at the rectangle. What is wrong with the file is told at its name.
 */
export function checkPictures(media: readonly MediaUse[], sizeOf: SizeOf): readonly PictureProblem[] {
  const problems: PictureProblem[] = [];
  const counted = new Set<string>();
  let points = 0;
  for (const use of media) {
    const layout = LAYOUTS[use.kind];
    const size = layout && sizeOf(use.path);
    if (!layout || !size) continue;
    const wrongFile = checkFile(use, size);
    if (wrongFile || size === 'not-a-picture') {
      if (wrongFile) tell(problems, wrongFile);
      continue;
    }
    if (!counted.has(use.path)) {
      counted.add(use.path);
      points += size.width * size.height;
      if (points > MOST_POINTS) {
        const { file, at, key, path } = use;
        tell(problems, { file, at, key, code: 'too-many-points', path, most: MOST_POINTS / 1_000_000 });
        return problems;
      }
    }
    const wrongPart = checkPart(use, layout, size);
    if (wrongPart) tell(problems, wrongPart);
  }
  return problems;
}

function checkFile({ file, at, key, path }: MediaUse, size: Size | 'not-a-picture'): PictureProblem | undefined {
  const place = { file, at, key, path };
  if (size === 'not-a-picture') return { ...place, code: 'not-a-picture', expected: PICTURE_FORMATS.join(', ') };
  if (Math.max(size.width, size.height) <= MOST_PICTURE_SIDE) return undefined;
  return { ...place, code: 'picture-too-large', found: sizeText(size), most: MOST_PICTURE_SIDE };
}

function checkPart(use: MediaUse, { columns, rows, wrong }: Layout, whole: Size): PictureProblem | undefined {
  const { file, at, key } = use.rect ?? use;
  const place = { file, at, key };
  const area = use.rect?.area ?? { x: 0, y: 0, ...whole };
  const end: Size = { width: area.x + area.width, height: area.y + area.height };
  if (end.width > whole.width || end.height > whole.height) {
    return { ...place, code: 'rect-outside', path: use.path, found: sizeText(end), most: sizeText(whole) };
  }
  const near = wrong?.near(area);
  if (wrong && near && (near.width !== area.width || near.height !== area.height)) {
    return { ...place, code: wrong.code, found: sizeText(area), expected: sizeText(near) };
  }
  const frame: Size = { width: area.width / columns, height: area.height / rows };
  if (Math.max(frame.width, frame.height) <= MOST_FRAME_SIDE) return undefined;
  return { ...place, code: 'frame-too-large', found: sizeText(frame), most: MOST_FRAME_SIDE };
}
