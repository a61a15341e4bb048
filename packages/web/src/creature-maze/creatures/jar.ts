import { type Drawing, round } from './shape.ts';

/** A jar from the sea, and the animal that lives in it. */
export const JAR: Drawing = [
  {
    d: 'M34 74c-6 10-16 6-22 12-4 4 0 8 4 5M42 77c-4 8-10 8-13 14M52 78c0 6 2 8 0 14M60 77c4 8 12 6 14 14M68 73c6 10 14 4 20 10 5 5 1 9-3 7',
    stroke: 'ink',
    width: 9.5,
  },
  {
    d: 'M34 74c-6 10-16 6-22 12-4 4 0 8 4 5M42 77c-4 8-10 8-13 14M52 78c0 6 2 8 0 14M60 77c4 8 12 6 14 14M68 73c6 10 14 4 20 10 5 5 1 9-3 7',
    stroke: 'sea',
    width: 5.5,
  },
  { d: 'M30 80c-4 4-10 3-15 6M70 79c5 4 10 2 15 5', stroke: 'seaLight', width: 1.8, isFine: true },
  { d: 'M31 26c-11 0-15 9-12 16M71 26c11 0 15 9 12 16', stroke: 'ink', width: 8 },
  { d: 'M31 26c-11 0-15 9-12 16M71 26c11 0 15 9 12 16', stroke: 'clayPale', width: 3.5 },
  { d: 'M40 8h22c3 0 3 6 0 6-3 6-3 10 0 16H40c3-6 3-10 0-16-3 0-3-6 0-6z', fill: 'clayPale', stroke: 'ink', width: 3 },
  { d: 'M51 26c22 0 34 11 34 26S71 79 51 79 17 67 17 52s12-26 34-26z', fill: 'cream', stroke: 'ink', width: 3 },
  { d: 'M22 51c0-12 9-20 22-22-10 8-14 28-4 46-11-3-18-12-18-24z', fill: 'white' },
  { d: 'M26 34c7 4 43 4 50 0M19 62c14 6 50 6 64 0', stroke: 'clay', width: 2.6 },
  {
    d: 'M24 69c4-5 9-4 9 0s-5 3-4 0M40 74c4-5 9-4 9 0s-5 3-4 0M58 74c4-5 9-4 9 0s-5 3-4 0',
    stroke: 'seaDark',
    width: 2.2,
    isFine: true,
  },
  { d: `${round(46, 48, 9)}${round(70, 48, 9)}`, fill: 'white', stroke: 'seaDark', width: 3.2, part: 'eyes' },
  { d: `${round(49, 48, 5)}${round(73, 48, 5)}`, fill: 'seaDark', part: 'eyes' },
  { d: `${round(50.5, 46.5, 1.7)}${round(74.5, 46.5, 1.7)}`, fill: 'white', isFine: true, part: 'eyes' },
  { d: 'M28 46c-4 3-4 8 0 10', stroke: 'seaDark', width: 2.4, isFine: true },
  { d: 'M44 6c1-5 6-4 6-1M54 5c2-4 6-3 6 1', stroke: 'seaLight', width: 3, part: 'flicker' },
];
