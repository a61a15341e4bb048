import { Type, type TProperties, type TSchema } from 'typebox';

/** What a game says on the wire, as schemas: what `act.view` holds, one of `events`, and how an action is written. */
export interface GameSchemas {
  /** What `start.config` holds, where it is no text. */
  readonly config?: TSchema;
  readonly view: TSchema;
  readonly event: TSchema;
  readonly action: TSchema;
}

interface Told {
  readonly description?: string;
}

/** An object with these fields. Later versions may have more, so that others are allowed: readers pass over them. */
export const record = <P extends TProperties>(fields: P, told: Told = {}) => Type.Object(fields, { ...told });

/** Something that happened: an event is known by its `type`. */
export const event = <N extends string, P extends TProperties>(type: N, fields: P, told: Told = {}) =>
  record({ type: Type.Literal(type), ...fields }, told);

export const count = (description: string) => Type.Integer({ minimum: 0, description });
export const whole = (description: string) => Type.Integer({ description });
export const orNull = <S extends TSchema>(schema: S, description: string) =>
  Type.Union([schema, Type.Null()], { description });
/** By seat, of a game for two. */
export const bySeat = <S extends TSchema>(schema: S, description: string) =>
  Type.Tuple([schema, schema], { description });

export const twoSeats = (description: string) => Type.Integer({ minimum: 0, maximum: 1, description });
