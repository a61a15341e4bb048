import { err, ok, type Result } from '@dedalo/grid';
import { Compile } from 'typebox/compile';
import { ActAnswer, HelloAnswer } from './messages.ts';

/** What is wrong with a line of a program. `field` is where in it, `says` what the schema says of it. */
export type AnswerProblem =
  | { readonly code: 'not-json' }
  | { readonly code: 'wrong-field'; readonly field: string; readonly says: string };

const hello = Compile(HelloAnswer);
const act = Compile(ActAnswer);

export const readHello = (line: string): Result<HelloAnswer, AnswerProblem> => read(line, hello);
export const readAct = (line: string): Result<ActAnswer, AnswerProblem> => read(line, act);

interface SchemaError {
  readonly instancePath: string;
  readonly message: string;
  readonly params: object;
}

interface Checker<A> {
  Check(value: unknown): value is A;
  Errors(value: unknown): readonly SchemaError[];
}

function read<A>(line: string, schema: Checker<A>): Result<A, AnswerProblem> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return err({ code: 'not-json' });
  }
  if (schema.Check(value)) return ok(value);
  const [first] = schema.Errors(value);
  return err({ code: 'wrong-field', field: first ? fieldOf(first) : '', says: first?.message ?? '' });
}

/** A field that is missing is named itself, not the object that lacks it. */
function fieldOf({ instancePath, params }: SchemaError): string {
  const missing =
    'requiredProperties' in params && Array.isArray(params.requiredProperties) ? params.requiredProperties : [];
  return missing.length === 0 ? instancePath : `${instancePath}/${String(missing[0])}`;
}
