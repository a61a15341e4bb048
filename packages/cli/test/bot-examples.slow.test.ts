import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadArenaGame } from '@dedalo/arena';
import { describe, expect, test } from 'vitest';
import { parseToml } from '@dedalo/toml';
import { testFolder } from './folder.ts';
import { dedalo } from './run.ts';
import { needs } from '../../../tools/needs.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Checked {
  readonly isFine: boolean;
  readonly name: string;
  readonly games: readonly { readonly result: string; readonly reason: string }[];
  readonly fault: unknown;
}

/** Holds the whole conversation with a program in that folder. */
function check(command: string, cwd: string, more: readonly string[]): Checked {
  const { out, error } = dedalo(['bot', 'check', command, ...more, '--move-time', '20s', '--json'], { cwd });
  expect(error).toBe('');
  return JSON.parse(out) as Checked;
}

describe('the page about writing a player', () => {
  const page = readFileSync(join(root, 'docs/bots.md'), 'utf8');
  const programIn = (language: string): string => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page)![1]!;
  const folder = testFolder();

  test('its player in Python has at most 25 lines, and is the file that comes along', () => {
    const program = programIn('python');
    expect(program.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
    expect(program).toBe(readFileSync(join(root, 'examples/bots/stratego.py'), 'utf8'));
  });

  test('its player in Python plays whole games', needs('python'), () => {
    folder.write('my_bot.py', programIn('python'));
    const checked = check('python3 my_bot.py', folder.path, ['--game', 'stratego']);
    expect(checked).toMatchObject({ isFine: true, fault: null, name: 'My First Bot' });
    expect(checked.games).toHaveLength(2);
  });

  test('its player in Python wins against random, most of the time', needs('python'), () => {
    folder.write('my_bot.py', programIn('python'));
    const args = ['match', 'stratego', 'python3 my_bot.py', 'random', '--games', '20', '--seed', '1', '--json'];
    const { out } = dedalo([...args, '--no-replays'], { cwd: folder.path });
    const { a, b } = JSON.parse(out) as Record<'a' | 'b', { wins: number }>;
    expect(a.wins).toBeGreaterThan(b.wins);
  });

  test('its player in JavaScript plays whole games', () => {
    folder.write('my_bot.mjs', programIn('js'));
    expect(check('node my_bot.mjs', folder.path, ['--game', 'stratego'])).toMatchObject({ isFine: true, fault: null });
  });

  test('its player in Java plays whole games', needs('java'), () => {
    const file = folder.write('MyBot.java', programIn('java'));
    expect(spawnSync('javac', ['-d', join(folder.path, 'build'), file]).status).toBe(0);
    const checked = check('java -cp build MyBot', folder.path, ['--game', 'stratego']);
    expect(checked).toMatchObject({ isFine: true, fault: null });
  });
});

describe('the first players', needs('python'), () => {
  const folder = join(root, 'examples/bots');

  test.each([
    ['stratego', [], undefined],
    ['theseus', [], 'win'],
    ['pokelabirinto', ['--set', 'variant=escape'], 'win'],
    ['pokelabirinto', ['--set', 'fog=true', '--set', 'opponents=3'], undefined],
    ['race', ['--set', 'game=small'], 'win'],
    ['sokoban', [], 'win'],
    ['logic-maze', [], 'win'],
  ])('%s %s', (game, settings, result) => {
    const command = `python3 ${game.replace('-', '_')}.py`;
    const checked = check(command, folder, ['--game', game, ...settings]);
    expect(checked).toMatchObject({ isFine: true, fault: null });
    const results = checked.games.map((played) => played.result);
    expect(results.filter((found) => result !== undefined && found !== result)).toEqual([]);
  });

  test('there is one for every game', async () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.py'));
    for (const file of files)
      expect(await loadArenaGame(file.replace('.py', '').replace('_', '-')), file).toBeDefined();
    expect(files).toHaveLength(6);
  });
});

describe('the sample contest', () => {
  const contest = join(root, 'examples/contest');
  const own = testFolder();
  const handIns = readdirSync(contest, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const parsed = parseToml(readFileSync(join(contest, name, 'bot.toml'), 'utf8'));
      if (!parsed.ok) throw new Error(parsed.error.detail);
      const { command, build } = parsed.value as Record<string, string>;
      return { folder: name, command: command!, build, language: command!.split(' ')[0]! };
    });
  const NEEDED = { python3: ['python'], java: ['java'], node: [] } as const;

  test('has eight hand-ins in three languages', () => {
    const counts = Object.groupBy(handIns, ({ language }) => language);
    const found = Object.entries(counts).map(([language, all]) => [language, all!.length]);
    expect(Object.fromEntries(found)).toEqual({ python3: 3, node: 3, java: 2 });
  });

  for (const handIn of handIns) {
    test(`${handIn.folder} plays without a fault`, needs(...NEEDED[handIn.language as keyof typeof NEEDED]), () => {
      const folder = join(own.path, handIn.folder);
      cpSync(join(contest, handIn.folder), folder, { recursive: true });
      const [first = 'true', ...rest] = handIn.build?.split(' ') ?? [];
      expect(spawnSync(first, rest, { cwd: folder }).status).toBe(0);
      expect(check(handIn.command, folder, ['--game', 'stratego'])).toMatchObject({ isFine: true, fault: null });
    });
  }
});
