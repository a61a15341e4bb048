// Looks for the boards of the dice game's ladders and writes them: node tools/dice-ladder.ts
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BOTS, createConfig, FairBoardSearch, LADDER_PLAN, MINOTAUR, THESEUS } from '@dedalo/theseus';

const MOST_ROUNDS = 100;
/** The board found must be as near to the planned chance as this. */
const NEAR = 0.05;
const MOST_SEEDS = 1000;

const file = fileURLToPath(new URL('../packages/games/theseus/src/ladder/rungs.ts', import.meta.url));

const rungs = LADDER_PLAN.map(({ seat, against, size, supplies, chance }, index) => {
  const config = createConfig({ size, supplies, rounds: MOST_ROUNDS });
  const opponent = BOTS.find(({ name }) => name === against)?.opponentIn?.(seat === THESEUS ? MINOTAUR : THESEUS);
  if (!config.ok || !opponent) throw new Error(`dice-ladder: plan ${index} is none`);
  for (let number = 1; number <= MOST_SEEDS; number++) {
    const seed = `rung-${index + 1}-${number}`;
    const search = new FairBoardSearch({ config: config.value, seed, seat, opponent, chance });
    while (search.advance(100) === 'searching');
    if (!search.found || Math.abs(search.found.chance - chance) > NEAR) continue;
    console.log(index + 1, against, search.found.seed, search.found.config.rounds, search.found.chance);
    const { found } = search;
    return { seat, against, config: found.config, seed: found.seed, chance: found.chance };
  }
  throw new Error(`dice-ladder: no board for plan ${index}`);
});

const lines = rungs.map(({ seat, against, config, seed, chance }) => {
  const { size, supplies, walls, rounds } = config;
  const board = `{ size: ${size}, supplies: ${supplies}, walls: ${walls}, rounds: ${rounds} }`;
  return `  { seat: ${seat}, against: '${against}', config: ${board}, seed: '${seed}', chance: ${chance.toFixed(4)} },`;
});
writeFileSync(
  file,
  `// Written by tools/dice-ladder.ts.
import type { Rung } from './rung.ts';

/** Of both sides, in the order of the plan. */
export const RUNGS: readonly Rung[] = [
${lines.join('\n')}
];
`,
);
