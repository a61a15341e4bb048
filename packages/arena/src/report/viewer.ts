import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** What a report is seen with, as built from the browser client: for one game, in one language. */
export interface Viewer {
  readonly script: string;
  readonly words: string;
  readonly style: string;
  /** The licences of what it contains and is not ours. */
  readonly notices: string;
}

/** Beside this package in the project and in a release. */
const VIEWERS = fileURLToPath(new URL('../../../web/report/dist', import.meta.url));
const BUILDER = fileURLToPath(new URL('../../../../tools/build-report.ts', import.meta.url));

/**
 * Reads the viewer, which lies beside the browser client. Where the project's tools are, they build what is missing or
 * stale: in a program of its own, since a builder takes much memory.
 */
export async function loadViewer(game: string, language: string): Promise<Viewer> {
  const problem = await build(game, language);
  const read = (piece: string, file: string): Promise<string> => readFile(join(VIEWERS, piece, file), 'utf8');
  try {
    return {
      script: await read(game, 'report.js'),
      words: await read(language, 'report.js'),
      style: (await read('', 'fonts.css')) + (await read(game, 'report.css')),
      notices: await read(game, 'third-party-notices.txt'),
    };
  } catch (cause) {
    throw new Error(`the viewer of the report is not there and could not be built${problem && `:\n${problem}`}`, {
      cause,
    });
  }
}

/** What went wrong, or nothing: where a viewer is there already, it can still be seen with that one. */
async function build(game: string, language: string): Promise<string> {
  if (!existsSync(BUILDER)) return '';
  try {
    const builder = spawn(process.execPath, [BUILDER, game, language], { stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = once(builder, 'close') as Promise<[number | null]>;
    const [said, [code]] = await Promise.all([text(builder.stderr), ended]);
    return code === 0 ? '' : said;
  } catch (error) {
    return String(error);
  }
}
