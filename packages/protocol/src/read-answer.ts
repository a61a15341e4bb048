import { err, ok, type Result } from '@dedalo/grid';
import { Compile } from 'typebox/compile';
import { ActAnswer, ActFault, HelloAnswer } from './messages.ts';

/** What is wrong with a line of a program. `field` is where in it, `says` what the schema says of it. */
export type AnswerProblem =
  | { readonly code: 'not-json' }
  | { readonly code: 'wrong-field'; readonly field: string; readonly says: string };

const hello = Compile(HelloAnswer);
const act = Compile(ActAnswer);
const fault = Compile(ActFault);

export function readHello(line: string): Result<HelloAnswer, AnswerProblem> {
  const value = parse(line);
  return value.ok ? check(value.value, hello) : value;
}

/** An action, or a fault that the program tells of itself. */
export function readAct(line: string): Result<ActAnswer | ActFault, AnswerProblem> {
  const parsed = parse(line);
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  const isFault = typeof value === 'object' && value !== null && 'fault' in value;
  return isFault ? check(value, fault) : check(value, act);
}

function parse(line: string): Result<unknown, AnswerProblem> {
  try {
    return ok(JSON.parse(line) as unknown);
  } catch {
    return err({ code: 'not-json' });
  }
}

interface SchemaError {
  readonly instancePath: string;
  readonly message: string;
  readonly params: object;
}

interface Checker<A> {
  Check(value: unknown): value is A;
  Errors(value: unknown): readonly SchemaError[];
}

function check<A>(value: unknown, schema: Checker<A>): Result<A, AnswerProblem> {
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
