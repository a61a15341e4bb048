import type { FindKind } from '@dedalo/pokelabirinto/expedition';
import { type Drawing, oval, round } from './shape.ts';

/** The finds in dead ends. */
export const FIND_DRAWINGS: Readonly<Record<FindKind, Drawing>> = {
  berry: [
    { d: 'M50 34c4-10 10-16 20-18', stroke: 'ink', width: 7 },
    { d: 'M50 34c4-10 10-16 20-18', stroke: 'leaf', width: 3 },
    { d: 'M50 34c-12-2-22-8-24-20 12-2 24 6 24 20z', fill: 'leafLight', stroke: 'ink', width: 3 },
    { d: round(36, 56, 17), fill: 'red', stroke: 'ink', width: 3 },
    { d: round(62, 54, 17), fill: 'wine', stroke: 'ink', width: 3 },
    { d: round(49, 74, 17), fill: 'red', stroke: 'ink', width: 3 },
    { d: `${round(30, 50, 4)}${round(43, 68, 4)}${round(56, 48, 4)}`, fill: 'white' },
  ],
  tonic: [
    { d: 'M40 12h18v8H40z', fill: 'earth', stroke: 'ink', width: 3 },
    {
      d: 'M42 20h14v16c12 6 20 16 20 28 0 14-10 22-27 22s-27-8-27-22c0-12 8-22 20-28z',
      fill: 'foam',
      stroke: 'ink',
      width: 3,
    },
    { d: 'M25 60h48c2 16-6 23-24 23s-26-7-24-23z', fill: 'sea' },
    { d: 'M52 50l-12 18h9l-5 14 15-19h-9z', fill: 'saffronLight', stroke: 'ink', width: 2.5 },
  ],
  lamp: [
    { d: 'M18 40c-4-9 2-16 4-24 8 6 11 15 6 24z', fill: 'ember', stroke: 'wine', width: 2, part: 'flicker' },
    { d: 'M20 39c-1-5 2-8 3-12 3 4 5 8 2 12z', fill: 'saffronLight', part: 'flicker' },
    { d: 'M78 50c14-4 16 18-2 18', stroke: 'ink', width: 9 },
    { d: 'M78 50c14-4 16 18-2 18', stroke: 'clay', width: 4 },
    {
      d: 'M14 42h16c8 4 16 2 26 2 16 0 26 8 26 18 0 12-12 20-32 20S20 70 14 42z',
      fill: 'clay',
      stroke: 'ink',
      width: 3,
    },
    { d: oval(54, 52, 14, 4), fill: 'clayDark', stroke: 'ink', width: 2.5 },
    { d: 'M32 84h38', stroke: 'ink', width: 5 },
  ],
  gem: [
    { d: 'M28 24h40l18 22-38 40L10 46z', fill: 'violet', stroke: 'ink', width: 3 },
    { d: 'M28 24l8 22H10zM68 24l-8 22h26z', fill: 'lilac' },
    { d: 'M36 46l12 40 12-40z', fill: 'lilac' },
    { d: 'M28 24h40l-8 22H36z', fill: 'moon' },
    { d: 'M10 46h76M28 24l8 22 12 40 12-40 8-22', stroke: 'ink', width: 2.5 },
  ],
};
