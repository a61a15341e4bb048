import type { Contest, PlayerSpec } from '@dedalo/arena';
import type { Series } from '@dedalo/arena/series/index';
import { freshSeed } from '../../fresh-seed.ts';
import { checkSeats } from '../check-seats.ts';
import { coursesOf, seatsOf, writtenCourse } from '../courses.ts';
import { effortOf } from '../effort.ts';
import { findContest } from '../find-contest.ts';
import { readPlayer } from '../player-spec.ts';
import { checkSandbox, programRulesOf } from '../program-rules.ts';
import type { MatchFlags } from './match-flags.ts';

/** A series as it was typed. */
export interface TypedMatch {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly flags: MatchFlags;
}

/** The series that was typed, with everything checked that can be before a game is played. */
export async function setUpMatch({ game, a, b, flags }: TypedMatch): Promise<{ contest: Contest; series: Series }> {
  const contest = await findContest(game);
  const courses = coursesOf(contest, flags.set);
  const seats = seatsOf(contest, courses);
  const table = { bots: contest.bots, effort: effortOf(flags), folder: process.cwd() };
  const players = distinct([readPlayer(a, table), readPlayer(b, table)]);
  for (const player of players) if (player.kind === 'bot') checkSeats(contest, player.bot, seats);
  const rules = programRulesOf(flags);
  if (players.some(({ kind }) => kind === 'program')) checkSandbox(rules);
  const series: Series = {
    game: contest.game.id,
    courses: courses.map((course) => writtenCourse(contest, course)),
    isSolo: seats === 1,
    seed: flags.seed ?? freshSeed(),
    players,
    ...rules,
  };
  return { contest, series };
}

type Two = readonly [PlayerSpec, PlayerSpec];

/** Who meets itself can still be told apart. */
const distinct = ([a, b]: Two): Two =>
  a.name === b.name
    ? [
        { ...a, name: `${a.name} (a)` },
        { ...b, name: `${b.name} (b)` },
      ]
    : [a, b];
