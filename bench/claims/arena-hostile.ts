import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { HOSTILE_SET } from '../../packages/arena/test/hostile/hostile-set.ts';
import type { Report } from '../../packages/arena/test/hostile/play-all.ts';
import { allRight, type Claim, type Finding, lacking, verdict } from './claim.ts';

const MB = 1024 * 1024;
const MOST_MEMORY = 300;
const SCRIPT = fileURLToPath(new URL('../../packages/arena/test/hostile/play-all.ts', import.meta.url));

/** Programs that exit, hang, flood, fork or eat, each in a game of Stratego against `random`, two games at once. */
function* findings(): Iterable<Finding> {
  const claim = `arena: hostile programs that lose for the right reason, of ${HOSTILE_SET.length}`;
  const lack = lacking(claim, 'linux', 'python');
  if (lack) {
    yield lack;
    return;
  }
  const { stdout } = spawnSync(process.execPath, [SCRIPT], { encoding: 'utf8' });
  const { endings, left, peak } = JSON.parse(stdout) as Report;
  const right = HOSTILE_SET.filter(({ file, code }) => {
    const ending = endings[file];
    return ending?.type === 'fault' && ending.fault.code === code;
  }).length;
  yield allRight(claim, { right, total: HOSTILE_SET.length });
  yield {
    claim: 'arena: processes of theirs that are left',
    bar: '0',
    measured: `${left}`,
    verdict: verdict(left === 0),
  };
  yield {
    claim: 'arena: the most memory that it ever had with them',
    bar: `< ${MOST_MEMORY} MB`,
    measured: `${Math.round(peak / MB)} MB`,
    verdict: verdict(peak < MOST_MEMORY * MB),
  };
}

export const arenaHostile: Claim = { kind: 'correctness', findings };
