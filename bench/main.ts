// Side-by-side comparisons against peers. Figures of different runs, or machines, cannot be compared; ratios within one can.
import { parseArgs } from 'node:util';
import { formatComparison, comparisonToJson } from './comparisons/format.ts';
import { COMPARISONS } from './comparisons/index.ts';
import { runComparison } from './comparisons/referee.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'boolean', default: false } } });
const comparisons = COMPARISONS.filter(({ name }) => values.only === undefined || name.startsWith(values.only));
if (comparisons.length === 0) {
  console.error(
    `No comparison is called ${values.only}. There are: ${COMPARISONS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const results = [];
for (const comparison of comparisons) {
  const result = await runComparison(comparison);
  results.push(result);
  if (!values.json) console.log(formatComparison(result));
}
if (values.json) console.log(JSON.stringify({ comparisons: results.map(comparisonToJson) }, undefined, 2));
