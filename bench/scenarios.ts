import { type Grid, parseMovingAi } from '@dedalo/grid';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Query } from './judges/path.ts';

export interface ScenarioMap {
  readonly name: string;
  readonly grid: Grid;
  readonly queries: readonly Query[];
}

/**
 * Maps of the MovingAI benchmarks (Sturtevant 2012) with scenarios whose last column is the length of a shortest path
 * in four directions: bucket, map, width, height, from x, from y, to x, to y, octile length, length.
 */
export function* readScenarios(folder: string): Iterable<ScenarioMap> {
  const maps = join(folder, 'maps');
  const files = readdirSync(maps).filter((name) => name.endsWith('.scen4'));
  if (files.length === 0) throw new Error(`there are no .scen4 files in ${maps}`);
  for (const file of files) {
    const name = file.slice(0, -'.scen4'.length);
    const map = parseMovingAi(readFileSync(join(maps, `${name}.map`), 'utf8'));
    if (!map.ok) throw new Error(`${name}.map: ${JSON.stringify(map.error)}`);
    const { grid } = map.value;
    yield { name, grid, queries: parseQueries(readFileSync(join(maps, file), 'utf8'), grid) };
  }
}

function parseQueries(text: string, grid: Grid): Query[] {
  const lines = text.split(/\r?\n/).filter((line) => /^\d/.test(line));
  return lines.map((line) => {
    const [fromX, fromY, toX, toY, , length] = line.split('\t').slice(4).map(Number);
    if (length === undefined) throw new Error(`not a scenario: ${line}`);
    return { from: fromY! * grid.width + fromX!, to: toY! * grid.width + toX!, cost: length };
  });
}
