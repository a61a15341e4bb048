import { raceFrames } from './race-browser-frames.ts';
import { setStage } from '../tools/browser.ts';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const stage = await setStage();
const open = stage.open;
const TRIALS: Record<string, string> = {
  base: '',
  opaqueGround: `{const g=HTMLCanvasElement.prototype.getContext;let n=new WeakMap();HTMLCanvasElement.prototype.getContext=function(t,o){return g.call(this,t, this.parentElement&&!this.previousElementSibling?{...o,alpha:false}:o)}}`,
  noEdges: `addEventListener('DOMContentLoaded',()=>{const s=document.createElement('style');s.textContent='.race-map canvas ~ div{display:none}';document.head.append(s)})`,
  noPieces: `addEventListener('DOMContentLoaded',()=>{const s=document.createElement('style');s.textContent='.race-map canvas + canvas{display:none!important}';document.head.append(s)})`,
  willChange: `addEventListener('DOMContentLoaded',()=>{const s=document.createElement('style');s.textContent='.race-map canvas{will-change:transform}';document.head.append(s)})`,
  willReadFrequently: `{const g=HTMLCanvasElement.prototype.getContext;HTMLCanvasElement.prototype.getContext=function(t,o){return g.call(this,t,{...o,willReadFrequently:true})}}`,
  desync: `{const g=HTMLCanvasElement.prototype.getContext;HTMLCanvasElement.prototype.getContext=function(t,o){return g.call(this,t,{...o,desynchronized:true})}}`,
};
try {
  for (const name of (process.argv[3] ?? Object.keys(TRIALS).join()).split(',')) {
    (stage as any).open = async (o: any) => { const p = await open.call(stage, o); await p.addInitScript({ content: TRIALS[name]! }); return p; };
    let f;
    f = await raceFrames(stage, Number(process.argv[2] ?? 5), async (page, run) => {
      await stage.browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
      await run();
      writeFileSync('/tmp/rw/trace.json', await stage.browser.stopTracing());
    });
    process.stdout.write(execFileSync('python3', ['/tmp/rw/cost.py', name]).toString());
    console.log('   ', JSON.stringify(f));
  }
} finally { await stage.close(); }
