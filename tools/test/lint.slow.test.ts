import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, temporaryCopy, write } from './temporary.ts';

const folder = temporaryCopy(['oxlint.config.ts', 'tools/arrows.ts', 'tsconfig.json'], { modules: true });
// The rules are made from the folders of the games.
for (const games of ['packages/games', 'packages/web/src/games']) {
  const entries = readdirSync(join(root, games), { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) mkdirSync(join(folder, games, entry.name), { recursive: true });
}

/** What the linter says of one file with this text. */
function lint(path: string, text: string): string {
  write(folder, path, text);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, path], {
    cwd: folder,
    encoding: 'utf8',
  });
  return (stdout + stderr).replaceAll(/\s+/g, ' ');
}

describe('arrows between packages', () => {
  test('grid imports nothing of ours', () => {
    const said = lint('packages/grid/src/a.ts', "import { x } from '@dedalo/engine';\nexport const y = x;\n");
    expect(said).toContain('packages/grid may import nothing of ours');
  });
  test('a game imports neither another game nor a client', () => {
    for (const other of ['@dedalo/race', '@dedalo/cli', '@dedalo/catalogue']) {
      const said = lint('packages/games/sokoban/src/a.ts', `import { x } from '${other}';\nexport const y = x;\n`);
      expect(said).toContain('packages/games may import grid, engine');
    }
  });
  test('nor does it help to import a single file of it', () => {
    const said = lint(
      'packages/words/src/a.ts',
      "import { x } from '@dedalo/clients/printable';\nexport const y = x;\n",
    );
    expect(said).toContain('packages/words may import grid, engine, games, catalogue');
  });
  test('what is below may be imported', () => {
    const said = lint('packages/games/sokoban/src/b.ts', "import { x } from '@dedalo/engine';\nexport const y = x;\n");
    expect(said).not.toContain('restricted');
  });
  test('another package is imported by its name, not by a path', () => {
    const said = lint('packages/cli/src/a.ts', "import { x } from '../../grid/src/index.ts';\nexport const y = x;\n");
    expect(said).toContain('Import another package by its name');
  });
});

describe('rooms of the games', () => {
  const REFUSED = 'imports nothing from the room of another';
  test.each([
    ['packages/web/src/games/sokoban/page.tsx', '../race/page.tsx'],
    ['packages/web/src/games/sokoban/board/a.ts', '../../race/board/camera.ts'],
    ['packages/web/src/games/sokoban/board/skins/knossos/a.ts', '../../../../race/board/camera.ts'],
    ['packages/cli/src/games/theseus/commands/a.ts', '../../logic-maze/commands/play.ts'],
    ['packages/clients/src/theseus/a.ts', '../logic-maze/session.ts'],
    ['packages/clients/src/sokoban/guide/a.ts', '../../race/session.ts'],
    ['packages/cli/src/games/stratego/a.ts', '@dedalo/clients/theseus/words'],
    ['packages/web/test/games/theseus/a.test.ts', '../../../src/games/logic-maze/moments.ts'],
    ['packages/cli/test/games/stratego/screen/a.test.ts', '../../pokelabirinto/screen/support.ts'],
    ['packages/clients/test/sokoban/guide/a.test.ts', '../../../src/race/session.ts'],
  ])('%s imports nothing of %s', (path, other) => {
    expect(lint(path, `import { x } from '${other}';\nexport const y = x;\n`)).toContain(REFUSED);
  });
  test.each([
    ['packages/web/src/games/sokoban/page.tsx', './board/scene.ts'],
    ['packages/web/src/games/sokoban/board/a.ts', '../play/hear.ts'],
    ['packages/web/src/games/sokoban/board/a.ts', '../../../canvas/pen.ts'],
    ['packages/cli/src/games/theseus/commands/a.ts', '../../../app/client.ts'],
    ['packages/clients/src/theseus/a.ts', '../client-context.ts'],
    ['packages/clients/src/sokoban/guide/a.ts', '../session.ts'],
    ['packages/cli/src/games/stratego/a.ts', '@dedalo/clients/stratego/words'],
    ['packages/clients/test/sokoban/guide/a.test.ts', '../../../src/sokoban/session.ts'],
  ])('%s may import %s', (path, other) => {
    expect(lint(path, `import { x } from '${other}';\nexport const y = x;\n`)).not.toContain('restricted');
  });
  test('what holds for the whole package holds in a room too', () => {
    const said = lint('packages/clients/src/theseus/b.ts', "import { x } from '@dedalo/web';\nexport const y = x;\n");
    expect(said).toContain('packages/clients may import');
  });
});

describe('purity of grid, engine and games', () => {
  test.each([
    ['Math.random()', 'Use Random from @dedalo/grid'],
    ['Date.now()', 'Take the time as a parameter'],
    ['performance.now()', 'Take a budget in steps'],
    ["console.log('x')", 'the clients speak to people'],
    ['document.title', 'packages/web draws it'],
    ['process.argv', 'Take what you need as a parameter'],
  ])('%s is refused, and the message says what to use instead', (expression, advice) => {
    expect(lint('packages/engine/src/a.ts', `export const a = (): unknown => ${expression};\n`)).toContain(advice);
  });
  test('no I/O and no libraries', () => {
    const said = lint(
      'packages/grid/src/b.ts',
      "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;\n",
    );
    expect(said).toContain('packages/grid is pure');
  });
  test('clients may do all that', () => {
    const said = lint(
      'packages/cli/src/b.ts',
      'export const a = (): void => console.log(Math.random(), Date.now());\n',
    );
    expect(said).not.toContain('restricted');
  });
});
