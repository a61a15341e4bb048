// Makes the pool of set-ups of Stratego Duel anew: many are drawn, rated by games among themselves, and the best kept.
import { writeFileSync } from 'node:fs';
import type { Bot } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { createConfig } from '../packages/games/stratego/src/config.ts';
import { rules } from '../packages/games/stratego/src/bots/rules.ts';
import { search } from '../packages/games/stratego/src/bots/search.ts';
import { columnOf, rowOf } from '../packages/games/stratego/src/board.ts';
import { generateSetup } from '../packages/games/stratego/src/setups/generate.ts';
import { rateSetups } from '../packages/games/stratego/src/setups/rate.ts';
import { formatSetups } from '../packages/games/stratego/src/setups/setup-text.ts';
import type { StrategoTypes } from '../packages/games/stratego/src/state.ts';
import type { Setup } from '../packages/games/stratego/src/setups/setup.ts';

const POOL_FILE = new URL('../packages/games/stratego/src/setups/pool.txt', import.meta.url);
const CANDIDATES = 400;

interface Round {
  readonly bot: Bot<StrategoTypes>;
  readonly budget?: number;
  readonly games: number;
  readonly share: number;
  readonly least: number;
}

/** Points are a share of those in the round: the second is among the better ones. */
const ROUNDS: readonly Round[] = [
  { bot: rules, games: 40, share: 2, least: 0.4 },
  { bot: rules, games: 120, share: 1, least: 0.4 },
];
/** Those that are kept are ordered by the mean of their points with both bots. This takes about 20 minutes. */
const LAST = { bot: search, budget: 1500, games: 52 };

interface Rated {
  readonly setup: Setup;
  readonly points: number;
}

/** So many of a style at most, by the flag's row from the back and the bombs beside it: a pool of one style is guessed. */
const MOST_OF_STYLE = [
  [14, 20, 24],
  [6, 8, 8],
  [4, 4, 4],
  [4, 4, 4],
];

function styleOf({ cells }: Setup): { readonly row: number; readonly bombs: number } {
  const [flag, ...bombs] = cells.slice(0, 3) as [number, number, number];
  return { row: rowOf(flag), bombs: bombs.filter((bomb) => isBeside(flag, bomb)).length };
}

const isBeside = (a: number, b: number): boolean =>
  Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1;

/** The best, as many as `share` of each style may be kept, and none with fewer points than `least`. */
function best(rated: readonly Rated[], { share, least }: Round): Rated[] {
  const left = MOST_OF_STYLE.map((row) => row.map((most) => most * share));
  return rated
    .filter(({ points }) => points >= least)
    .toSorted((a, b) => b.points - a.points)
    .filter(({ setup }) => {
      const { row, bombs } = styleOf(setup);
      return left[row]![bombs]!-- > 0;
    });
}

const config = createConfig();
if (!config.ok) throw new Error(config.error.code);
const random = new Random('set-ups');
let rated: Rated[] = Array.from({ length: CANDIDATES }, () => ({ setup: generateSetup(random), points: 0 }));
for (const round of ROUNDS) {
  const setups = rated.map(({ setup }) => setup);
  const points = rateSetups(setups, { ...round, config: config.value, random });
  rated = best(
    setups.map((setup, index) => ({ setup, points: points[index]! })),
    round,
  );
  const shares = points.toSorted((a, b) => a - b).map((share) => Math.round(100 * share));
  console.log(`${setups.length} set-ups, ${round.games} games each: ${shares[0]}–${shares.at(-1)} % of the points`);
}
const points = rateSetups(
  rated.map(({ setup }) => setup),
  { ...LAST, config: config.value, random },
);
rated = rated
  .map(({ setup, points: before }, index) => ({ setup, points: (before + points[index]!) / 2 }))
  .toSorted((a, b) => b.points - a.points);
const titled = rated.map(({ setup: { cells }, points }, index) => ({
  title: `${index + 1}: ${Math.round(100 * points)} %`,
  cells,
}));
for (const { title } of titled) console.log(title);
writeFileSync(POOL_FILE, formatSetups(titled));
