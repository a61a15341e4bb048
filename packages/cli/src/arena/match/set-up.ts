import type { Contest, Course, PlayerSpec } from '@dedalo/arena';
import type { Series, WrittenCourse } from '@dedalo/arena/series/index';
import { freshSeed } from '../../fresh-seed.ts';
import { UsageError } from '../../usage.ts';
import { arenaSpeech } from '../arena-words.ts';
import { coursesOf } from '../courses.ts';
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
  const seats = Math.max(...courses.map(({ config }) => contest.game.seats(config)));
  if (seats > 2) throw new UsageError(arenaSpeech().match.tooManySeats(seats));
  const table = { bots: contest.bots, effort: effortOf(flags), folder: process.cwd() };
  const players = distinct([readPlayer(a, table), readPlayer(b, table)]);
  for (const player of players) checkSeats(contest, player, seats);
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

function writtenCourse({ game }: Contest, { title, config }: Course): WrittenCourse {
  const written = { config: game.text.formatConfig(config) };
  return title === undefined ? written : { title, ...written };
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

function checkSeats({ bots }: Contest, player: PlayerSpec, seats: number): void {
  if (player.kind === 'program') return;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const missing = (name: string): number | undefined =>
    all.find((seat) => !bots.find((bot) => bot.name === name)?.botFor(seat));
  const seat = missing(player.bot);
  if (seat === undefined) return;
  const able = bots.map(({ name }) => name).filter((name) => missing(name) === undefined);
  throw new UsageError(arenaSpeech().match.wrongSeat({ bot: player.bot, seat: seat + 1, bots: able }));
}
