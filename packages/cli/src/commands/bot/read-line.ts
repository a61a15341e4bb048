/** The problem with the JSON of an answer, in more detail than the fault gives. */
export type Misreading =
  | { readonly code: 'no-object' }
  | { readonly code: 'missing-field'; readonly field: string }
  | { readonly code: 'bad-field'; readonly field: string }
  | { readonly code: 'other-turn'; readonly said: number; readonly asked: number };

const NEEDED = { hello: ['name'], act: ['turn', 'action'] } as const;
const KNOWN: Readonly<Record<keyof typeof NEEDED, readonly string[]>> = {
  hello: ['name', 'version', 'wants'],
  act: [...NEEDED.act, 'fault', 'says'],
};

/** A hello is answered with `turn` 0. */
const kindOf = (turn: number): keyof typeof NEEDED => (turn === 0 ? 'hello' : 'act');

function fieldsOf(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** `detail` begins with the place of the schema error, such as `/turn`, if it is known. */
export function misreadingOf(line: string, turn: number, detail: string): Misreading {
  const fields = fieldsOf(line);
  if (!fields) return { code: 'no-object' };
  const missing = NEEDED[kindOf(turn)].find((field) => !Object.hasOwn(fields, field));
  if (missing !== undefined) return { code: 'missing-field', field: missing };
  const { turn: said } = fields;
  if (turn > 0 && Number.isInteger(said) && said !== turn)
    return { code: 'other-turn', said: said as number, asked: turn };
  return { code: 'bad-field', field: /^\/(\w+)/.exec(detail)?.[1] ?? '' };
}

/** Unknown fields: mostly misspelt names. */
export function strayFields(line: string, turn: number): string[] {
  const fields = fieldsOf(line);
  return fields ? Object.keys(fields).filter((field) => !KNOWN[kindOf(turn)].includes(field)) : [];
}
