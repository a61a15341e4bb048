import { type Static, Type } from 'typebox';
import { ClockSettings } from './clock-settings.ts';

const MOST_NAME = 40;
const MOST_TITLE = 80;
const MOST_CONFIG = 20_000;

/** Nothing that is not seen, and nothing that turns the text round it. */
const SEEN = String.raw`^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}]+$`;

/** Somebody who plays under a name of their choice. */
export const Guest = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: MOST_NAME, pattern: SEEN }) },
  { additionalProperties: false },
);
export type Guest = Static<typeof Guest>;

/** A match that somebody opens. */
export const NewMatch = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    config: Type.Optional(Type.String({ maxLength: MOST_CONFIG, description: 'As the game writes it.' })),
    title: Type.Optional(Type.String({ minLength: 1, maxLength: MOST_TITLE, pattern: SEEN })),
    clock: Type.Optional(ClockSettings),
    seat: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1, description: 'Where one sits; drawn where it is left out.' }),
    ),
  },
  { additionalProperties: false },
);
export type NewMatch = Static<typeof NewMatch>;
