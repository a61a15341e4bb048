import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, test } from 'vitest';
import { CONFIG, gameFolders, LEVEL_FILE, pngHead, SMALL } from './games/race/commands/support.ts';
import { dedaloFile, freshData, NEUTRAL } from './run.ts';

const folders = gameFolders();
const BROKEN = CONFIG.replace('speed = 3.5', 'speed = fast');

interface Report {
  readonly ok: boolean;
  readonly problems: readonly { readonly code: string }[];
}

/** As many editors do it: nobody sees half of the file. */
function save(folder: string, path: string, text: string | Uint8Array): void {
  const beside = join(folder, '.saving.tmp');
  writeFileSync(beside, text);
  renameSync(beside, join(folder, path));
}

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Checks a folder until it is stopped; a change must not come before it is being watched. */
async function startWatch(folder: string, ...flags: string[]) {
  const child = spawn(process.execPath, [dedaloFile, 'race', 'check', folder, '--watch', ...flags], {
    env: { ...process.env, ...NEUTRAL, DEDALO_DATA: freshData() },
  });
  started.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const left = once(child, 'exit');
  const next = async (): Promise<string> => ((await lines.next()) as { value: string }).value;
  const first = await next();
  const [said] = (await once(child.stderr, 'data')) as [Buffer];
  return {
    first,
    said: String(said),
    next,
    report: async () => JSON.parse(await next()) as Report,
    /** Passes over what is reported of files that are half written. */
    async reportThat(isSo: (report: Report) => boolean): Promise<Report> {
      for (;;) {
        const report = JSON.parse(await next()) as Report;
        if (isSo(report)) return report;
      }
    },
    async stop(): Promise<number> {
      child.kill('SIGINT');
      const [code] = (await left) as [number];
      return code;
    },
  };
}

describe('dedalo race check --watch', () => {
  test('a file that is mended and broken again is checked each time; Ctrl-C ends with the last code', async () => {
    const folder = folders.make('mended', { ...SMALL, 'config.cfg': BROKEN });
    const watch = await startWatch(folder, '--json');
    expect(JSON.parse(watch.first)).toMatchObject({ ok: false, problems: [{ code: 'bad-value' }] });
    expect(watch.said).toContain(`Watching ${folder}`);
    writeFileSync(join(folder, 'config.cfg'), CONFIG);
    expect(await watch.reportThat(({ ok }) => ok)).toMatchObject({ problems: [] });
    writeFileSync(join(folder, 'config.cfg'), BROKEN);
    const broken = await watch.reportThat(({ problems }) => problems[0]?.code === 'bad-value');
    expect(broken.ok).toBe(false);
    expect(await watch.stop()).toBe(2);
  });

  test('an editor that writes beside the file and renames', async () => {
    const folder = folders.make('renamed', SMALL);
    const watch = await startWatch(folder, '--json');
    for (const [text, isFine] of [
      [BROKEN, false],
      [CONFIG, true],
      [BROKEN, false],
      [CONFIG, true],
    ] as const) {
      save(folder, 'config.cfg', text);
      expect(await watch.report()).toMatchObject({ ok: isFine });
    }
    expect(await watch.stop()).toBe(0);
  });

  test('folders that come, go and are replaced', async () => {
    const folder = folders.make('moving', SMALL);
    const watch = await startWatch(folder, '--json');
    renameSync(join(folder, 'levels'), join(folders.path, 'levels-aside'));
    expect(await watch.report()).toMatchObject({ problems: [{ code: 'missing-file' }] });
    // Put back as a whole, so that no half of it is checked.
    folders.make('another', SMALL);
    renameSync(join(folders.path, 'another', 'levels'), join(folder, 'levels'));
    expect(await watch.report()).toMatchObject({ ok: true });
    save(folder, LEVEL_FILE, 'int');
    expect(await watch.report()).toMatchObject({ problems: [{ code: 'bad-name' }] });
    save(folder, LEVEL_FILE, SMALL[LEVEL_FILE]!);
    expect(await watch.report()).toMatchObject({ ok: true });
    expect(await watch.stop()).toBe(0);
  });

  test('a picture that comes is seen, and one that gets another size', async () => {
    const folder = folders.make('picture', { ...SMALL, 'config.cfg': `${CONFIG}string life = "heart.png";\n` });
    const watch = await startWatch(folder, '--json');
    expect(JSON.parse(watch.first)).toMatchObject({ ok: true, warnings: [{ code: 'missing-media' }] });
    save(folder, 'heart.png', pngHead(300, 24));
    expect(await watch.report()).toMatchObject({ problems: [{ code: 'frame-too-large' }] });
    save(folder, 'heart.png', pngHead(24, 24));
    expect(await watch.report()).toMatchObject({ ok: true, warnings: [] });
    expect(await watch.stop()).toBe(0);
  });

  test('in words: an unchanged file is not reported again', async () => {
    const folder = folders.make('words', SMALL);
    const watch = await startWatch(folder);
    expect([watch.first, await watch.next()]).toEqual([
      '1 level, 2 maps, 2 opponents, 2 power-ups.',
      '0 problems, 0 warnings.',
    ]);
    save(folder, 'config.cfg', CONFIG);
    mkdirSync(join(folder, 'sounds'));
    save(folder, 'config.cfg', BROKEN);
    expect([await watch.next(), await watch.next(), await watch.next()]).toEqual([
      '',
      expect.stringMatching(/config\.cfg:8:17: this value cannot be read/),
      '1 problem, 0 warnings.',
    ]);
    expect(await watch.stop()).toBe(2);
  });

  test('it ends when the folder is gone', async () => {
    const folder = folders.make('gone', SMALL);
    const watch = await startWatch(folder, '--json');
    const child = started.at(-1)!;
    rmSync(folder, { recursive: true });
    const [code] = (await once(child, 'exit')) as [number];
    expect(JSON.parse(watch.first)).toMatchObject({ ok: true });
    expect(code).toBe(2);
  });
});
