import { type Static, Type } from 'typebox';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** How long the players of a match may think. */
export const ClockSettings = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, { additionalProperties: false }),
  Type.Object(
    {
      kind: Type.Literal('move'),
      each: Type.Integer({ minimum: 5 * SECOND, maximum: 14 * DAY, description: 'Milliseconds for each turn.' }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('fischer'),
      start: Type.Integer({ minimum: 10 * SECOND, maximum: DAY, description: 'Milliseconds at the start.' }),
      increment: Type.Integer({ minimum: 0, maximum: 3600 * SECOND, description: 'Milliseconds that each turn adds.' }),
    },
    { additionalProperties: false },
  ),
]);
export type ClockSettings = Static<typeof ClockSettings>;
