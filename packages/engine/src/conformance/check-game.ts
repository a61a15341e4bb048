import type { Game, GameTypes } from '../game.ts';
import { formatReplay } from '../replay/format.ts';
import { parseReplay } from '../replay/parse.ts';
import type { Acted, GameRecord } from '../replay/record.ts';
import { verifyReplay } from '../replay/verify.ts';
import { demand, type Law, LawBroken, type Violation } from './law.ts';
import { RandomGame } from './random-game.ts';

export interface CheckOptions {
  readonly seed: string;
  readonly games: number;
}

export interface CheckReport {
  readonly games: number;
  readonly actions: number;
  /** Each game ends at the first law it breaks. */
  readonly violations: readonly Violation[];
}

/** Plays random games, and says which laws were broken and how to see it again: `checkGame(game, { seed, games: 1 })`. */
export function checkGame<T extends GameTypes>(game: Game<T>, options: CheckOptions): CheckReport {
  const violations: Violation[] = [];
  let actions = 0;
  for (let number = 0; number < options.games; number++) {
    const seed = number === 0 ? options.seed : `${options.seed}/${number}`;
    const played: Acted<T>[] = [];
    try {
      const random = new RandomGame(game, seed, played);
      random.play();
      checkRecord(random, seed);
    } catch (error) {
      violations.push({ ...reasonOf(error), seed, actions: played.map((acted) => textOf(game, acted)) });
    }
    actions += played.length;
  }
  return { games: options.games, actions, violations };
}

function checkRecord<T extends GameTypes>({ game, config, actions, state }: RandomGame<T>, seed: string): void {
  const end = game.text.formatState(state);
  let again = game.start(config, seed);
  for (const { seat, action } of actions) {
    const played = game.play(again, seat, action);
    demand(played.ok, 'two-runs-agree', () => `${game.text.formatAction(action)} was accepted once, and then refused`);
    again = played.value.state;
  }
  const found = game.text.formatState(again);
  demand(found === end, 'two-runs-agree', () => `once\n${end}\nand then\n${found}`);

  checkReplay(game, { config, seed, actions });
  const { resignation } = game;
  if (resignation === undefined) return;
  const half = actions.slice(0, Math.floor(actions.length / 2));
  for (let seat = 0; seat < game.seats(config); seat++) {
    checkReplay(game, { config, seed, actions: [...half, { seat, action: resignation }] });
  }
}

function checkReplay<T extends GameTypes>(
  game: Game<T>,
  { config, seed, actions }: Pick<GameRecord<T>, 'config' | 'seed' | 'actions'>,
): void {
  const names = Array.from({ length: game.seats(config) }, (_, seat) => `Player ${seat + 1}`);
  const text = formatReplay(game, { config, seed, names, actions, played: actions.length });
  const parsed = parseReplay(text);
  const verified = parsed.ok ? verifyReplay(game, parsed.value) : parsed;
  demand(verified.ok, 'the-replay-verifies', () => `${JSON.stringify(verified)}\n${text}`);
}

function reasonOf(error: unknown): { law: Law; detail: string } {
  if (error instanceof LawBroken) return { law: error.law, detail: error.message };
  return { law: 'never-throws', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

const textOf = <T extends GameTypes>(game: Game<T>, { seat, action }: Acted<T>): Violation['actions'][number] => ({
  seat,
  text: game.text.formatAction(action),
});
