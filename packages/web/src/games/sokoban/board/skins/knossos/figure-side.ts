import { disc, ink, oval } from '../../../../../canvas/pen.ts';
import type { PlayerLook } from '../../skin.ts';
import { type Body, farArm, lean, nearArm, sideLegs } from '../limbs.ts';
import { hat } from './hat.ts';
import type { Palette } from './palette.ts';

/** He looks east. */
export function figureSide(body: Body, { grip, stride, isReverse }: PlayerLook, colours: Palette): void {
  const { pen, edge, isFine } = body;
  const line = { line: colours.ink, width: edge };
  sideLegs(body, grip, stride);
  pen.save();
  lean(pen, grip);
  farArm(body, grip, colours.rope);
  ink(pen, 'M41 46 C37 56 35 66 33 78 C42 81 56 81 65 78 C65 66 62 54 58 46 Z', { fill: colours.tunic, ...line });
  ink(pen, 'M44 75.5 C52 77 58 76.5 64 74.5', { line: colours.trim, width: 3.4 });
  ink(pen, 'M55 43 C42 40 31 47 26 59 C22 69 17 76 11 81 C22 88 38 86 45 78 C50 67 54 57 57 48 Z', {
    fill: colours.cloak,
    ...line,
  });
  ink(pen, 'M17 76.5 C26 81.5 36 80 42 74', { line: colours.trim, width: 3.4 });
  if (isReverse) {
    oval(pen, 37, 62, 8, 9, { line: colours.rope, width: 4.5 });
    if (isFine) oval(pen, 37, 62, 3, 3.6, { line: colours.rope, width: 3 });
  }
  nearArm(body, grip, stride);
  paintHead(body, colours);
  hat(body, colours, 4);
  pen.restore();
}

function paintHead({ pen, edge, isFine }: Body, colours: Palette): void {
  ink(pen, 'M46 22 C41 30 42 40 48 47 L60 48 C67 47 68 42 67 38 L73 35 L68 28 L68 22 Z', {
    fill: colours.skin,
    line: colours.ink,
    width: edge,
  });
  ink(pen, 'M44 22 C38 32 40 43 47 48 C52 53 66 58 75 55 C70 51 68 45 67.5 40 C61 42.5 55 41 53 36 L52 22 Z', {
    fill: colours.hair,
  });
  if (isFine) oval(pen, 61.5, 32, 4, 2.8, { fill: colours.eye });
  disc(pen, isFine ? 62.5 : 61, 32, isFine ? 1.9 : 3, { fill: colours.ink });
}
