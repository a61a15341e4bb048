import { ink } from '../../../../canvas/pen.ts';
import type { Grip, Pen } from '../skin.ts';

/** What the parts of a walking figure are drawn with. */
export interface Body {
  readonly pen: Pen;
  readonly skin: string;
  readonly shoe: string;
  readonly ink: string;
  /** The width of the lines between its parts. */
  readonly edge: number;
  /** Small details are left out where they would blur. */
  readonly isFine: boolean;
}

type Stride = 0 | 1 | 2;

/** The far leg, then the near one; feet point east. */
const SIDE_LEGS = {
  stand: ['M43 74 L42 90 H49', 'M53 74 L55 90 H62'],
  1: ['M45 74 L36 83 L29 89 L33 93', 'M52 74 L60 82 L64 90 H71'],
  2: ['M52 74 L42 82 L33 86 L35 90', 'M45 74 L55 81 L57 90 H64'],
  brace: ['M45 74 L34 83 L24 91 H30', 'M52 74 L60 81 L56 91 H63'],
} as const;

const SWINGING = ['M48 54 L55 63 L62 61', 'M47 54 L42 64 L36 67', 'M48 54 L58 61 L66 58'] as const;
const FAR_ARM = 'M48 56 L68 60 L84 57';
const NEAR_ARM = { push: 'M47 53 L68 50 L85 48', pull: 'M47 54 L30 58 L14 54' } as const;

const FRONT_ARMS = { push: ['M31 54 L33 70 L38 88', 'M69 54 L67 70 L62 88'] } as const;
const BACK_ARMS = {
  push: ['M34 50 L26 34 L29 10', 'M66 50 L74 34 L71 10'],
  pull: ['M32 54 L27 70 L34 88', 'M68 54 L73 70 L66 88'],
} as const;

export function limb({ pen, skin, ink: line, edge }: Body, path: string): void {
  ink(pen, path, { line, width: 7.5 + edge * 2 });
  ink(pen, path, { line: skin, width: 7.5 });
}

export function sideLegs({ pen, skin }: Body, grip: Grip, stride: Stride): void {
  const legs = stride === 0 ? (grip === 'none' ? SIDE_LEGS.stand : SIDE_LEGS.brace) : SIDE_LEGS[stride];
  for (const leg of legs) ink(pen, leg, { line: skin, width: 8.5 });
}

/** Behind the body. */
export function farArm(body: Body, grip: Grip, rope: string): void {
  if (grip === 'pull') ink(body.pen, 'M16 54 L-4 60', { line: rope, width: 4.5 });
  if (grip === 'push') limb(body, FAR_ARM);
}

export const nearArm = (body: Body, grip: Grip, stride: Stride): void =>
  limb(body, grip === 'none' ? SWINGING[stride] : NEAR_ARM[grip]);

/** A player who pushes or pulls leans to the east. */
export function lean(pen: Pen, grip: Grip): void {
  if (grip === 'none') return;
  pen.translate(50, 90);
  pen.rotate(0.12);
  pen.translate(-50, -90);
}

/** As seen from the front and from behind. */
export function straightLegs({ pen, skin, shoe }: Body, stride: Stride): void {
  const left = stride === 1 ? 85 : 91;
  const right = stride === 2 ? 85 : 91;
  ink(pen, `M42 74 V${left} M58 74 V${right}`, { line: skin, width: 8.5 });
  ink(pen, `M41 ${left + 1} H42 M58 ${right + 1} H59`, { line: shoe, width: 7 });
}

export function frontArms(body: Body, grip: Grip): void {
  if (grip === 'push') for (const arm of FRONT_ARMS.push) limb(body, arm);
}

/** Pushing northward they lie behind the body, pulling before it. */
export function backArms(body: Body, grip: Exclude<Grip, 'none'>): void {
  for (const arm of BACK_ARMS[grip]) limb(body, arm);
}

/** The ropes of a player who pulls a box southward. */
export const frontRopes = ({ pen }: Body, rope: string): void =>
  ink(pen, 'M38 50 L40 4 M62 50 L60 4', { line: rope, width: 4.5 });
