import type { Bout, ArenaGame, Course, PlayerSpec } from '@dedalo/arena';
import { drawsOf, secretOfSeed } from '@dedalo/arena/bout/secret';
import type { ProgramRules } from '../../arena/program-rules.ts';

/** A game for checking a program, and its seat. */
export interface CheckedGame {
  readonly bout: Bout;
  readonly seat: number;
}

export interface Plan {
  readonly arenaGame: ArenaGame;
  readonly courses: readonly Course[];
  readonly program: Extract<PlayerSpec, { kind: 'program' }>;
  /** The player in all other seats. */
  readonly other?: PlayerSpec;
  readonly rules: ProgramRules;
  readonly seed: string;
  readonly logs: string;
}

/** How many levels of a game for one player are tried. */
const SOLO_GAMES = 2;
const RANDOM: PlayerSpec = { kind: 'bot', name: 'random', bot: 'random', effort: { nodes: 1 } };

/** One game in every seat against `random` or another opponent; in games for one player, the first levels. */
export function planGames({ arenaGame, courses, program, other = RANDOM, rules, seed, logs }: Plan): CheckedGame[] {
  const { game } = arenaGame;
  const { keepsPrograms, ...limits } = rules;
  const seats = game.seats(courses[0]!.config);
  const games = seats === 1 ? Math.min(SOLO_GAMES, courses.length) : seats;
  return Array.from({ length: games }, (_, index) => {
    const { title, config } = courses[index % courses.length]!;
    const seat = index % seats;
    const id = `check-${index + 1}`;
    const bout: Bout = {
      id,
      game: game.id,
      ...(title !== undefined && { title }),
      config: game.text.formatConfig(config),
      ...drawsOf(secretOfSeed(seed), { id, pair: id, seats }),
      players: Array.from({ length: seats }, (_, at) => (at === seat ? program : other)),
      ...limits,
      ...(keepsPrograms && { meeting: 'check' }),
      logs,
    };
    return { bout, seat };
  });
}
