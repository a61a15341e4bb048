// Side-by-side races against peers. Figures of different runs, or machines, cannot be compared; ratios within one can.
import { parseArgs } from 'node:util';
import { formatRace, raceToJson } from './races/format.ts';
import { RACES } from './races/index.ts';
import { runRace } from './races/referee.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'boolean', default: false } } });
const races = RACES.filter(({ name }) => values.only === undefined || name.startsWith(values.only));
if (races.length === 0) {
  console.error(`No race is called ${values.only}. There are: ${RACES.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const results = [];
for (const race of races) {
  const result = await runRace(race);
  results.push(result);
  if (!values.json) console.log(formatRace(result));
}
if (values.json) console.log(JSON.stringify({ races: results.map(raceToJson) }, undefined, 2));
