/** Writes the tables and the conversation of docs/protocol.md from the schemas and from what the arena really says. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLOCK, type Bout, FAULTS, LIMITS, playBout } from '@dedalo/arena';
import type { Program } from '@dedalo/arena/program/program';
import { ok } from '@dedalo/grid';
import { Act, ActAnswer, End, Events, Hello, HelloAnswer, Start, VIEW_SCHEMAS } from '@dedalo/protocol';
import { loadArenaWords } from '@dedalo/words/arena';

export const PROTOCOL_PAGE = fileURLToPath(new URL('../docs/protocol.md', import.meta.url));

/** As much of JSON Schema as our schemas use. */
interface Schema {
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
  const objects = (schema.anyOf ?? []).filter(({ properties }) => properties);
  return objects.length === 1 ? rowsOf(objects[0]!, `${path}.`) : [];
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const fieldTable = (schema: Schema): string =>
  table(
    ['field', 'holds', 'meaning'],
    rowsOf(schema).map(({ path, schema: field, isOptional }) => [
      `\`${path}\``,
      isOptional ? `${typeText(field)}; may be missing` : typeText(field),
      field.description ?? '',
    ]),
  );

const eventTable = ({ anyOf = [] }: Schema): string =>
  table(
    ['event', 'what happened', 'fields'],
    anyOf.map(({ properties = {}, description = '' }) => [
      code(properties['type']!.const),
      description,
      Object.entries(properties)
        .filter(([name]) => name !== 'type')
        .map(([name, field]) => `\`${name}\`: ${field.description ?? ''}`)
        .join(' '),
    ]),
  );

const MESSAGES = {
  hello: Hello,
  start: Start,
  act: Act,
  events: Events,
  end: End,
  'answer to hello': HelloAnswer,
  'answer to act': ActAnswer,
};

async function faultTable(): Promise<string> {
  const { faults, bot } = await loadArenaWords('en');
  return table(
    ['code', 'the program …', 'what to do'],
    FAULTS.map((fault) => [`\`${fault}\``, faults[fault], bot.advices[fault]]),
  );
}

const seconds = (milliseconds: number): string => `${milliseconds / 1000} s`;

const clockTable = (): string =>
  table(
    ['what', 'usually', 'of a match', 'of a tournament'],
    [
      ['the hello', seconds(CLOCK.hello), '`--hello-time`', '`hello`'],
      ['the first move', seconds(CLOCK.first), '`--first-time`', '`first`'],
      ['every other move', seconds(CLOCK.move), '`--move-time`', '`move`'],
      ['the bank of a game', seconds(CLOCK.bank), '`--bank`', '`bank`'],
    ],
  );

const KB = 1024;

const limitTable = (): string =>
  table(
    ['what', 'usually'],
    [
      ['memory, with all that it has started', `${LIMITS.memory / KB / KB} MB`],
      ['processes', String(LIMITS.processes)],
      ['a line of an answer', `${LIMITS.line / KB} kB`],
      ['standard error of a game', `${LIMITS.log / KB / KB} MB`],
    ],
  );

/** A game that is too short for anything but to show what is said. */
const SHORT: Bout = {
  id: 'page',
  game: 'theseus',
  config: 'size 5\nsupplies 1\nwalls 20\nrounds 1',
  seed: 'page',
  number: 1,
  players: [
    { kind: 'program', name: 'My Bot', command: ['my_bot'], folder: '.' },
    { kind: 'bot', name: 'random', bot: 'random', effort: { nodes: 1 } },
  ],
  clock: CLOCK,
  limits: LIMITS,
  isSandboxed: false,
};

/** What arena and program say to each other in a whole game, as it really is said. */
export async function conversation(): Promise<string[]> {
  const lines: string[] = [];
  const answers = ['{"name":"My Bot","wants":["legal","events"]}', '{"turn":1,"action":"1"}'];
  const program: Program = {
    tell: () => {},
    ask: () => Promise.resolve(ok(answers.shift()!)),
    failure: undefined,
    close: () => Promise.resolve(),
  };
  await playBout(SHORT, {
    start: () => Promise.resolve(program),
    onLine: ({ from, text }) => lines.push(`${from === 'arena' ? '→' : '←'} ${text}`),
  });
  return lines;
}

/** What stands in the page under each name. */
async function partsOfPage(): Promise<ReadonlyMap<string, string>> {
  const parts = new Map<string, string>();
  for (const [name, schema] of Object.entries(MESSAGES)) parts.set(name, fieldTable(schema as Schema));
  for (const [game, { view, event }] of Object.entries(VIEW_SCHEMAS)) {
    parts.set(`${game} view`, fieldTable(view as Schema));
    parts.set(`${game} events`, eventTable(event as Schema));
  }
  parts.set('clocks', clockTable());
  parts.set('limits', limitTable());
  parts.set('faults', await faultTable());
  parts.set('conversation', `\`\`\`text\n${(await conversation()).join('\n')}\n\`\`\``);
  return parts;
}

const PART = /(<!-- (.+?) -->\n)[^]*?(<!-- \/ -->)/g;

/** The page with every part between `<!-- name -->` and `<!-- / -->` as it must be. */
export async function freshPage(page: string): Promise<string> {
  const parts = await partsOfPage();
  const seen = new Set<string>();
  const fresh = page.replaceAll(PART, (_, head: string, name: string, end: string) => {
    const part = parts.get(name);
    if (part === undefined) throw new Error(`${PROTOCOL_PAGE}: nothing is called ${name}`);
    seen.add(name);
    return `${head}\n${part}\n\n${end}`;
  });
  const missing = [...parts.keys()].filter((name) => !seen.has(name));
  if (missing.length > 0) throw new Error(`${PROTOCOL_PAGE} lacks ${missing.join(', ')}`);
  return fresh;
}

/** Apart from how wide the columns are. */
export const withoutPadding = (page: string): string =>
  page
    .replaceAll(/ +\|/g, ' |')
    .replaceAll(/-{3,}/g, '---')
    .replaceAll(/\n{2,}/g, '\n\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(PROTOCOL_PAGE, await freshPage(readFileSync(PROTOCOL_PAGE, 'utf8')));
}
