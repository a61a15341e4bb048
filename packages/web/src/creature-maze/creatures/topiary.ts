import { type Drawing, round } from './shape.ts';

/** A clipped hedge that goes about on its roots and looks out on two stalks. */
export const TOPIARY: Drawing = [
  {
    d: 'M28 74c-10-2-18 2-22 17M36 78c-8 2-12 6-14 14M46 79c-2 5-3 8-2 13M56 79c4 4 5 8 4 13M66 77c8 2 12 7 13 15M72 72c10-1 16 6 19 18',
    stroke: 'ink',
    width: 7,
  },
  {
    d: 'M28 74c-10-2-18 2-22 17M36 78c-8 2-12 6-14 14M46 79c-2 5-3 8-2 13M56 79c4 4 5 8 4 13M66 77c8 2 12 7 13 15M72 72c10-1 16 6 19 18',
    stroke: 'fur',
    width: 3.5,
  },
  { d: 'M62 44c2-14 0-20 4-28M75 50c4-12 8-16 13-21', stroke: 'ink', width: 6 },
  { d: 'M62 44c2-14 0-20 4-28M75 50c4-12 8-16 13-21', stroke: 'leafLight', width: 3 },
  {
    d: 'M20 72c-9 0-13-10-7-16-5-8 2-16 10-15 1-9 11-12 17-7 6-7 17-5 20 2 9-3 16 4 14 12 9 1 12 11 6 17 3 8-4 14-11 12-6 8-18 7-22 2-6 6-21 4-27-7z',
    fill: 'leaf',
    stroke: 'ink',
    width: 3,
  },
  { d: 'M22 66c-6-2-7-8-3-12-3-7 3-12 9-10 2-7 9-8 13-4-7 6-12 16-9 29-4 2-8 1-10-3z', fill: 'leafLight' },
  {
    d: 'M34 50c3 3 7 3 10 0M47 42c3 3 7 3 10 0M52 56c3 3 7 3 10 0M38 64c3 3 7 3 10 0M62 66c3 3 6 2 8 0M26 58c2 2 5 2 7 0',
    stroke: 'leafDark',
    width: 2.5,
    isFine: true,
  },
  { d: `${round(29, 50, 4)}${round(57, 68, 4)}${round(46, 55, 3.4)}`, fill: 'violet', stroke: 'ink', width: 2 },
  { d: 'M60 57c5 4 12 3 16-2-2 9-13 11-16 2z', fill: 'wine', stroke: 'ink', width: 2.5 },
  { d: `${round(66, 13, 8.5)}${round(88, 27, 7)}`, fill: 'cream', stroke: 'ink', width: 3, part: 'eyes' },
  { d: `${round(69, 13.5, 3.6)}${round(90, 27.5, 3)}`, fill: 'leafDark', part: 'eyes' },
  {
    d: 'M22 42c-8-6-8-14-3-20 7 5 8 13 5 19M30 34c-3-8 0-14 6-17 4 7 2 14-3 18',
    fill: 'leafPale',
    stroke: 'ink',
    width: 2.5,
  },
];
