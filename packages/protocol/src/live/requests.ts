import { type Static, Type } from 'typebox';

const MOST_ACTION = 200;
const MOST_KEY = 24;
const MOST_CHANNELS = 64;
/** As many characters as any message of a page may have. */
export const MOST_REQUEST = 1000;

/** What a player may do besides the actions of the game. */
export const MATCH_COMMANDS = [
  'resign',
  'offer-draw',
  'ask-take-back',
  'accept',
  'decline',
  'claim',
  'undo',
  'redo',
  'restart',
] as const;
export type MatchCommand = (typeof MATCH_COMMANDS)[number];

const closed = { additionalProperties: false };

const Channel = Type.Integer({
  minimum: 0,
  maximum: MOST_CHANNELS - 1,
  description: "The page's number of what it follows.",
});
const Key = Type.String({
  pattern: `^[\\w-]{1,${MOST_KEY}}$`,
  description: "The page's own name of this request. Sent twice, it is done once.",
});

export const Follow = Type.Object(
  {
    type: Type.Literal('follow'),
    on: Channel,
    match: Type.String({ pattern: '^[\\w-]{1,40}$' }),
    from: Type.Optional(Type.Integer({ minimum: 0, description: 'The version that the page has seen.' })),
  },
  closed,
);

export const Leave = Type.Object({ type: Type.Literal('leave'), on: Channel }, closed);

export const Act = Type.Object(
  {
    type: Type.Literal('act'),
    on: Channel,
    key: Key,
    action: Type.String({ maxLength: MOST_ACTION, description: 'As the game writes it.' }),
    thinking: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 2 ** 31, description: 'How long the player thought, in milliseconds.' }),
    ),
  },
  closed,
);

export const Command = Type.Object(
  { type: Type.Literal('command'), on: Channel, key: Key, command: Type.Enum(MATCH_COMMANDS) },
  closed,
);

/** What a page asks of the server on its socket. */
export const LiveRequest = Type.Union([Follow, Leave, Act, Command]);
export type Follow = Static<typeof Follow>;
export type Leave = Static<typeof Leave>;
export type Act = Static<typeof Act>;
export type Command = Static<typeof Command>;
export type LiveRequest = Follow | Leave | Act | Command;
