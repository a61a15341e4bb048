import { disc, hair, ink, inUnits, oval } from '../../../../../canvas/pen.ts';
import type { Pen, PlayerLook } from '../../skin.ts';
import {
  backArms,
  type Body,
  farArm,
  frontArms,
  frontRopes,
  lean,
  limb,
  nearArm,
  sideLegs,
  straightLegs,
} from '../limbs.ts';
import type { Palette } from './palette.ts';

/** A sailor: a soft red cap, a belted tunic, a neckerchief; in reverse play a coil of rope. */
export function paintSailor(pen: Pen, size: number, look: PlayerLook, colours: Palette): void {
  const { skin, hair: shoe, ink: line } = colours;
  const body: Body = { pen, skin, shoe, ink: line, edge: Math.max(3, hair(size) * 0.8), isFine: size >= 36 };
  inUnits(pen, size, () => {
    oval(pen, 53, 92, 29, 8, { fill: colours.cast });
    pen.translate(50, 94);
    pen.scale(look.facing === 'west' ? -1.12 : 1.12, 1.12);
    pen.translate(-50, -94);
    if (look.facing === 'north') back(body, look, colours);
    else if (look.facing === 'south') front(body, look, colours);
    else side(body, look, colours);
  });
}

/** The soft red cap with its tip falling forward. */
function cap({ pen, edge }: Body, colours: Palette, shape: string): void {
  ink(pen, shape, { fill: colours.cap, line: colours.ink, width: edge });
  ink(pen, 'M33 26.5 C42 30.5 58 30.5 67 26.5', { line: colours.ink, width: 5.4 + edge });
  ink(pen, 'M33 26.5 C42 30.5 58 30.5 67 26.5', { line: colours.capRim, width: 5.4 - edge * 0.4 });
}

const CAP_SIDE = 'M33 27 C29 12 40 2 54 3 C68 3 79 9 79 16 C78 22 71 21 66 17 C68 20 68 24 67 27 Z';
const CAP_FRONT = 'M33 27 C30 12 39 2 51 2 C61 2 67 7 65 13 C63 16 60 15 58 13 C65 16 68 21 67 27 Z';

function side(body: Body, { grip, stride, isReverse }: PlayerLook, colours: Palette): void {
  const { pen, edge, isFine } = body;
  const line = { line: colours.ink, width: edge };
  sideLegs(body, grip, stride);
  pen.save();
  lean(pen, grip);
  farArm(body, grip, colours.rope);
  ink(pen, 'M45 46 L27 47 L19 55 L28 55 L25 63 L45 52 Z', { fill: colours.scarf, ...line });
  ink(pen, 'M40 46 C34 56 32 66 30 78 C42 82 58 82 68 78 C67 66 63 54 59 46 Z', { fill: colours.tunic, ...line });
  ink(pen, 'M32 72.5 C44 76 56 76 66 72.5', { line: colours.trim, width: 4 });
  if (isFine) ink(pen, 'M35 62 C44 65 56 65 64 62', { line: colours.rope, width: 3.4 });
  if (isReverse) oval(pen, 42, 60, 10, 12, { line: colours.rope, width: 5 });
  nearArm(body, grip, stride);
  ink(pen, 'M42 24 C38 34 40 44 48 48 L60 49 C66 48 68 43 67 38 L73 35 L68 29 L68 24 Z', {
    fill: colours.skin,
    ...line,
  });
  ink(pen, 'M40 24 C35 34 38 44 46 48 L52 43 C49 38 51 34 52 27 Z', { fill: colours.hair });
  if (isFine) oval(pen, 61.5, 33.5, 4, 2.8, { fill: colours.eye });
  disc(pen, isFine ? 62.5 : 61, 33.5, isFine ? 1.9 : 3, { fill: colours.ink });
  pen.translate(3, 0);
  cap(body, colours, CAP_SIDE);
  pen.restore();
}

function front(body: Body, { grip, stride, isReverse }: PlayerLook, colours: Palette): void {
  const { pen, edge, isFine } = body;
  const line = { line: colours.ink, width: edge };
  if (grip === 'pull') frontRopes(body, colours.rope);
  straightLegs(body, stride);
  if (grip !== 'push') for (const arm of ['M34 52 L27 64 L28 71', 'M66 52 L73 64 L72 71']) limb(body, arm);
  ink(pen, 'M36 46 C30 56 28 68 27 77 C38 82 62 82 73 77 C72 68 70 56 64 46 Z', { fill: colours.tunic, ...line });
  ink(pen, 'M29 72 C40 76 60 76 71 72', { line: colours.trim, width: 4 });
  if (isFine) ink(pen, 'M31 62 C42 65.5 58 65.5 69 62', { line: colours.rope, width: 3.4 });
  if (isReverse) ink(pen, 'M35 50 L66 70', { line: colours.rope, width: 5.5 });
  ink(pen, 'M38 47 L50 60 L62 47 Z', { fill: colours.scarf, ...line });
  ink(pen, 'M36 25 C34 40 40 50 50 51 C60 50 66 40 64 25 Z', { fill: colours.skin, ...line });
  if (isFine) ink(pen, 'M45 43.5 C48 45.5 52 45.5 55 43.5', { line: colours.ink, width: 2.2 });
  for (const x of [43, 57]) {
    if (isFine) oval(pen, x, 35.5, 3.6, 2.9, { fill: colours.eye });
    disc(pen, x, 35.6, isFine ? 1.9 : 3, { fill: colours.ink });
  }
  cap(body, colours, CAP_FRONT);
  frontArms(body, grip);
}

function back(body: Body, { grip, stride, isReverse }: PlayerLook, colours: Palette): void {
  const { pen, edge } = body;
  const line = { line: colours.ink, width: edge };
  straightLegs(body, stride);
  if (grip === 'push') backArms(body, grip);
  if (grip === 'none') for (const arm of ['M34 52 L27 64 L28 71', 'M66 52 L73 64 L72 71']) limb(body, arm);
  ink(pen, 'M36 44 C30 56 28 68 27 77 C38 82 62 82 73 77 C72 68 70 56 64 44 Z', { fill: colours.tunic, ...line });
  ink(pen, 'M29 72 C40 76 60 76 71 72', { line: colours.trim, width: 4 });
  if (isReverse) oval(pen, 50, 60, 11, 8, { line: colours.rope, width: 5 });
  ink(pen, 'M36 45 L50 64 L64 45 Z', { fill: colours.scarf, ...line });
  ink(pen, 'M36 25 C34 42 41 49 50 49 C59 49 66 42 64 25 Z', { fill: colours.hair, ...line });
  cap(body, colours, CAP_FRONT);
  if (grip === 'pull') backArms(body, grip);
}
