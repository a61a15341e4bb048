import { describe, expect, test } from 'vitest';
import { ok } from '@dedalo/grid';
import { readBotFile, readTournament } from '../../src/tournament/settings/read-tournament.ts';
import { slugsOf } from '../../src/tournament/settings/names.ts';

const split = (text: string) => ok(text.split(' '));
const read = (text: string) => readTournament(text, split);
const problemOf = (text: string) => {
  const file = read(text);
  return file.ok ? undefined : file.error;
};

describe('the file of a tournament', () => {
  test('says what is played, how, and by whom', () => {
    const file = read(`
game = "stratego"
title = "Spring"
format = "swiss"
games = 4
rounds = 3
seed = 7
seeding = "order"
jobs = 2
sandbox = true
challenger = "Ada"

[clock]
move = 0.5
bank = 0

[limits]
memory = 100
log = 8

[config]
rules = "final"

[[player]]
name = "Ada"
command = "python3 bot.py"
folder = "ada"
build = ["make", "all of it"]
id = 12

[[player]]
bot = "search"
nodes = 100
`);
    expect(file).toEqual(
      ok({
        game: 'stratego',
        title: 'Spring',
        format: 'swiss',
        games: 4,
        rounds: 3,
        seed: '7',
        seeding: 'order',
        jobs: 2,
        sandbox: true,
        challengers: ['Ada'],
        clock: { move: 500, bank: 0 },
        limits: { memory: 100 * 1024 * 1024, log: 8192 },
        config: { rules: 'final' },
        players: [
          {
            kind: 'program',
            name: 'Ada',
            command: ['python3', 'bot.py'],
            folder: 'ada',
            build: ['make', 'all of it'],
            id: '12',
          },
          { kind: 'bot', name: 'search', bot: 'search', effort: { nodes: 100 } },
        ],
        grades: [],
      }),
    );
  });

  test('may say nothing', () => {
    expect(read('')).toEqual(ok({ clock: {}, limits: {}, config: {}, players: [], grades: [] }));
  });

  test.each([
    ['game = "stratego', { code: 'not-toml', at: { line: 1 } }],
    ['game = "x"\nformt = "swiss"', { code: 'unknown-key', key: 'formt', meant: 'format', at: { line: 2, column: 1 } }],
    ['format = "league"', { code: 'bad-value', values: 'round-robin | swiss | knockout | gauntlet' }],
    ['games = 1.5', { code: 'bad-value', key: 'games', at: { line: 1, column: 1 } }],
    ['games = 0', { code: 'bad-value', key: 'games' }],
    ['games = 99999999999999999999', { code: 'bad-value', key: 'games' }],
    ['[clock]\n  mvoe = 1', { code: 'unknown-key', meant: 'move', at: { line: 2, column: 3 } }],
    ['[clock]\nmove = -1', { code: 'bad-value', key: 'move', at: { line: 2, column: 1 } }],
    ['clock = 3', { code: 'bad-value', key: 'clock' }],
    ['[config]\nwhen = 2020-01-01', { code: 'bad-value', key: 'when', at: { line: 2, column: 1 } }],
    ['[player]\nname = "x"', { code: 'bad-value', values: '[[player]]' }],
    ['[[player]]\nname = "a"', { code: 'missing-key', key: 'command', at: { line: 1, column: 1 } }],
    ['[[player]]\ncommand = "a"', { code: 'missing-key', key: 'name' }],
    ['[[player]]\nname = ""\ncommand = "a"', { code: 'bad-value', key: 'name', at: { line: 2, column: 1 } }],
    ['[[player]]\nname = "a\\nb"\ncommand = "a"', { code: 'bad-value', key: 'name' }],
    ['[[player]]\nname = "a"\ncommand = []', { code: 'bad-value', key: 'command' }],
    ['[[player]]\nname = "a"\ncommand = "x"\nms = 3', { code: 'either-or', other: 'ms', at: { line: 4, column: 1 } }],
    [
      '[[player]]\nname = "a"\ncommand = "x"\nplayer = "js:a.mjs"',
      { code: 'either-or', key: 'player', other: 'command' },
    ],
    ['[[player]]\nname = "a"\nplayer = "gj.Rossi"', { code: 'bad-value', key: 'player', at: { line: 3, column: 1 } }],
    ['[[player]]\nname = "a"\nplayer = "py:../b/bot.py"', { code: 'bad-value', key: 'player' }],
    ['[[player]]\nname = "a"\nplayer = "java:a.B"\nclasspath = "../b"', { code: 'bad-value', key: 'classpath' }],
    [
      '[[player]]\nname = "a"\nplayer = "java:a.B"\nclasspath = ["bin", "/etc"]',
      { code: 'bad-value', key: 'classpath' },
    ],
    ['[[player]]\nname = "a"\nplayer = "py:a.py"\nclasspath = "bin"', { code: 'either-or', other: 'classpath' }],
    ['[[player]]\nname = "a"\ncommand = "x"\nclasspath = "bin"', { code: 'missing-key', key: 'player' }],
    ['keep = 1', { code: 'bad-value', key: 'keep' }],
    ['[[player]]\nbot = "a"\ncommand = "x"', { code: 'either-or', other: 'command' }],
    ['[[player]]\nbot = "a"\nms = 3\nnodes = 3', { code: 'either-or', key: 'nodes', other: 'ms' }],
    [
      '[[player]]\nbot = "a"\n[[player]]\nname = "A"\nbot = "b"',
      { code: 'name-taken', name: 'A', at: { line: 4, column: 1 } },
    ],
  ])('%j is refused', (text, problem) => {
    expect(problemOf(text)).toMatchObject(problem);
  });
});

describe('the bot.toml of a hand-in', () => {
  const readBot = (text: string) => readBotFile(text, { folder: 'ada', split });

  test('needs nothing but a command: its name is that of the folder', () => {
    expect(readBot('command = "./bot"')).toEqual(
      ok({ kind: 'program', name: 'ada', command: ['./bot'], folder: 'ada' }),
    );
  });

  test('may say which game it plays', () => {
    expect(readBot('game = "stratego"\ncommand = "./bot"')).toMatchObject({ ok: true, value: { game: 'stratego' } });
  });

  test('may name a class instead, which is in its own folder', () => {
    const [rossi, verdi] = [
      { language: 'java', target: 'gj.RossiPlayer' },
      { language: 'js', file: 'a.mjs', name: 'A' },
    ];
    const facts = { kind: 'program', name: 'ada', folder: 'ada' };
    expect(readBot('player = "java:gj.RossiPlayer"')).toEqual(ok({ ...facts, player: rossi, classpath: ['.'] }));
    expect(readBot('player = "java:gj.RossiPlayer"\nclasspath = "bin"')).toMatchObject({
      value: { classpath: ['bin'] },
    });
    expect(readBot('player = "js:a.mjs#A"')).toEqual(ok({ ...facts, player: verdi, classpath: ['.'] }));
  });

  test('cannot say where its folder is', () => {
    expect(readBot('command = "./bot"\nfolder = "/"')).toMatchObject({ error: { code: 'unknown-key', key: 'folder' } });
  });
});

test('names become parts of file names, each unlike all others', () => {
  const slugs = slugsOf(['Ada Lovelace', 'ada-lovelace', 'Zoë', 'Εύη', '../../etc', '😀', 'player4']);
  expect(slugs).toEqual(['ada_lovelace', 'ada_lovelace_2', 'zoe', 'player4', 'etc', 'player6', 'player4_2']);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9_]+$/);
});
