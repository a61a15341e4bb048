import type { Score, Settings } from '@dedalo/protocol/report';
import { type Bot, type Game, type GameTypes, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { BOTS as POKELABIRINTO } from '@dedalo/pokelabirinto';
import { BOTS as RACE } from '@dedalo/race';
import { BOTS as STRATEGO } from '@dedalo/stratego';
import { heuristic, hunter } from '@dedalo/theseus';
import { loadArenaGame } from '../../src/games/index.ts';
import type { Outcome } from '@dedalo/engine';

/** Those of our own that think fast, by seat; where there is none, any legal action will do. */
const BOTS: Readonly<Record<string, readonly Bot[]>> = {
  stratego: [STRATEGO[0]!, STRATEGO[0]!] as unknown as readonly Bot[],
  theseus: [heuristic, hunter] as unknown as readonly Bot[],
  race: [RACE[1]!] as unknown as readonly Bot[],
  pokelabirinto: [POKELABIRINTO[1]!] as unknown as readonly Bot[],
};

export interface SampleOrder {
  readonly game: string;
  readonly settings: Settings;
  /** Which of the courses. */
  readonly course: number;
  readonly seed: string;
  readonly names: readonly string[];
  /** After so many actions somebody gives up the ghost. */
  readonly until?: number;
}

export interface Played {
  readonly replay: string;
  readonly actions: number;
  readonly outcome: Outcome | undefined;
  readonly score: Score;
  readonly title: string | undefined;
}

/** A real game of bots. */
export async function playSample(order: SampleOrder): Promise<Played> {
  const arenaGame = (await loadArenaGame(order.game))!;
  const courses = arenaGame.courses(order.settings, { text: () => undefined, folder: () => undefined });
  if (!courses.ok) throw new Error(courses.error.code);
  const { config, title } = courses.value[order.course % courses.value.length]!;
  const { seed, names, until = Infinity } = order;
  const session = new Session(arenaGame.game, { ...(title !== undefined && { title }), config, seed, names });
  const random = new Random(seed);
  let actions = 0;
  for (let [seat] = session.turn; seat !== undefined && actions < until; [seat] = session.turn) {
    const played = session.play(seat, choose(session, { seat, random, bot: BOTS[order.game]?.[seat] }));
    if (!played.ok) throw new Error(played.error.code);
    actions++;
  }
  return {
    replay: session.save(),
    actions,
    outcome: session.outcome,
    score: arenaGame.score(session.state),
    title,
  };
}

interface Choosing {
  readonly seat: number;
  readonly random: Random;
  readonly bot: Bot | undefined;
}

function choose(session: Session<GameTypes>, { seat, random, bot }: Choosing): GameTypes['Action'] {
  if (!bot) return random.pick((session.game as Game).legal(session.state, seat));
  const thought = bot.think(session.view(seat), { seat, random });
  thought.advance(200);
  return thought.choice;
}
