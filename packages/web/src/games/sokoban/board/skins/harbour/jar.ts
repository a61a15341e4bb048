import { disc, hair, ink, inUnits, oval } from '../../../../../canvas/pen.ts';
import type { BoxLook, Pen } from '../../skin.ts';
import type { Palette } from './palette.ts';

const BELLY =
  'M37 18 C37 26 35 28 27 32 C8 40 6 62 20 78 C26 86 32 91 37 93 H63 C68 91 74 86 80 78 C94 62 92 40 73 32 C65 28 63 26 63 18 Z';
const BROKEN =
  'M27 33 C8 40 6 62 20 78 C26 86 32 91 37 93 H63 C68 91 74 86 80 78 C94 62 92 42 76 34 L67 44 L59 33 L50 47 L41 34 L34 42 Z';
const HANDLES = 'M37 21 C22 12 9 22 15 40 M63 21 C78 12 91 22 85 40';

/** A storage jar. At its place it is closed with a lid and bears a band of waves; a lost one is broken. */
export function paintJar(pen: Pen, size: number, { isOnGoal, isLost }: BoxLook, colours: Palette): void {
  const edge = Math.max(4, hair(size));
  const clay = isLost ? colours.lost : colours.clay;
  inUnits(pen, size, () => {
    oval(pen, 56, 89, 38, 10, { fill: colours.cast });
    if (!isLost) {
      ink(pen, HANDLES, { line: colours.ink, width: 8 + 2 * edge });
      ink(pen, HANDLES, { line: colours.clayDark, width: 8 });
    }
    const body = new Path2D(isLost ? BROKEN : BELLY);
    ink(pen, body, { line: colours.ink, width: 2 * edge });
    pen.save();
    pen.clip(body);
    ink(pen, body, { fill: clay });
    ink(pen, 'M72 26 C92 40 92 64 66 96 H96 V26 Z', { fill: isLost ? colours.ink : colours.clayDark });
    if (isOnGoal) paintWaves(pen, size, colours);
    else paintLines(pen, size, isLost ? colours.ink : colours.clayDark);
    pen.restore();
    ink(pen, 'M22 46 C17 58 21 69 28 77', { line: isLost ? clay : colours.clayLight, width: Math.max(5, hair(size)) });
    if (isLost) paintBreak(pen, size, colours);
    else paintMouth(pen, edge, isOnGoal, colours);
  });
}

function paintLines(pen: Pen, size: number, line: string): void {
  const width = Math.max(4, hair(size));
  ink(pen, 'M6 44 C30 52 70 52 94 44 M12 66 C34 75 66 75 88 66', { line, width });
}

function paintWaves(pen: Pen, size: number, colours: Palette): void {
  const edge = Math.max(3.4, hair(size));
  ink(pen, 'M4 40 C30 48 70 48 96 40 L96 66 C70 76 30 76 4 66 Z', {
    fill: colours.glaze,
    line: colours.ink,
    width: edge,
  });
  ink(pen, 'M8 60 C16 42 24 48 24 56 C32 44 42 48 42 60 C50 46 60 48 60 60 C66 46 78 46 78 56 C84 46 92 46 96 54', {
    line: colours.wave,
    width: Math.max(5, 1.2 * hair(size)),
  });
}

function paintMouth(pen: Pen, edge: number, isClosed: boolean, colours: Palette): void {
  oval(pen, 50, 17, 17, 6, { fill: isClosed ? colours.clayDark : colours.ink, line: colours.ink, width: edge * 2 });
  oval(pen, 50, 17, 17, 6, { fill: colours.clayLight });
  if (!isClosed) return oval(pen, 50, 17.5, 12, 3.4, { fill: colours.ink });
  ink(pen, 'M31 17 C33 8 67 8 69 17 C60 22 40 22 31 17 Z', { fill: colours.glaze, line: colours.ink, width: edge });
  disc(pen, 50, 8.5, 4.5, { fill: colours.glaze, line: colours.ink, width: edge * 0.8 });
}

function paintBreak(pen: Pen, size: number, colours: Palette): void {
  const crack = 'M50 47 L44 58 L56 66 L48 80';
  ink(pen, crack, { line: colours.rimOfMark, width: Math.max(4.5, 1.2 * hair(size)) });
  const shard = { fill: colours.lost, line: colours.ink, width: Math.max(3, hair(size)) };
  ink(pen, 'M12 24 L24 14 L27 26 Z', shard);
  ink(pen, 'M70 12 L84 17 L75 26 Z', shard);
}
