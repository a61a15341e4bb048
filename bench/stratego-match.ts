// Plays two bots of Stratego Duel against each other, seats alternating, and prints the score as JSON.
// node bench/stratego-match.ts search rules --from 0 --to 400 --ms 100   (or --nodes 20000; --rules april; --seed any)
import { parseArgs } from 'node:util';
import { Random } from '@dedalo/grid';
import { BOTS } from '../packages/games/stratego/src/bots/bots.ts';
import type { StrategoBot } from '../packages/games/stratego/src/bots/stratego-bot.ts';
import type { RuleSetName } from '../packages/games/stratego/src/rule-set.ts';
import { playMatchGame, type Thinking } from './stratego-game.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '20' },
    ms: { type: 'string' },
    nodes: { type: 'string' },
    rules: { type: 'string', default: 'final' },
    seed: { type: 'string', default: 'match' },
    quiet: { type: 'boolean', default: false },
  },
});

/** A bot by its name, or the bot `search` of another module by its path, to compare versions. */
async function botOf(name: string): Promise<StrategoBot> {
  const known = BOTS.find((bot) => bot.name === name);
  if (known) return known;
  const module = (await import(name)) as { readonly search: StrategoBot };
  return module.search;
}

const bots = [await botOf(positionals[0] ?? 'search'), await botOf(positionals[1] ?? 'rules')] as const;
const thinking: Thinking = values.nodes ? { nodes: Number(values.nodes) } : { ms: Number(values.ms ?? 100) };
const config = { rules: values.rules as RuleSetName, movesEach: 200 };
let [wins, draws, losses, moves] = [0, 0, 0, 0];
for (let game = Number(values.from); game < Number(values.to); game++) {
  const first = game % 2;
  const seats = first === 0 ? bots : ([bots[1], bots[0]] as const);
  const end = playMatchGame(seats, { config, thinking, random: new Random(`${values.seed} ${game}`) });
  moves += end.moves;
  if (end.winner === null) draws++;
  else if (end.winner === first) wins++;
  else losses++;
  const result = end.winner === null ? '=' : end.winner === first ? '+' : '-';
  if (!values.quiet) console.error(`${game} ${result} ${end.reason} ${end.moves} moves: ${wins}-${draws}-${losses}`);
}
const games = wins + draws + losses;
console.log(JSON.stringify({ wins, draws, losses, games, points: (wins + draws / 2) / games, moves: moves / games }));
