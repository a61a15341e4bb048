import type { Settings } from '@dedalo/protocol/report';
import type { SprtRules } from '@dedalo/arena/series/index';
import { InvalidArgumentError, Option } from 'commander';
import { UsageError } from '../../usage.ts';
import { number, wholeNumber } from '../../values.ts';
import { type ClasspathFlags, classpathOption } from '../classpath-option.ts';
import { type EffortFlags, effortOptions } from '../effort.ts';
import { jobsOption } from '../jobs-option.ts';
import { programOptions, type ProgramRuleFlags } from '../program-rules.ts';
import { settingsOption } from '../settings.ts';
import { type WatchFlags, watchOption } from '../watch/watch-option.ts';

export interface MatchFlags extends ClasspathFlags, EffortFlags, ProgramRuleFlags, WatchFlags {
  readonly games?: number;
  readonly seed?: string;
  readonly jobs?: number;
  readonly sprt?: readonly [number, number];
  readonly alpha?: number;
  readonly beta?: number;
  readonly set: Settings;
  readonly out?: string;
  readonly restart?: true;
  readonly replays: boolean;
  readonly json?: true;
  readonly game?: string;
}

const USUAL_GAMES = 100;
/** With a test, which usually ends much earlier. */
const MOST_TESTED_GAMES = 20_000;
const USUAL_ERROR = 0.05;
const MOST_ELO = 2000;

export const matchOptions = (): readonly Option[] => [
  new Option(
    '--games <n>',
    `how many games (default ${USUAL_GAMES}; with --sprt at most ${MOST_TESTED_GAMES})`,
  ).argParser(wholeNumber(1, 1_000_000)),
  new Option('--seed <text>', 'any word or number (default: a new one each time)'),
  jobsOption(),
  new Option(
    '--sprt <elo0,elo1>',
    'stop as soon as it is decided whether A is stronger by elo1 or only by elo0',
  ).argParser(parseBounds),
  new Option('--alpha <p>', `how often the test may say yes wrongly (default ${USUAL_ERROR})`).argParser(errorRate),
  new Option('--beta <p>', `how often the test may say no wrongly (default ${USUAL_ERROR})`).argParser(errorRate),
  ...effortOptions(),
  settingsOption(),
  classpathOption(),
  ...programOptions(),
  new Option(
    '--out <folder>',
    'where replays, logs and the journal go (default: match-GAME, with --seed match-GAME-SEED, or another name if that is there); a match that was stopped there goes on',
  ),
  new Option('--restart', 'throw away what that folder holds of a match and begin anew'),
  new Option('--no-replays', 'keep no replays'),
  new Option('--game <name>', 'play only this one game of the series again, such as 12a, and print what happens'),
  watchOption(),
  new Option('--json', 'print {"games","a":{"name","wins",…},"b":{…},"draws","elo","interval95","los","forfeits",…}'),
];

function parseBounds(text: string): readonly [number, number] {
  const parts = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const [elo0 = NaN, elo1 = NaN] = parts;
  const isGood = parts.length === 2 && elo0 < elo1 && elo0 >= -MOST_ELO && elo1 <= MOST_ELO;
  if (!isGood) throw new InvalidArgumentError('It must be two differences in Elo, the lower first, such as 0,50.');
  return [elo0, elo1];
}

const errorRate = number(0.0001, 0.4);

export function sprtOf({ sprt, alpha, beta }: MatchFlags): SprtRules | undefined {
  if (sprt) return { elo0: sprt[0], elo1: sprt[1], alpha: alpha ?? USUAL_ERROR, beta: beta ?? USUAL_ERROR };
  if (alpha !== undefined || beta !== undefined) throw new UsageError('--alpha and --beta go with --sprt.');
  return undefined;
}

export const gamesOf = ({ games, sprt }: MatchFlags): number => games ?? (sprt ? MOST_TESTED_GAMES : USUAL_GAMES);
