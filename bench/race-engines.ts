import { fileURLToPath } from 'node:url';
import { getQuickJS } from 'quickjs-emscripten';
import { build } from 'vite';
import { launchBrowser } from '../tools/browser.ts';
import { findBrowser } from '../tools/find-browser.js';
import { raceHash } from './race-hash.ts';

export interface HashByEngine {
  readonly node: string;
  readonly quickjs: string;
  /** Undefined where there is no browser. */
  readonly chromium: string | undefined;
}

/** The hash of a long race in each engine. */
export async function hashesByEngine(ticks: number): Promise<HashByEngine> {
  const script = `${await bundle()}\n;String(raceHashing.raceHash(${ticks}))`;
  return { node: raceHash(ticks), quickjs: await inQuickJs(script), chromium: await inChromium(script) };
}

/** What hashes, as one script that any engine runs. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('race-hash.ts', import.meta.url)),
        formats: ['iife'],
        name: 'raceHashing',
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('race: nothing was bundled');
  return output.output[0].code;
}

async function inChromium(script: string): Promise<string | undefined> {
  if (findBrowser() === undefined) return undefined;
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    return await page.evaluate<string>(script);
  } finally {
    await browser.close();
  }
}

async function inQuickJs(script: string): Promise<string> {
  const engine = await getQuickJS();
  const context = engine.newContext();
  try {
    return context.unwrapResult(context.evalCode(script)).consume((value) => context.getString(value));
  } finally {
    context.dispose();
  }
}
