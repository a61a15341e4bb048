// Every figure that the documentation claims, in one table. Ends with 1 where one is missed.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Finding } from './claims/claim.ts';
import { CLAIMS } from './claims/index.ts';

const WIDTHS = [86, 14, 18] as const;

const { values } = parseArgs({
  options: {
    sample: { type: 'boolean', default: false },
    data: { type: 'string' },
    levels: { type: 'string' },
    only: { type: 'string' },
    report: { type: 'string' },
  },
});
const options = { isSample: values.sample, data: values.data, levels: values.levels };
const chosen = Object.entries(CLAIMS).filter(([name]) => values.only === undefined || name === values.only);
if (chosen.length === 0) {
  console.error(`there are no claims called ${values.only}; there are ${Object.keys(CLAIMS).join(', ')}`);
  process.exit(2);
}

const formatLine = (cells: readonly string[]): string =>
  cells
    .map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0))
    .join(' ')
    .trimEnd();

console.log(formatLine(['claim', 'bar', 'measured', '']));
const found: Finding[] = [];
const counts: Record<Finding['verdict'], number> = { ok: 0, MISSED: 0, 'not run': 0 };
for (const [, { kind, findings }] of chosen) {
  if (options.isSample && kind === 'speed') continue;
  // Line by line, because some take minutes.
  for await (const finding of findings(options)) {
    found.push(finding);
    const { claim, bar, measured, verdict } = finding;
    counts[verdict]++;
    console.log(formatLine([claim, bar, measured, verdict]));
  }
}
console.log(`\n${counts.ok} ok, ${counts.MISSED} missed, ${counts['not run']} not run`);
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(found));
process.exitCode = counts.MISSED > 0 ? 1 : 0;
