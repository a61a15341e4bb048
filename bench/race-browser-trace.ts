import { raceFrames } from './race-browser-frames.ts';
import { setStage } from '../tools/browser.ts';
const stage = await setStage(process.argv.slice(3));
try {
  console.log('race', await raceFrames(stage, Number(process.argv[2] ?? 10), async (page, run) => {
    await stage.browser.startTracing(page, { categories: ['devtools.timeline','disabled-by-default-devtools.timeline','cc','viz','blink','gpu','toplevel','disabled-by-default-cpu_profiler'] });
    await run();
    const buf = await stage.browser.stopTracing();
    (await import('node:fs')).writeFileSync('/tmp/rw/trace.json', buf);
  }));
} finally { await stage.close(); }
