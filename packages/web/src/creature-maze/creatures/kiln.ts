import { type Drawing, oval, round } from './shape.ts';

/** A potter's kiln that has walked away with its fire. */
export const KILN: Drawing = [
  {
    d: 'M52 26C41 20 43 11 50 3c1 6 5 7 5 11 3-1 4-4 4-7 5 6 4 15-3 19z',
    fill: 'ember',
    stroke: 'wine',
    width: 2,
    part: 'flicker',
  },
  { d: 'M52 25c-5-3-4-8-1-12 1 4 4 4 4 8 0 2-1 3-3 4z', fill: 'saffronLight', isFine: true, part: 'flicker' },
  { d: 'M26 80l-6 12h16l3-10zM66 82l3 10h16l-5-13z', fill: 'clayDark', stroke: 'ink', width: 3 },
  { d: 'M20 55C9 52 7 64 12 68c3 2 6 0 8-3', stroke: 'ink', width: 8 },
  { d: 'M20 55C9 52 7 64 12 68c3 2 6 0 8-3', stroke: 'clay', width: 4 },
  { d: 'M41 24h23l3 13H38z', fill: 'clayDark', stroke: 'ink', width: 3 },
  { d: 'M17 84C12 54 26 33 52 33s39 21 35 51c-12 5-58 5-70 0z', fill: 'clay', stroke: 'ink', width: 3 },
  { d: 'M21 82C17 58 28 40 46 36c-13 8-19 26-16 48z', fill: 'clayLight' },
  { d: 'M19 63l6-6 6 6 6-6 7 6 7-6 7 6 7-6 7 6 6-6 6 6', stroke: 'cream', width: 2.5, isFine: true },
  { d: 'M42 85V74c0-11 30-11 30 0v11c-8 2-22 2-30 0z', fill: 'wine', stroke: 'ink', width: 3 },
  { d: 'M46 86V77c0-7 22-7 22 0v9c-6 1-16 1-22 0z', fill: 'ember' },
  { d: 'M51 86c-1-6 4-6 5-11 4 4 8 5 7 11z', fill: 'saffronLight', part: 'flicker' },
  { d: `${oval(49, 49, 6.5, 6)}${oval(69, 49, 6.5, 6)}`, fill: 'saffronLight', stroke: 'ink', width: 3, part: 'eyes' },
  { d: `${round(52, 49.5, 2.6)}${round(72, 49.5, 2.6)}`, fill: 'ink', part: 'eyes' },
  { d: 'M40 42l15 3M79 41l-13 4', stroke: 'ink', width: 3.5 },
];
