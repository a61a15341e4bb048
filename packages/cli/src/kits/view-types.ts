/** The type of a field of a view, in no particular language. */
export type ViewType =
  | { readonly kind: 'whole' | 'number' | 'text' | 'flag' | 'null' }
  | { readonly kind: 'values'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'list'; readonly of: ViewType }
  | { readonly kind: 'pair'; readonly of: ViewType }
  | { readonly kind: 'either'; readonly of: readonly ViewType[] }
  | { readonly kind: 'record'; readonly name: string };

export interface ViewField {
  readonly name: string;
  readonly type: ViewType;
  readonly isOptional: boolean;
  readonly description?: string;
}

export interface ViewRecord {
  readonly name: string;
  readonly fields: readonly ViewField[];
}

/** The part of JSON Schema that our schemas use. */
interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly const?: string | number;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema | readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const PLAIN = { integer: 'whole', number: 'number', string: 'text', boolean: 'flag', null: 'null' } as const;

/** The records that make up a view, each after those that it uses; the last is `View`. */
export function viewRecords(schema: object): ViewRecord[] {
  const records: ViewRecord[] = [];
  recordType(schema as Schema, 'View', records);
  return records;
}

/** A record that is there already is not added again. */
function recordType({ properties = {}, required = [] }: Schema, name: string, records: ViewRecord[]): ViewType {
  const fields: ViewField[] = [];
  for (const [field, schema] of Object.entries(properties)) {
    const type = typeOf(schema, name + capital(field), records);
    const { description } = schema;
    fields.push({ name: field, type, isOptional: !required.includes(field), ...(description && { description }) });
  }
  const same = records.find((known) => JSON.stringify(known.fields) === JSON.stringify(fields));
  if (!same) records.push({ name, fields });
  return { kind: 'record', name: same?.name ?? name };
}

function typeOf(schema: Schema, name: string, records: ViewRecord[]): ViewType {
  if (schema.const !== undefined) return { kind: 'values', values: [schema.const] };
  if (schema.enum) return { kind: 'values', values: schema.enum };
  if (schema.anyOf) {
    const several = schema.anyOf.filter(({ properties }) => properties).length > 1;
    const of = schema.anyOf.map((one) => typeOf(one, several ? name + kindOf(one) : name, records));
    return { kind: 'either', of };
  }
  if (schema.type === 'array') {
    const { items } = schema;
    if (Array.isArray(items)) return { kind: 'pair', of: typeOf((items as Schema[])[0]!, name, records) };
    return { kind: 'list', of: typeOf(items as Schema, name, records) };
  }
  if (schema.type === 'object') return recordType(schema, name, records);
  const kind = PLAIN[schema.type as keyof typeof PLAIN];
  if (kind === undefined) throw new Error(`viewRecords: ${name} has a schema of a kind that is not known`);
  return { kind };
}

/** How a record of a union is recognised: by its first field with only one possible value. */
function kindOf({ properties = {} }: Schema): string {
  const value = Object.values(properties).find((field) => field.const !== undefined)?.const;
  return capital(String(value ?? ''));
}

const capital = (text: string): string =>
  text
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');
