import { type Drawing, oval, type Paint, round, type Shape } from './shape.ts';

/** A number for a name, the same everywhere and always. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const unit of name.normalize('NFC')) hash = Math.imul(hash ^ unit.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

interface Colours {
  readonly body: Paint;
  readonly light: Paint;
  readonly mark: Paint;
}

const COLOURS: readonly Colours[] = [
  { body: 'violet', light: 'lilac', mark: 'moon' },
  { body: 'stone', light: 'stonePale', mark: 'wine' },
  { body: 'wine', light: 'red', mark: 'cream' },
  { body: 'seaDark', light: 'sea', mark: 'foam' },
  { body: 'bronze', light: 'saffron', mark: 'bronzeDark' },
  { body: 'leafDark', light: 'leaf', mark: 'leafPale' },
  { body: 'fur', light: 'clayPale', mark: 'earth' },
];

/** Bodies leave room for a face between 40 and 62, where the eyes are. */
const BODIES: readonly { readonly whole: string; readonly side: string }[] = [
  {
    whole: 'M50 28c24 0 36 14 35 32S72 88 50 88 16 78 15 60s11-32 35-32z',
    side: 'M21 60c0-15 9-25 22-28-9 10-13 34-4 53-11-3-18-12-18-25z',
  },
  {
    whole: 'M26 30h48c6 0 10 5 9 10l-7 42c-1 5-4 7-8 7H32c-4 0-7-2-8-7l-7-42c-1-5 3-10 9-10z',
    side: 'M23 38c0-3 2-4 5-4h10l4 51h-8c-3 0-5-1-5-4z',
  },
  {
    whole: 'M50 24c16 6 30 26 32 44 1 13-9 21-32 21s-33-8-32-21c2-18 16-38 32-44z',
    side: 'M24 68c2-13 10-26 20-34-6 16-7 36-2 50-12-2-19-7-18-16z',
  },
  {
    whole: 'M50 34c28 0 42 10 42 26S76 86 50 86 8 76 8 60s14-26 42-26z',
    side: 'M14 60c0-12 10-18 24-20-8 12-10 30-2 43-14-3-22-12-22-23z',
  },
];

const CROWNS: readonly ((colours: Colours) => readonly Shape[])[] = [
  // The horns that stand on every palace wall.
  ({ light }) => [
    {
      d: 'M26 38C20 30 18 18 20 8c8 4 12 14 16 22h28c4-8 8-18 16-22 2 10 0 22-6 30z',
      fill: light,
      stroke: 'ink',
      width: 3,
    },
  ],
  ({ mark }) => [
    { d: 'M38 32C34 22 30 18 24 16M62 32c4-10 8-14 14-16', stroke: 'ink', width: 4 },
    { d: `${round(23, 14, 6)}${round(77, 14, 6)}`, fill: mark, stroke: 'ink', width: 3, part: 'flicker' },
  ],
  ({ light }) => [{ d: 'M32 34L30 14l10 8 10-14 10 14 10-8-2 20z', fill: light, stroke: 'ink', width: 3 }],
  ({ mark }) => [
    {
      d: 'M50 32c-14-2-20-14-12-24 2 8 10 8 12 2 2 6 10 6 12-2 8 10 2 22-12 24z',
      fill: mark,
      stroke: 'ink',
      width: 3,
      part: 'flicker',
    },
  ],
];

const FEET: readonly ((colours: Colours) => readonly Shape[])[] = [
  ({ body }) => [{ d: 'M28 82l-6 10h18l2-9zM72 82l6 10H60l-2-9z', fill: body, stroke: 'ink', width: 3 }],
  ({ light }) => [
    { d: 'M26 82l-4 10M42 86v6M58 86v6M74 82l4 10', stroke: 'ink', width: 8 },
    { d: 'M26 82l-4 10M42 86v6M58 86v6M74 82l4 10', stroke: light, width: 3.5 },
  ],
  ({ mark }) => [
    { d: oval(50, 90, 26, 4), fill: 'ink' },
    { d: 'M24 86c6 6 12 0 17 5s12 0 18 0 11 1 17-5', stroke: mark, width: 4, part: 'flicker' },
  ],
];

const EYES: readonly (readonly Shape[])[] = [
  [
    { d: `${round(41, 52, 8)}${round(63, 52, 8)}`, fill: 'white', stroke: 'ink', width: 3, part: 'eyes' },
    { d: `${round(44, 52, 3.6)}${round(66, 52, 3.6)}`, fill: 'ink', part: 'eyes' },
  ],
  [
    { d: round(54, 52, 13), fill: 'white', stroke: 'ink', width: 3, part: 'eyes' },
    { d: round(58, 52, 6), fill: 'wine', part: 'eyes' },
    { d: round(59, 51, 2.6), fill: 'ink', part: 'eyes' },
  ],
  [
    {
      d: `${round(37, 55, 6)}${round(53, 47, 6)}${round(67, 55, 6)}`,
      fill: 'saffronLight',
      stroke: 'ink',
      width: 3,
      part: 'eyes',
    },
    { d: `${round(39, 55, 2.4)}${round(55, 47, 2.4)}${round(69, 55, 2.4)}`, fill: 'ink', part: 'eyes' },
  ],
];

const MARKS: readonly ((colours: Colours) => Shape)[] = [
  ({ mark }) => ({ d: 'M26 72l8-6 8 6 8-6 8 6 8-6 8 6', stroke: mark, width: 3 }),
  ({ mark }) => ({ d: `${round(32, 72, 3)}${round(44, 76, 3)}${round(57, 76, 3)}${round(69, 72, 3)}`, fill: mark }),
  ({ mark }) => ({ d: 'M50 80c-9 0-10-12-1-12 6 0 7 8 1 8-3 0-3-4 0-4', stroke: mark, width: 3 }),
  ({ mark }) => ({ d: 'M26 69c14 6 34 6 48 0M29 77c12 5 30 5 42 0', stroke: mark, width: 3 }),
];

/** A creature without a drawing of its own: an idol with colours and features made from its name. */
export function drawIdol(name: string): Drawing {
  let left = hashOf(name);
  const pick = <V>(values: readonly V[]): V => {
    const value = values[left % values.length]!;
    left = Math.floor(left / values.length);
    return value;
  };
  const colours = pick(COLOURS);
  const body = pick(BODIES);
  return [
    ...pick(FEET)(colours),
    ...pick(CROWNS)(colours),
    { d: body.whole, fill: colours.body, stroke: 'ink', width: 3 },
    { d: body.side, fill: colours.light },
    { ...pick(MARKS)(colours), isFine: true },
    ...pick(EYES),
  ];
}
