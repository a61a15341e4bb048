import { readFileSync } from 'node:fs';
import { Act, ActAnswer, ArenaMessage, HelloAnswer, VIEW_SCHEMAS } from '@dedalo/protocol';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { conversation, freshPage, PROTOCOL_PAGE, withoutPadding } from '../protocol-page.ts';

const page = readFileSync(PROTOCOL_PAGE, 'utf8');
const arena = Compile(ArenaMessage);
const answers = [Compile(HelloAnswer), Compile(ActAnswer)];

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

test('the page has a section for every game', () => {
  for (const game of Object.keys(VIEW_SCHEMAS)) expect(page).toMatch(new RegExp(`^### .*\\(\`${game}\`\\)$`, 'm'));
});
