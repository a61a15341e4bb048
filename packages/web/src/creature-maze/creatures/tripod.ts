import { type Drawing, oval, round } from './shape.ts';

/** A bronze tripod into which a thunderbolt has fallen; it looks about with the eyes of a drinking cup. */
export const TRIPOD: Drawing = [
  { d: 'M46 34L37 20l8-1-5-14 15 13-8 2 9 14z', fill: 'saffronLight', stroke: 'seaDark', width: 2.2, part: 'flicker' },
  { d: 'M66 33l2-10 4 4 7-11M28 34l-3-8-4 3-6-9', stroke: 'seaLight', width: 3, part: 'flicker' },
  { d: 'M48 68c-4 8-1 14-5 22h10c1-8 2-14 0-22z', fill: 'bronzeDark', stroke: 'ink', width: 3 },
  {
    d: 'M25 62c-2 12-12 16-13 28h12c1-9 9-14 12-24zM71 62c2 12 12 16 13 28H72c-1-9-9-14-12-24z',
    fill: 'bronze',
    stroke: 'ink',
    width: 3,
  },
  { d: 'M10 92h16M41 92h14M70 92h16', stroke: 'ink', width: 4 },
  { d: 'M13 34c-9-3-9-14 0-14s8 9 6 14M83 34c9-3 9-14 0-14s-8 9-6 14', stroke: 'ink', width: 7 },
  { d: 'M13 34c-9-3-9-14 0-14s8 9 6 14M83 34c9-3 9-14 0-14s-8 9-6 14', stroke: 'saffron', width: 3 },
  { d: 'M14 42h68c0 20-14 32-34 32S14 62 14 42z', fill: 'bronze', stroke: 'ink', width: 3 },
  { d: 'M19 45h16c-4 10-2 20 6 26-14-3-21-13-22-26z', fill: 'saffron' },
  { d: 'M9 34h78v9H9z', fill: 'saffron', stroke: 'ink', width: 3 },
  { d: 'M13 38.5h70', stroke: 'bronzeDark', width: 2, isFine: true },
  {
    d: 'M25 56c6-8 16-8 21 0-5 7-15 7-21 0zM51 56c6-8 16-8 21 0-5 7-15 7-21 0z',
    fill: 'white',
    stroke: 'ink',
    width: 3,
    part: 'eyes',
  },
  { d: `${round(38, 55.5, 4.6)}${round(64, 55.5, 4.6)}`, fill: 'wine', part: 'eyes' },
  { d: `${round(39, 55, 2)}${round(65, 55, 2)}`, fill: 'ink', part: 'eyes' },
  { d: 'M23 50c6-6 16-7 24-1M50 49c7-6 17-5 23 1', stroke: 'ink', width: 2.5, isFine: true },
  { d: oval(49, 68, 4, 2), fill: 'ink', isFine: true },
];
