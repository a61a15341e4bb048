import { disc, hair, ink, inUnits, oval, slab } from '../../../../../canvas/pen.ts';
import type { BoxLook, Pen } from '../../skin.ts';
import type { Palette } from './palette.ts';
import { paintRosette } from './rosette.ts';

/** A chest seen from above and a little from the south. At its place it is painted and bears the rosette. */
export function paintChest(pen: Pen, size: number, { isOnGoal, isLost }: BoxLook, colours: Palette): void {
  const lid = isLost ? colours.lost : isOnGoal ? colours.sealed : colours.wood;
  const front = isLost ? colours.lostFront : isOnGoal ? colours.sealedFront : colours.woodFront;
  const light = isLost ? colours.lost : isOnGoal ? colours.sealedLight : colours.woodLight;
  inUnits(pen, size, () => {
    oval(pen, 54, 87, 45, 12, { fill: colours.cast });
    slab(pen, size, { x: 7, y: 6, width: 86, height: 87, round: 11 }, { fill: colours.ink });
    slab(pen, size, { x: 11, y: 10, width: 78, height: 79, round: 8 }, { fill: front });
    slab(pen, size, { x: 11, y: 10, width: 78, height: 52, round: 8 }, { fill: lid });
    slab(pen, size, { x: 16, y: 10, width: 68, height: 5 }, { fill: light });
    slab(pen, size, { x: 11, y: 60, width: 78, height: 5 }, { fill: colours.ink });
    if (isOnGoal) paintSeal(pen, size, colours);
    else paintBands(pen, size, front, colours);
    if (isLost) paintCrack(pen, size, colours);
  });
}

function paintBands(pen: Pen, size: number, front: string, colours: Palette): void {
  const joint = Math.max(3, hair(size));
  ink(pen, 'M13 28 H87 M13 44 H87', { line: front, width: joint });
  for (const x of [19, 69]) {
    slab(pen, size, { x, y: 10, width: 12, height: 79 }, { fill: colours.bronze });
    slab(pen, size, { x, y: 60, width: 12, height: 5 }, { fill: colours.ink });
    if (size < 36) continue;
    for (const y of [19, 52, 79]) disc(pen, x + 6, y, 2.4, { fill: colours.woodFront });
  }
  slab(pen, size, { x: 42, y: 54, width: 16, height: 21, round: 3 }, { fill: colours.ink });
  slab(pen, size, { x: 45, y: 56, width: 10, height: 16, round: 2 }, { fill: colours.bronze });
  if (size >= 36) ink(pen, 'M50 62 V67', { line: colours.ink, width: 3 });
}

function paintSeal(pen: Pen, size: number, colours: Palette): void {
  paintRosette(pen, { x: 50, y: 36.5, radius: 23, petal: colours.seal, heart: colours.sealHeart });
  ink(pen, 'M13 27 V18 Q13 12 19 12 H28 Z M72 12 H81 Q87 12 87 18 V27 Z', { fill: colours.seal });
  ink(pen, 'M20 77 H38 M62 77 H80', { line: colours.seal, width: Math.max(4, hair(size)) });
  disc(pen, 50, 77, 6, { fill: colours.seal });
}

function paintCrack(pen: Pen, size: number, colours: Palette): void {
  const crack = 'M38 10 L47 27 L38 41 L57 58 L48 73 L53 88 M38 41 L26 47 M57 58 L70 53';
  ink(pen, crack, { line: colours.ink, width: Math.max(10, 2.6 * hair(size)) });
  ink(pen, crack, { line: colours.floor, width: Math.max(4.5, 1.2 * hair(size)) });
}
