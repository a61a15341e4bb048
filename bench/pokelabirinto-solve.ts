// Solves one fight of shipped species in a process of its own, whose memory is nothing but that.
import { DESCRIBED_GAIN, FightSolver, SHIPPED } from '@dedalo/pokelabirinto';
import { cpuMs } from './cpu.ts';

export interface FightSolveReport {
  readonly seconds: number;
  /** Of the tables, as computed beforehand. */
  readonly bytes: number;
  /** Of the whole process at its largest, Node included. */
  readonly peakBytes: number;
}

const [hero, rival] = process.argv.slice(2).map((name) => SHIPPED.find((species) => species.name === name));
if (!hero || !rival) throw new Error('two names of shipped species are needed');
const before = cpuMs();
const begun = FightSolver.begin({ hero, rival, gain: DESCRIBED_GAIN, against: 'best' });
if (!begun.ok) throw new Error(begun.error.code);
const solver = begun.value;
while (solver.advance(10) !== 'done');
const condition = { hp: 1, energy: 0 };
if (!(solver.result().win({ hero: condition, rival: condition }) > 0))
  throw new Error('the hero cannot win this fight');
const report: FightSolveReport = {
  seconds: (cpuMs() - before) / 1000,
  bytes: solver.bytes,
  peakBytes: process.resourceUsage().maxRSS * 1024,
};
process.stdout.write(JSON.stringify(report));
