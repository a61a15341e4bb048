import { disc, hair, ink, inUnits, oval } from '../../../../../canvas/pen.ts';
import type { Pen, PlayerLook } from '../../skin.ts';
import { backArms, type Body, frontArms, frontRopes, straightLegs } from '../limbs.ts';
import { figureSide } from './figure-side.ts';
import { hat } from './hat.ts';
import type { Palette } from './palette.ts';

/** Dedalus: a broad hat, a beard, a short cloak; in reverse play another cloak and a rope over his shoulder. */
export function paintFigure(pen: Pen, size: number, look: PlayerLook, palette: Palette): void {
  const colours = look.isReverse ? { ...palette, cloak: palette.sealedFront } : palette;
  const { skin, hair: shoe, ink: line } = colours;
  const body: Body = { pen, skin, shoe, ink: line, edge: Math.max(3, hair(size) * 0.8), isFine: size >= 36 };
  inUnits(pen, size, () => {
    oval(pen, 52, 92, 31, 8, { fill: colours.cast });
    oval(pen, 52, 92, 24, 6, { fill: colours.cast });
    pen.translate(50, 94);
    pen.scale(look.facing === 'west' ? -1.12 : 1.12, 1.12);
    pen.translate(-50, -94);
    if (look.facing === 'north') figureBack(body, look, colours);
    else if (look.facing === 'south') figureFront(body, look, colours);
    else figureSide(body, look, colours);
  });
}

function figureFront(body: Body, { grip, stride, isReverse }: PlayerLook, colours: Palette): void {
  const { pen, edge, isFine } = body;
  const line = { line: colours.ink, width: edge };
  if (grip === 'pull') frontRopes(body, colours.rope);
  straightLegs(body, stride);
  ink(pen, 'M35 46 C25 54 20 66 17 77 C28 84 72 84 83 77 C80 66 75 54 65 46 Z', { fill: colours.cloak, ...line });
  ink(pen, 'M41 47 L35 78 C42 81 58 81 65 78 L59 47 Z', { fill: colours.tunic, ...line });
  ink(pen, 'M36 74 C43 77 57 77 64 74', { line: colours.trim, width: 3.4 });
  if (isFine) ink(pen, 'M19 75 C24 78 29 79 33 79.5 M81 75 C76 78 71 79 67 79.5', { line: colours.trim, width: 3 });
  if (isReverse) ink(pen, 'M36 50 L64 70', { line: colours.rope, width: 5 });
  ink(pen, 'M36 24 C35 39 40 48 50 50 C60 48 65 39 64 24 Z', { fill: colours.skin, ...line });
  ink(pen, 'M36 33 C35 47 42 58 50 63 C58 58 65 47 64 33 C62 40 56 42.5 50 40.5 C44 42.5 38 40 36 33 Z', {
    fill: colours.hair,
  });
  for (const x of [43.5, 56.5]) {
    if (isFine) oval(pen, x, 32.5, 3.6, 2.8, { fill: colours.eye });
    disc(pen, x, 32.7, isFine ? 1.9 : 3, { fill: colours.ink });
  }
  hat(body, colours, 0);
  frontArms(body, grip);
}

function figureBack(body: Body, { grip, stride, isReverse }: PlayerLook, colours: Palette): void {
  const { pen, edge, isFine } = body;
  const line = { line: colours.ink, width: edge };
  straightLegs(body, stride);
  if (grip === 'push') backArms(body, grip);
  ink(pen, 'M36 42 C26 52 20 66 17 78 C28 85 72 85 83 78 C80 66 74 52 64 42 Z', { fill: colours.cloak, ...line });
  ink(pen, 'M20.5 73 C32 79 68 79 79.5 73', { line: colours.trim, width: 3.4 });
  if (isReverse) {
    oval(pen, 50, 60, 10, 8, { line: colours.rope, width: 4.5 });
    if (isFine) oval(pen, 50, 60, 4, 3, { line: colours.rope, width: 3 });
  } else {
    const star = 'M50 52 V68 M42 60 H58 M44.5 54.5 L55.5 65.5 M55.5 54.5 L44.5 65.5';
    ink(pen, star, { line: colours.trim, width: 3 });
  }
  ink(pen, 'M37 24 C35 40 41 47 50 47 C59 47 65 40 63 24 Z', { fill: colours.hair, ...line });
  hat(body, colours, 0);
  if (grip === 'pull') backArms(body, grip);
}
