import { readFileSync } from 'node:fs';
import { Act, ActAnswer, ActFault, ArenaMessage, type GameSchemas, HelloAnswer, VIEW_SCHEMAS } from '@dedalo/protocol';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { conversation, freshPage, PROTOCOL_PAGE, withoutPadding } from '../protocol-page.ts';

const page = readFileSync(PROTOCOL_PAGE, 'utf8');
const arena = Compile(ArenaMessage);
const answers = [Compile(HelloAnswer), Compile(ActAnswer), Compile(ActFault)];

test('the tables and the conversation are those of the schemas and of the arena', async () => {
  const fresh = await freshPage(page);
  expect(withoutPadding(page), 'run: node tools/run.js tools/protocol-page.ts').toBe(withoutPadding(fresh));
});

test('every line of the conversation is as its schema has it', async () => {
  const lines = await conversation();
  const types = new Set<string>();
  for (const line of lines) {
    const message = JSON.parse(line.slice(2)) as { type?: string };
    const isFromArena = line.startsWith('→');
    types.add(isFromArena ? message.type! : 'answer');
    expect(isFromArena ? arena.Check(message) : answers.some((answer) => answer.Check(message)), line).toBe(true);
  }
  expect([...types].sort()).toEqual(['act', 'answer', 'end', 'events', 'hello', 'start']);
});

test('the view in the conversation is that of its game', async () => {
  const act = (await conversation())
    .map((line) => JSON.parse(line.slice(2)) as unknown)
    .find(Compile(Act).Check.bind(Compile(Act)));
  expect(Compile(VIEW_SCHEMAS.theseus.view).Check((act as { view: unknown }).view)).toBe(true);
});

test('every example of the page is a message or an answer', () => {
  const examples = [...page.matchAll(/```json\n([^]*?)```/g)].map(([, text]) => JSON.parse(text!) as unknown);
  expect(examples.length).toBeGreaterThan(2);
  for (const example of examples) {
    const fits = [arena, ...answers].some((checker) => checker.Check(example));
    expect(fits, JSON.stringify(example)).toBe(true);
  }
});

interface Fields {
  readonly properties?: Readonly<Record<string, Fields>>;
  readonly items?: Fields | readonly Fields[];
  readonly anyOf?: readonly Fields[];
}

/** The names of all fields, in whatever they stand. */
const fieldsOf = ({ properties = {}, items = [], anyOf = [] }: Fields): string[] => [
  ...Object.keys(properties),
  ...Object.values(properties).flatMap(fieldsOf),
  ...[items].flat().flatMap(fieldsOf),
  ...anyOf.flatMap(fieldsOf),
];

/** What stands in the page between `<!-- name -->` and `<!-- / -->`. */
const partOf = (name: string): string => new RegExp(`<!-- ${name} -->([^]*?)<!-- / -->`).exec(page)![1]!;

/** The last word of every name in backticks: `b` of `a[].b`. */
const namesIn = (text: string): string[] => [...text.matchAll(/`(?:[\w[\].]+\.)?(\w+)`/g)].map(([, name]) => name!);

test.each(Object.entries(VIEW_SCHEMAS as Readonly<Record<string, GameSchemas>>))(
  '%s: every field of config, view and events is in the page, whatever it stands in',
  (game, { config, view, event }) => {
    const seen = namesIn(partOf(`${game} view`));
    expect(fieldsOf(view).filter((field) => !seen.includes(field))).toEqual([]);
    const decided = config ? namesIn(partOf(`${game} config`)) : [];
    expect(fieldsOf(config ?? {}).filter((field) => !decided.includes(field))).toEqual([]);
    for (const one of (event as Fields).anyOf!) {
      const { type, ...fields } = one.properties!;
      const name = JSON.stringify((type as { const?: string }).const);
      const row = partOf(`${game} events`)
        .split('\n')
        .find((line) => line.startsWith(`| \`${name}\``))!;
      const told = namesIn(row);
      expect(Object.keys(fields).filter((field) => !told.includes(field))).toEqual([]);
      // An object that is as in the view is not told again.
      const inner = Object.values(fields).flatMap(fieldsOf);
      expect(inner.filter((field) => !told.includes(field) && !seen.includes(field))).toEqual([]);
    }
  },
);

test('the fields of an object that has several kinds are in the page with their kinds', () => {
  const told = partOf('pokelabirinto view');
  for (const path of ['phase.name', 'phase.first', 'phase.isAnswer', 'told[].type', 'told[].damage'])
    expect(told).toContain(`\`${path}\``);
  expect(told).toMatch(/`phase\.opponent` +\| whole number; only with `"meeting"`, `"fighting"`/);
});

test('the page has a section for every game', () => {
  for (const game of Object.keys(VIEW_SCHEMAS)) expect(page).toMatch(new RegExp(`^### .*\\(\`${game}\`\\)$`, 'm'));
});
