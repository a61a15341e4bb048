/** Tables for people of what JSON schemas say. */

/** As much of JSON Schema as our schemas use. */
export interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema | readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const TYPES: Readonly<Record<string, string>> = {
  integer: 'whole number',
  number: 'number',
  string: 'text',
  boolean: 'true or false',
  null: '`null`',
  object: 'object',
};

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

/** What can stand there, for people. */
function typeText(schema: Schema): string {
  if ('const' in schema) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(', ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeText))].join(' or ');
  if (schema.type === 'array') return listText(schema);
  return schema.type === undefined ? 'anything' : TYPES[schema.type]!;
}

function listText({ items }: Schema): string {
  if (Array.isArray(items)) return `list of two: ${typeText(items[0] as Schema)}`;
  return `list of: ${typeText(items as Schema)}`;
}

interface Row {
  readonly path: string;
  readonly schema: Schema;
  readonly isOptional: boolean;
  /** The kinds of object that have it, where there are several and not all of them do. */
  readonly kinds?: readonly string[];
}

/** The fields of an object, and of the objects in it: `a.b`, and `a[].b` where a list holds them. */
function rowsOf({ properties = {}, required = [] }: Schema, before = ''): Row[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = `${before}${name}`;
    const row: Row = { path, schema, isOptional: !required.includes(name) };
    return [row].concat(innerRows(schema, path));
  });
}

function innerRows(schema: Schema, path: string): Row[] {
  if (schema.properties) return rowsOf(schema, `${path}.`);
  if (schema.items) {
    const [item] = Array.isArray(schema.items) ? (schema.items as Schema[]) : [schema.items as Schema];
    return innerRows(item!, `${path}[]`);
  }
  const objects = choicesOf(schema).filter(({ properties }) => properties);
  return objects.length === 1 ? rowsOf(objects[0]!, `${path}.`) : kindRows(objects, `${path}.`);
}

const choicesOf = ({ anyOf = [] }: Schema): readonly Schema[] =>
  anyOf.flatMap((choice) => (choice.anyOf ? choicesOf(choice) : [choice]));

/** What tells kinds of objects apart: the field that has one value in each. */
const kindOf = ({ properties = {} }: Schema): readonly [name: string, value: string] | undefined => {
  const found = Object.entries(properties).find(([, field]) => 'const' in field);
  return found && [found[0], String(found[1].const)];
};

/** The fields of objects of several kinds, each once. */
function kindRows(objects: readonly Schema[], before: string): Row[] {
  const kindField = objects[0] && kindOf(objects[0])?.[0];
  const all = objects.flatMap((object) => rowsOf(object, before).map((row) => ({ row, kind: kindOf(object)?.[1] })));
  const paths = [...new Set(all.map(({ row }) => row.path))].filter((path) => path !== `${before}${kindField}`);
  const rows = paths.map((path): Row => {
    const having = all.filter(({ row }) => row.path === path);
    const [{ row }] = having as [(typeof having)[number]];
    if (having.length === objects.length) return row;
    const kinds = having.flatMap(({ kind }) => kind ?? []);
    const meanings = [...new Set(having.flatMap((each) => each.row.schema.description ?? []))];
    const schema = { ...row.schema, description: meanings.join(' ') };
    return { path, schema, isOptional: kinds.length === 0, kinds };
  });
  return [...kindRow(objects, before), ...rows];
}

/** The field that tells the kinds apart, with what each of them means. */
function kindRow(objects: readonly Schema[], before: string): Row[] {
  const name = objects[0] && kindOf(objects[0])?.[0];
  if (name === undefined) return [];
  const values = objects.map((object) => object.properties![name]!.const);
  const meanings = objects.flatMap(({ description }, index) =>
    description === undefined ? [] : [`${code(values[index])}: ${description}`],
  );
  const schema = { enum: values, description: meanings.join(' ') };
  return [{ path: `${before}${name}`, schema, isOptional: false }];
}

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

function holdsText({ schema, isOptional, kinds = [] }: Row): string {
  const only = kinds.length === 0 ? '' : `; only with ${kinds.map(code).join(', ')}`;
  return `${typeText(schema)}${isOptional ? '; may be missing' : only}`;
}

/** Every field of an object, and of the objects in it. */
export const fieldTable = (schema: Schema): string =>
  table(
    ['field', 'holds', 'meaning'],
    withoutRepeats(rowsOf(schema)).map((row) => [`\`${row.path}\``, holdsText(row), row.schema.description ?? '']),
  );

/** The fields of an object that stand somewhere else already, or undefined where it has none. */
const fieldsKey = (schema: Schema): string | undefined => {
  const object = [schema, ...(schema.anyOf ?? []), schema.items as Schema | undefined].find((each) => each?.properties);
  return object && JSON.stringify(object.properties);
};

/** An object that has the same fields as one before says so, instead of listing them again. */
function withoutRepeats(rows: readonly Row[]): Row[] {
  const first = new Map<string, string>();
  const kept: Row[] = [];
  let skipped: string | undefined;
  for (const row of rows) {
    if (skipped !== undefined && (row.path.startsWith(`${skipped}.`) || row.path.startsWith(`${skipped}[`))) continue;
    skipped = undefined;
    const key = fieldsKey(row.schema);
    const same = key === undefined ? undefined : first.get(key);
    if (key !== undefined && same === undefined) first.set(key, row.path);
    if (same === undefined) {
      kept.push(row);
      continue;
    }
    skipped = row.path;
    const description = `${row.schema.description ?? ''} With the fields of \`${same}\`.`.trim();
    kept.push({ ...row, schema: { ...row.schema, description } });
  }
  return kept;
}

export const eventTable = ({ anyOf = [] }: Schema, view: Schema): string =>
  table(
    ['event', 'what happened', 'fields'],
    anyOf.map((event) => [
      code(event.properties!['type']!.const),
      event.description ?? '',
      rowsOf(event)
        .filter(({ path }) => path !== 'type' && !isOfView(path, event, view))
        .map(({ path, schema, kinds = [] }) => {
          const only = kinds.length === 0 ? '' : ` (only with ${kinds.map(code).join(', ')})`;
          return `\`${path}\`${only}: ${schema.description || `${typeText(schema)}.`}`;
        })
        .join(' '),
    ]),
  );

/** Whether a field stands in an object of the event whose fields are all as in the view, where they are listed. */
function isOfView(path: string, { properties = {} }: Schema, view: Schema): boolean {
  const [name = '', ...inner] = path.split('.');
  const fields = properties[name]?.properties;
  const seen = view.properties ?? {};
  const isSame = (field: string): boolean => JSON.stringify(fields?.[field]) === JSON.stringify(seen[field]);
  return inner.length > 0 && fields !== undefined && Object.keys(fields).every(isSame);
}
