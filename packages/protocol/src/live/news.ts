import { type Static, Type } from 'typebox';
import { ClockSettings } from './clock-settings.ts';

const Channel = Type.Integer({ minimum: 0 });
const Version = Type.Integer({ minimum: 0, description: 'How many entries the journal of the match has.' });
const Seat = Type.Integer({ minimum: 0 });

const Outcome = Type.Object({ winners: Type.Array(Seat), reason: Type.String() });

/** What is left on the clocks at the moment of the message. */
export const ClockNews = Type.Object({
  left: Type.Array(Type.Integer(), { description: 'Milliseconds, by seat.' }),
  running: Type.Array(Seat),
});
export type ClockNews = Static<typeof ClockNews>;

/** A question that waits for the other player. */
export const Offer = Type.Object({ kind: Type.Enum(['draw', 'take-back']), by: Seat });
export type Offer = Static<typeof Offer>;

/** What everybody may know of a match besides its board. */
const standing = {
  turn: Type.Array(Seat),
  outcome: Type.Optional(Outcome),
  clock: Type.Optional(ClockNews),
  offer: Type.Optional(Offer),
  legal: Type.Optional(Type.Array(Type.String(), { description: 'Where the game cannot tell it from the view.' })),
};

/** A match as it stands, for one viewer. */
export const Standing = Type.Object({
  type: Type.Literal('standing'),
  on: Channel,
  version: Version,
  game: Type.String(),
  rules: Type.Integer(),
  config: Type.String(),
  title: Type.Optional(Type.String()),
  names: Type.Array(Type.String()),
  seat: Type.Union([Seat, Type.Null()], { description: 'Where the viewer sits; null for a spectator.' }),
  clocks: ClockSettings,
  view: Type.Unknown(),
  ...standing,
});
export type Standing = Static<typeof Standing>;

/** What happened, as far as the viewer may know it. One follows the other without a gap in the versions. */
export const Happened = Type.Object({
  type: Type.Literal('happened'),
  on: Channel,
  version: Version,
  by: Type.Optional(Seat),
  kind: Type.Optional(Type.String({ description: 'What was done, where it was no action of the game.' })),
  key: Type.Optional(Type.String({ description: 'That of the request, for whoever made it.' })),
  names: Type.Optional(Type.Array(Type.String(), { description: 'Who sits where, once it begins.' })),
  events: Type.Array(Type.Unknown()),
  view: Type.Optional(
    Type.Unknown({ description: 'Where the match goes to another position than the events lead to.' }),
  ),
  ...standing,
});
export type Happened = Static<typeof Happened>;

/** A page that came back has been told all that it had missed. */
export const CaughtUp = Type.Object({ type: Type.Literal('caught-up'), on: Channel, version: Version });
export type CaughtUp = Static<typeof CaughtUp>;

/** It was done before: the request has come twice. */
export const Done = Type.Object({ type: Type.Literal('done'), on: Channel, key: Type.String() });
export type Done = Static<typeof Done>;

/** It was not done. */
export const Refused = Type.Object({
  type: Type.Literal('refused'),
  on: Channel,
  key: Type.String(),
  refusal: Type.Object({ code: Type.String() }),
});
export type Refused = Static<typeof Refused>;

/** Whether somebody looks on from each seat. */
export const Present = Type.Object({
  type: Type.Literal('present'),
  on: Channel,
  seats: Type.Array(Type.Boolean()),
  spectators: Type.Integer({ minimum: 0 }),
});
export type Present = Static<typeof Present>;

export const GONE_CODES = ['no-such-match', 'failed', 'unwritten'] as const;
/** Nothing more is told on this channel. */
export const Gone = Type.Object({ type: Type.Literal('gone'), on: Channel, code: Type.Enum(GONE_CODES) });
export type Gone = Static<typeof Gone>;

export const BYE_CODES = ['malformed', 'too-long', 'too-many', 'too-slow', 'restarting'] as const;
/** The last word before the server closes the socket. */
export const Bye = Type.Object({ type: Type.Literal('bye'), code: Type.Enum(BYE_CODES) });
export type Bye = Static<typeof Bye>;

/** What the server tells a page on its socket. */
export const LiveNews = Type.Union([Standing, Happened, CaughtUp, Done, Refused, Present, Gone, Bye]);
export type LiveNews = Standing | Happened | CaughtUp | Done | Refused | Present | Gone | Bye;
