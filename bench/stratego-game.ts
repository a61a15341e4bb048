import type { Random } from '@dedalo/grid';
import type { StrategoBot } from '../packages/games/stratego/src/bots/stratego-bot.ts';
import { stratego } from '../packages/games/stratego/src/game.ts';
import type { Config } from '../packages/games/stratego/src/state.ts';

/** What a bot may use for a choice: steps, or time. */
export type Thinking = { readonly nodes: number } | { readonly ms: number };

export interface MatchGame {
  readonly config: Config;
  readonly thinking: Thinking;
  readonly random: Random;
}

export interface MatchEnd {
  readonly winner: number | null;
  readonly reason: string;
  readonly moves: number;
}

/** Between looks at the clock. */
const PORTION = 2000;

/** Plays one game; every bot sees what its seat may see. */
export function playMatchGame(bots: readonly [StrategoBot, StrategoBot], about: MatchGame): MatchEnd {
  const draws = bots.map((_, seat) => about.random.stream(`seat ${seat + 1}`));
  let state = stratego.start(about.config, 'match');
  for (let [seat] = stratego.turn(state); seat !== undefined; [seat] = stratego.turn(state)) {
    const thought = bots[seat as 0 | 1].think(stratego.view(state, seat), { seat, random: draws[seat]! });
    think(thought, about.thinking);
    const played = stratego.play(state, seat, thought.choice);
    if (!played.ok) throw new Error(`${bots[seat as 0 | 1].name} was refused: ${played.error.code}`);
    state = played.value.state;
  }
  const { winners, reason } = stratego.outcome(state)!;
  return { winner: winners[0] ?? null, reason, moves: state.moves };
}

function think(thought: ReturnType<StrategoBot['think']>, thinking: Thinking): void {
  if ('nodes' in thinking) {
    thought.advance(thinking.nodes);
    return;
  }
  const end = performance.now() + thinking.ms;
  while (performance.now() < end) if (thought.advance(PORTION) === 'done') return;
}
