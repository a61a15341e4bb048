import type { Theme } from '../../design/theme.ts';

/** The colours of a maze. */
export interface Look {
  readonly floor: string;
  readonly joint: string;
  readonly speck: string;
  readonly top: string;
  readonly topLight: string;
  readonly topDark: string;
  readonly face: string;
  readonly faceLight: string;
  readonly faceJoint: string;
  readonly shadow: string;
  readonly fog: string;
  readonly fogMark: string;
  readonly billow: string;
  readonly light: string;
  readonly column: string;
  readonly columnLight: string;
  readonly lintel: string;
  readonly door: string;
  readonly ring: string;
  readonly shade: string;
  /** The glow round a creature whose dark outline would be lost on this floor; '' where none is needed. */
  readonly rim: string;
}

const DAY: Look = {
  floor: '#f4e6cb',
  joint: '#e6d2ae',
  speck: '#dcc397',
  top: '#b56b41',
  topLight: '#d08a5c',
  topDark: '#93502d',
  face: '#7d4026',
  faceLight: '#935030',
  faceJoint: '#552816',
  shadow: '#4a241433',
  fog: '#cdb890',
  fogMark: '#b9a177',
  billow: '#dccaa6',
  light: '#ffcf4d',
  column: '#a5283a',
  columnLight: '#d4524f',
  lintel: '#2b201a',
  door: '#6b4a2c',
  ring: '#17586c',
  shade: '#3c230f80',
  rim: '',
};

const NIGHT: Look = {
  floor: '#231a15',
  joint: '#30251d',
  speck: '#3a2d23',
  top: '#a9623a',
  topLight: '#cf8a5c',
  topDark: '#7f4526',
  face: '#5f301c',
  faceLight: '#743d25',
  faceJoint: '#3a1b0e',
  shadow: '#00000066',
  fog: '#0e0b09',
  fogMark: '#1d1712',
  billow: '#1c1612',
  light: '#ffd97a',
  column: '#b83447',
  columnLight: '#e96b62',
  lintel: '#f0d9b8',
  door: '#8a6238',
  ring: '#7fc0d1',
  shade: '#000000b0',
  rim: '#cdb595',
};

export const lookOf = (theme: Theme): Look => (theme === 'dark' ? NIGHT : DAY);
