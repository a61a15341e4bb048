import { fileURLToPath } from 'node:url';
import { getQuickJS } from 'quickjs-emscripten';
import { build } from 'vite';
import { launchBrowser } from '../tools/browser.ts';
import { findBrowser } from '../tools/find-browser.js';
import { raceHash } from './race-hash.ts';

/** The hash of a long race in Node, in Chromium and in QuickJS; those that are not there are left out. */
export async function hashesByEngine(ticks: number): Promise<Readonly<Record<string, string>>> {
  const script = `${await bundle()}\n;String(raceHashing.raceHash(${ticks}))`;
  const inBrowser = await inChromium(script);
  return { node: raceHash(ticks), ...(inBrowser && { chromium: inBrowser }), quickjs: await inQuickJs(script) };
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
