/**
 * The command in one folder of JavaScript, for the tests that start it hundreds of times: it starts faster than the
 * sources, because most of a start is loading many small files.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Plugin, rolldown, VERSION } from 'rolldown';
import { replaceFolder } from '../packages/files/src/index.ts';
import { withLock } from './lock.ts';
import { commandStamp } from './build-stamp.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const cli = join(root, 'packages/cli');
const folder = join(cli, '.bundle');

const START = `import module from 'node:module';
module.enableCompileCache();
await import('./main.js');
`;

/** Builds the command if it is stale and returns the file to start. Another process that builds it is waited for. */
export async function buildCommand(): Promise<string> {
  const file = join(folder, 'dedalo.js');
  if (isFresh()) return file;
  return withLock(join(cli, '.bundle-lock'), async () => {
    if (isFresh()) return file;
    // Taken before: what changes while it builds makes the result stale.
    const stamp = commandStamp(root, VERSION);
    const made = join(cli, '.bundle-new');
    const bundle = await rolldown({
      input: { main: join(cli, 'src/main.ts') },
      platform: 'node',
      external: (id) => /^@?[a-z]/.test(id) && !id.startsWith('@dedalo/'),
      plugins: [ownAddresses()],
    });
    await bundle.write({
      dir: made,
      cleanDir: true,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      // The catalogue waits for the games while it is loaded: a game in one chunk with what needs the catalogue would
      // wait for itself.
      codeSplitting: { groups: [{ debugName: 'games', test: GAME, name: (id) => GAME.exec(id)?.[1] }] },
    });
    await bundle.close();
    writeFileSync(join(made, 'dedalo.js'), START);
    writeFileSync(join(made, '.stamp'), stamp);
    replaceFolder(folder, made);
    return file;
  });
}

function isFresh(): boolean {
  const stamp = join(folder, '.stamp');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === commandStamp(root, VERSION);
}

const GAME = /[\\/]packages[\\/]games[\\/]([\w-]+)[\\/]/;

const THREAD = /(?<=new Worker\()moduleBeside\('(\.\/[\w-]+)', import\.meta\.url\)/g;

/** A module finds what lies beside its source; a thread is bundled too. */
function ownAddresses(): Plugin {
  return {
    name: 'own-addresses',
    transform(code, id) {
      if (!code.includes('import.meta.url') || id.includes('node_modules')) return null;
      const address = JSON.stringify(pathToFileURL(id).href);
      const threads = code.replaceAll(THREAD, (_, path: string) => {
        const thread = this.emitFile({ type: 'chunk', id: join(id, '..', `${path}.ts`) });
        return `new URL(import.meta.ROLLUP_FILE_URL_${thread})`;
      });
      return threads.replaceAll('import.meta.url', address);
    },
  };
}
