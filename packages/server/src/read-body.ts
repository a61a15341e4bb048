import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';

/** What a request brought, if it is what the schema says. */
export const readBody = <S extends TSchema>(schema: S, body: unknown): Static<S> | undefined =>
  Check(schema, body) ? (body as Static<S>) : undefined;
