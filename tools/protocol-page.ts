/** Writes the tables and the conversation of docs/protocol.md from the schemas and from what the arena really says. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLOCK, type Bout, LIMITS, playBout } from '@dedalo/arena';
import type { Program } from '@dedalo/arena/program/program';
import { FOLDER_LIMIT } from '@dedalo/arena/program/working-folder';
import { ok } from '@dedalo/grid';
import { FAULTS } from '@dedalo/protocol/report';
import {
  Act,
  ActAnswer,
  ActFault,
  End,
  Events,
  Hello,
  HelloAnswer,
  type GameSchemas,
  Start,
  VIEW_SCHEMAS,
} from '@dedalo/protocol';
import { loadArenaWords } from '@dedalo/words/arena';
import { eventTable, fieldTable, type Schema, table } from './schema-tables.ts';

export const PROTOCOL_PAGE = fileURLToPath(new URL('../docs/protocol.md', import.meta.url));

const MESSAGES = {
  hello: Hello,
  start: Start,
  act: Act,
  events: Events,
  end: End,
  'answer to hello': HelloAnswer,
  'answer to act': ActAnswer,
  'fault instead of an action': ActFault,
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
      ['its folder, with its own files', `${FOLDER_LIMIT / KB / KB} MB`],
    ],
  );

/** A game that is too short for anything but to show what is said. */
const SHORT: Bout = {
  id: 'page',
  game: 'theseus',
  config: 'size 5\nsupplies 1\nwalls 20\nrounds 1',
  seed: 'page',
  numbers: [1_804_289_383, 846_930_886],
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
    rest: () => {},
    logTo: () => Promise.resolve(),
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
  for (const [game, { config, view, event }] of Object.entries(VIEW_SCHEMAS as Readonly<Record<string, GameSchemas>>)) {
    if (config) parts.set(`${game} config`, fieldTable(config as Schema));
    parts.set(`${game} view`, fieldTable(view as Schema));
    parts.set(`${game} events`, eventTable(event as Schema, view as Schema));
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
