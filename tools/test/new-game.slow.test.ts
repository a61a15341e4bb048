import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Terminal } from '../../packages/cli/test/tmux.ts';
import { serve } from '../../packages/server/src/index.ts';
import { launchBrowser } from '../browser.ts';
import { needs } from '../needs.ts';
import { copyOfProject, root, write } from './temporary.ts';

const folder = copyOfProject();
// A stamp in the copy would be the project's own.
rmSync(join(folder, 'node_modules/.dedalo-installed'), { force: true });

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

function run(args: readonly string[], input = ''): Ran {
  const data = join(folder, 'data');
  const env = { ...process.env, DEDALO_DATA: data, DEDALO_QUICK: '1', LANG: 'C.UTF-8', LC_ALL: '', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, input, encoding: 'utf8' });
  return { code: status, out: stdout, error: stderr };
}

const newGame = (...args: string[]): Ran => run(['tools/new-game/main.ts', ...args]);
const dedalo = (...args: string[]): Ran => run(['packages/cli/bin/dedalo.js', ...args]);
const read = (where: string, file: string): string => readFileSync(join(where, file), 'utf8');

describe('npm run new-game', () => {
  test.each([
    ['no name', [], 'Usage: npm run new-game'],
    ['capital letters', ['Tidal'], '“Tidal” cannot be the name of a game'],
    ['a name that is taken by a game', ['sokoban'], 'There is a package sokoban already'],
    ['a name that is taken by another package', ['arena'], 'There is a package arena already'],
    ['too much', ['tidal', 'Tidal', 'Stones'], 'Usage: npm run new-game'],
  ])('%s is wrong use, and nothing is made', (_what, args, words) => {
    const before = readdirSync(join(folder, 'packages/games'));
    const ran = newGame(...args);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.error).toContain(words);
    expect(readdirSync(join(folder, 'packages/games'))).toEqual(before);
  });
});

describe('a new game', () => {
  const made = newGame('tidal-stones', 'Tidal Stones');

  test('is there, and the commands that come next are told', () => {
    expect(made).toMatchObject({ code: 0, error: '' });
    expect(made.out).toContain('npm run terminal -- play tidal-stones');
  });

  test('beside its own folder only the catalogue has it, with what npm and the docs draw from that', () => {
    const files = globSync('**/*.{ts,tsx,md,json,js}', { cwd: folder, exclude: ['**/node_modules/**', 'data/**'] });
    const changed = files.filter((file) => !existsSync(join(root, file)) || read(root, file) !== read(folder, file));
    const outside = changed.filter((file) => !file.startsWith(join('packages/games/tidal-stones/')));
    expect(outside.sort()).toEqual([
      'docs/architecture.md',
      'package-lock.json',
      'packages/catalogue/package.json',
      'packages/catalogue/src/index.ts',
      'packages/catalogue/src/loaders.ts',
    ]);
    expect(changed.length).toBeGreaterThan(outside.length + 10);
  });

  test('nothing of it is called as the game it was made from', () => {
    const own = globSync('**/*', { cwd: join(folder, 'packages/games/tidal-stones'), exclude: ['**/node_modules/**'] })
      .filter((file) => /\.(?:ts|json|md)$/.test(file))
      .map((file) => read(folder, `packages/games/tidal-stones/${file}`))
      .join('\n');
    expect(own).toContain("id: 'tidal-stones'");
    expect(own).not.toMatch(/@dedalo\/isles|IslesTypes|Sinking Isles|\bisles\.\w/);
  });

  test('compiles with all packages', () => {
    expect(run(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'])).toMatchObject({ code: 0, out: '' });
  });

  test('passes its tests, the laws among them, and those of the catalogue', () => {
    const ran = run(['node_modules/vitest/vitest.mjs', 'run', 'packages/games/tidal-stones', 'packages/catalogue']);
    expect(ran.code, ran.out + ran.error).toBe(0);
    expect(ran.out).toContain('conformance');
  });

  test('is played in a match by a Python program, and the replays hold', needs('posix', 'python'), () => {
    write(
      folder,
      'first.py',
      `import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"name": "First", "wants": ["legal"]}), flush=True)
    elif message["type"] == "act":
        print(json.dumps({"turn": message["turn"], "action": message["legal"][0]}), flush=True)
`,
    );
    const ran = dedalo('match', 'tidal-stones', 'python3 first.py', 'random', '--games', '2', '--out', 'played');
    expect(ran, ran.error).toMatchObject({ code: 0 });
    expect(ran.out).toContain('2 games: python3 first.py won');
    expect(ran.out).toMatch(/^python3 first\.py .* 0$/m);
    const replays = globSync('played/replays/*.replay', { cwd: folder });
    expect(replays).toHaveLength(2);
    for (const replay of replays) expect(dedalo('replay', replay, '--verify')).toMatchObject({ code: 0 });
  });

  test('is played line by line to its end', () => {
    const squares = [1, 2, 3, 4, 5, 6].flatMap((row) => [...'abcdefg'].map((column) => `${column}${row}`));
    // Whatever may be played next is among them; the others are refused.
    const typed = `${Array.from({ length: 20 }, () => squares.join('\n')).join('\n')}\n`;
    const ran = run(
      ['packages/cli/bin/dedalo.js', 'play', 'tidal-stones', '--plain', '--against', 'random', '--seed', '1'],
      typed,
    );
    expect(ran.code, ran.error).toBe(0);
    expect(ran.out).toContain('Tidal Stones');
    expect(ran.out).toMatch(/Over: stranded, winner: Seat [12]/);
  });

  test('is played in a terminal to its end', needs('tmux'), async () => {
    const command = `'${process.execPath}' packages/cli/bin/dedalo.js play tidal-stones --against random --seed 1`;
    const terminal = new Terminal(`${command}; exec sleep 300`, { cwd: folder, data: join(folder, 'terminal') });
    for (let actions = 0; actions <= 40; actions += 2) {
      const text = await terminal.until((shown) => shown.includes(`${actions} actions`) || shown.includes('Over:'));
      if (text.includes('Over:')) break;
      terminal.press('Enter');
    }
    expect(terminal.screen).toMatch(/Over: stranded, winner: Seat [12]/);
  });

  test('is played in the browser to its end', needs('browser'), async () => {
    const built = run(['tools/build-web.ts']);
    expect(built.code, built.out + built.error).toBe(0);
    const serving = await serve({ clientFolder: join(folder, 'packages/web/dist'), port: 0 });
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`${serving.address}/#/tidal-stones`);
      await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('random');
      await page.getByRole('textbox', { name: 'Seed' }).fill('1');
      await page.getByRole('button', { name: 'New game' }).click();
      const choices = page.getByRole('region', { name: 'What you can play' }).getByRole('button');
      const over = page.getByText(/Over: stranded, winner: Seat [12]/).first();
      for (let actions = 0; actions <= 40; actions += 2) {
        await page.getByText(`${actions} actions`, { exact: true }).or(over).first().waitFor();
        if (await over.isVisible()) break;
        await choices.first().click();
      }
      await expect.poll(() => over.isVisible()).toBe(true);
    } finally {
      await browser.close();
      await serving.close();
    }
  });
});
