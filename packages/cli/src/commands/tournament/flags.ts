import { type Format, FORMATS, type Settings } from '@dedalo/protocol/report';
import { ARENA_GAME_IDS } from '@dedalo/arena';
import { parseSecret, type Secret } from '@dedalo/arena/bout/secret';
import { MOST_GAMES, MOST_ROUNDS, type Seeding, SEEDINGS } from '@dedalo/arena/tournament/index';
import { InvalidArgumentError, Option } from 'commander';
import { botNames } from '../../arena/bot-names.ts';
import { type EffortFlags, effortOptions } from '../../arena/effort.ts';
import { jobsOption } from '../../arena/jobs-option.ts';
import { programOptions, type ProgramRuleFlags } from '../../arena/program-rules.ts';
import { settingsOption } from '../../arena/settings.ts';
import { type WatchFlags, watchOption } from '../../arena/watch/watch-option.ts';
import { offer } from '../../offered-values.ts';
import { oneOf, wholeNumber } from '../../values.ts';

export interface TournamentFlags extends EffortFlags, ProgramRuleFlags, WatchFlags {
  readonly game?: string;
  readonly title?: string;
  readonly format?: Format;
  readonly games?: number;
  readonly rounds?: number;
  readonly seed?: string;
  readonly secret?: Secret;
  readonly seeding?: Seeding;
  readonly challenger?: readonly string[];
  readonly bots?: readonly string[];
  readonly set: Settings;
  readonly jobs?: number;
  readonly trust?: true;
  readonly out?: string;
  readonly restart?: true;
  readonly again?: string;
  readonly json?: true;
}

function secret(text: string): Secret {
  const parsed = parseSecret(text);
  if (parsed === undefined) throw new InvalidArgumentError('It must be the 32 hexadecimal digits of a report.');
  return parsed;
}

const names = (text: string): string[] => text.split(',').map((name) => name.trim());

/** Each overrides the file. */
export const tournamentOptions = (): readonly Option[] => [
  offer(
    new Option('--game <name>', 'the game, where neither tournament.toml nor all bot.toml alike say it'),
    () => ARENA_GAME_IDS,
  ),
  new Option('--title <text>', 'what the tournament is called'),
  new Option('--format <name>', `one of ${FORMATS.join(', ')} (default round-robin)`).argParser(oneOf(FORMATS)),
  new Option('--games <n>', 'games of a meeting, an even number; of a game for one: levels').argParser(
    wholeNumber(1, MOST_GAMES),
  ),
  new Option('--rounds <n>', 'rounds of a Swiss tournament').argParser(wholeNumber(1, MOST_ROUNDS)),
  new Option('--seed <text>', 'decides who meets first: any word or number (default: a new one, which is kept)'),
  new Option(
    '--secret <digits>',
    'play the games of another run again: its report tells the secret (default: a new one, which is kept)',
  ).argParser(secret),
  new Option('--seeding <how>', `one of ${SEEDINGS.join(', ')}: who meets first`).argParser(oneOf(SEEDINGS)),
  new Option('--challenger <names>', 'who meets all others in a gauntlet (default: the bots)').argParser(names),
  offer(
    new Option('--bots <names>', 'bots that take part too, such as search,rules:nodes=500 or minmax:depth=4').argParser(
      names,
    ),
    botNames,
  ),
  settingsOption(),
  ...effortOptions(),
  ...programOptions(),
  new Option('--trust', 'let hand-ins run without a sandbox, with your rights'),
  jobsOption(),
  new Option('--out <folder>', 'the folder of the results (default: NAME-results in the current one)'),
  new Option('--restart', 'throw away what that folder holds of a tournament and begin anew'),
  new Option('--again <id>', 'only play this one game again, and show what is said'),
  watchOption(),
  new Option('--json', 'print all results as JSON'),
];
