import { type Static, Type } from 'typebox';

/** Goes up when a program that spoke with the arena before could no longer do so. */
export const PROTOCOL_VERSION = 2;

/** What a program may ask to be told besides. */
export const WISHES = ['legal', 'events', 'board', 'rematch'] as const;
export type Wish = (typeof WISHES)[number];

const Seat = Type.Integer({ minimum: 0, description: 'A place at the table, counted from 0.' });
const milliseconds = (description: string) => Type.Number({ minimum: 0, description });

/** What a move may take: `move`, and beyond it what is left in `bank`, which lasts for the whole game. */
export const Clock = Type.Object(
  {
    move: milliseconds('Milliseconds for this move.'),
    bank: milliseconds('Milliseconds that are left beyond that, for the whole game.'),
  },
  { description: 'What the next answer may take.' },
);
export type Clock = Static<typeof Clock>;

export const Hello = Type.Object({
  type: Type.Literal('hello'),
  protocol: Type.Integer({ description: 'The version of the protocol.' }),
});

export const Start = Type.Object({
  type: Type.Literal('start'),
  game: Type.String({ description: 'The game, such as `stratego`.' }),
  rules: Type.Integer({ description: "The version of the game's rules." }),
  config: Type.Union([Type.String(), Type.Object({})], {
    description:
      'What was decided before the game: lines of text as the game writes it, or an object as its page says.',
  }),
  seat: Seat,
  seats: Type.Integer({ description: 'How many play.' }),
  number: Type.Integer({
    minimum: 1,
    maximum: 0x7fff_ffff,
    description:
      "This player's own number of this game, secret from the others: a good seed. It is the same when the game is played again.",
  }),
  clock: Clock,
});

export const Act = Type.Object({
  type: Type.Literal('act'),
  turn: Type.Integer({ minimum: 1, description: 'Counts what this program has been asked; the answer repeats it.' }),
  clock: Clock,
  view: Type.Unknown({ description: 'What this seat may know, as the page of the game says.' }),
  legal: Type.Optional(Type.Array(Type.String(), { description: 'Every action that would be accepted.' })),
  board: Type.Optional(Type.String({ description: 'The board as a picture of letters.' })),
});

export const Events = Type.Object({
  type: Type.Literal('events'),
  seat: Seat,
  events: Type.Array(Type.Unknown(), { description: 'What this program may know of what that seat did.' }),
});

export const RESULTS = ['win', 'draw', 'loss'] as const;
export type ProgramResult = (typeof RESULTS)[number];

export const End = Type.Object({
  type: Type.Literal('end'),
  result: Type.Enum(RESULTS, { description: 'What it is for this program; who solves a puzzle has won.' }),
  reason: Type.String({ description: "The game's own code of how it ended, or that of a fault." }),
  winners: Type.Array(Seat, { description: 'Who won; nobody where it is empty.' }),
  fault: Type.Optional(
    Type.Object(
      { seat: Seat, code: Type.String({ description: 'The code of the fault.' }) },
      { description: 'Whose fault ended the game, where it was one.' },
    ),
  ),
});

/** What the arena says. It waits for an answer to `hello` and to `act`, and for none to the others. */
export const ArenaMessage = Type.Union([Hello, Start, Act, Events, End]);
export type Hello = Static<typeof Hello>;
export type Start = Static<typeof Start>;
export type Act = Static<typeof Act>;
export type Events = Static<typeof Events>;
export type End = Static<typeof End>;
export type ArenaMessage = Hello | Start | Act | Events | End;

export const HelloAnswer = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80, description: 'What the program is called.' }),
  version: Type.Optional(Type.String({ maxLength: 40, description: 'Which version of it.' })),
  wants: Type.Optional(
    Type.Array(Type.Enum(WISHES), {
      maxItems: 8,
      description: 'What it wants besides: `legal`, `events`, `board`, `rematch`.',
    }),
  ),
});
export type HelloAnswer = Static<typeof HelloAnswer>;

export const ActAnswer = Type.Object({
  turn: Type.Integer({ description: 'The `turn` that is answered.' }),
  action: Type.String({ maxLength: 200, description: 'An action as the page of the game writes it.' }),
});
export type ActAnswer = Static<typeof ActAnswer>;

/** Why a program says itself that it has lost. */
export const OWN_FAULTS = ['resigned', 'threw', 'malformed'] as const;
export type OwnFault = (typeof OWN_FAULTS)[number];

/** Instead of an action: the game is lost, for a reason that only the program can know. */
export const ActFault = Type.Object({
  turn: Type.Integer({ description: 'The `turn` that is answered.' }),
  fault: Type.Enum(OWN_FAULTS, { description: 'The code of the fault.' }),
  says: Type.Optional(Type.String({ maxLength: 2000, description: 'What people are told of it, in one line.' })),
});
export type ActFault = Static<typeof ActFault>;
