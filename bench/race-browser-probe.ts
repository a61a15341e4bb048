import { emptyFrames, raceFrames } from './race-browser-frames.ts';
import { setStage } from '../tools/browser.ts';
const s = Number(process.argv[2] ?? 20);
const stage = await setStage(process.argv.slice(3));
try {
  console.log('empty', await emptyFrames(stage, 10));
  console.log('race', await raceFrames(stage, s, async (page, run) => {
    const c = await page.context().newCDPSession(page);
    await c.send('Profiler.enable'); await c.send('Profiler.start');
    await run();
    const { profile } = await c.send('Profiler.stop') as any;
    const self = new Map<string, number>();
    const byId = new Map<number, any>(profile.nodes.map((n: any) => [n.id, n]));
    profile.samples.forEach((id: number, i: number) => { const n = byId.get(id); const k = `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').pop()}:${n.callFrame.lineNumber}:${n.callFrame.columnNumber}`; self.set(k, (self.get(k) ?? 0) + profile.timeDeltas[i]); });
    const total = [...self.values()].reduce((a, b) => a + b, 0);
    for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 25)) console.log((v / 1000).toFixed(0).padStart(7), 'ms', (100 * v / total).toFixed(1).padStart(5), '%', k);
    console.log(await page.evaluate(`(() => { const b = frames.between, c = {}; for (const x of b) { const k = Math.round(x); c[k] = (c[k] ?? 0) + 1; } return c; })()`));
  }));
  console.log('empty', await emptyFrames(stage, 10));
} finally { await stage.close(); }
