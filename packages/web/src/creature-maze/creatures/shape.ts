/** The paints of our creatures, as on the vases and walls of Knossos. */
export const PAINTS = {
  ink: '#241a15',
  glaze: '#3d2c2a',
  clayDark: '#8f4128',
  clay: '#c4663a',
  clayLight: '#e4935a',
  clayPale: '#f6c391',
  cream: '#f6e8c6',
  white: '#fffaee',
  bronzeDark: '#7a5222',
  bronze: '#b9852f',
  saffron: '#f2b02e',
  saffronLight: '#ffdd72',
  ember: '#f0722c',
  red: '#d94a3d',
  wine: '#8a2436',
  seaDark: '#21497c',
  sea: '#3678b0',
  seaLight: '#6db9d8',
  foam: '#c9ecec',
  leafDark: '#235438',
  leaf: '#3a7a45',
  leafLight: '#76ab52',
  leafPale: '#c3d68a',
  earth: '#4d3626',
  fur: '#98704a',
  violet: '#5b4a8c',
  lilac: '#a48fce',
  moon: '#d8d6ec',
  stone: '#888a9a',
  stoneDark: '#5b5c6e',
  stonePale: '#dcdad6',
} as const;

export type Paint = keyof typeof PAINTS;

/** A stroke or an area of a drawing, as an SVG path. */
export interface Shape {
  readonly d: string;
  readonly fill?: Paint;
  readonly stroke?: Paint;
  /** The width of the stroke. */
  readonly width?: number;
  /** Left out in drawings of about a centimetre. */
  readonly isFine?: boolean;
  /** Moving parts: lids close, flames and arms move. */
  readonly part?: 'eyes' | 'flicker';
}

/** A creature that looks to the right, on 96 by 96; it stands on the lowest line but three. */
export type Drawing = readonly Shape[];

export const DRAWING_SIDE = 96;

/** A circle as a path. */
export const round = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

export const oval = (x: number, y: number, across: number, along: number): string =>
  `M${x - across} ${y}a${across} ${along} 0 1 0 ${2 * across} 0a${across} ${along} 0 1 0 ${-2 * across} 0z`;
