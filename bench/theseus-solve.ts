// Solves one board in a process of its own, whose memory is nothing but that.
import { createConfig, ExactSolution, solved, theseus } from '@dedalo/theseus';
import { cpuMs } from './cpu.ts';

export interface SolveReport {
  readonly seconds: number;
  /** Of the tables, as computed beforehand. */
  readonly bytes: number;
  /** Of the whole process at its largest, Node included. */
  readonly peakBytes: number;
}

const config = createConfig();
if (!config.ok) throw new Error(config.error.code);
const start = theseus.start(config.value, process.argv[2]!);
const before = cpuMs();
const solving = ExactSolution.begin(start);
if (!solving.ok) throw new Error(solving.error.code);
const solution = solved(solving.value);
const { win } = solution.odds(start);
if (!(win > 0)) throw new Error('Theseus cannot win this game');
const report: SolveReport = {
  seconds: (cpuMs() - before) / 1000,
  bytes: solution.bytes,
  peakBytes: process.resourceUsage().maxRSS * 1024,
};
process.stdout.write(JSON.stringify(report));
