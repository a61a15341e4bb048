/** Makes what a report of a tournament is seen with, in packages/web/report/dist, unless it is there and up to date. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { VIEWER_FILES, viewerBuild, wordsBuild } from '../packages/web/build/report-viewer.ts';
import { splitFonts } from '../packages/web/build/split-fonts.ts';
import { GAME_IDS } from '../packages/catalogue/src/index.ts';
import { replaceFolder, writeSafelySync } from '../packages/files/src/index.ts';
import { LANGUAGES } from '../packages/words/src/language.ts';
import { withLock } from './lock.ts';
import { reportStamp } from './build-stamp.ts';

const { version: viteVersion } = createRequire(import.meta.url)('vite/package.json') as { version: string };
const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the pieces lie: a folder for each game and each language. */
export const REPORT_FOLDER = join(root, 'packages/web/report/dist');

/** The fonts of all reports. */
export const FONTS_FILE = 'fonts.css';

export interface ReportPieces {
  readonly games: readonly string[];
  readonly languages: readonly string[];
}

/** Builds what is stale of these; true if it built anything. Who comes while it is being built waits for it. */
export async function buildReport({ games, languages }: ReportPieces): Promise<boolean> {
  const stamp = reportStamp(root, viteVersion);
  const pieces = [
    ...games.map((name) => ({ name, configure: viewerBuild })),
    ...languages.map((name) => ({ name, configure: wordsBuild })),
  ];
  const stale = (): typeof pieces => pieces.filter(({ name }) => readStamp(name) !== stamp);
  if (stale().length === 0) return false;
  mkdirSync(REPORT_FOLDER, { recursive: true });
  return withLock(join(REPORT_FOLDER, '.lock'), async () => {
    const needed = stale();
    for (const { name, configure } of needed) {
      const made = join(REPORT_FOLDER, `.new-${name}`);
      await runVite(configure(name, made));
      if (games.includes(name)) shareFonts(made);
      writeFileSync(join(made, '.stamp'), stamp);
      replaceFolder(join(REPORT_FOLDER, name), made);
    }
    return needed.length > 0;
  });
}

/** The fonts are most of a style sheet: they lie beside the viewers, once for all of them. */
function shareFonts(made: string): void {
  const file = join(made, VIEWER_FILES.style);
  const { fonts, rest } = splitFonts(readFileSync(file, 'utf8'));
  writeSafelySync(join(REPORT_FOLDER, FONTS_FILE), fonts);
  writeFileSync(file, rest);
}

function readStamp(name: string): string | undefined {
  const file = join(REPORT_FOLDER, name, '.stamp');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

async function runVite(config: InlineConfig): Promise<void> {
  const { build } = await import('vite');
  const { NODE_ENV: before } = process.env;
  // A test runner says `test` here, and the viewer would be made for that.
  process.env['NODE_ENV'] = 'production';
  try {
    await build(config);
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

export const buildAllReports = (): Promise<boolean> => buildReport({ games: GAME_IDS, languages: LANGUAGES });

/** `node tools/build-report.ts stratego en`, or everything. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2);
  const isAsked = (name: string): boolean => asked.length === 0 || asked.includes(name);
  await buildReport({ games: GAME_IDS.filter(isAsked), languages: LANGUAGES.filter(isAsked) });
}
