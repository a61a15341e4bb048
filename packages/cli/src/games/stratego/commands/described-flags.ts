import { loadArenaGame } from '@dedalo/arena';
import { type RuleSetName, RULE_SET_NAMES } from '@dedalo/stratego';
import { configOf } from '@dedalo/clients/stratego/session';
import { Option } from 'commander';
import { arenaSpeech, learnArenaWords } from '../../../arena/arena-words.ts';
import { type ClasspathFlags, classpathOption } from '../../../arena/classpath-option.ts';
import { freshSeriesSeed } from '../../../arena/fresh-series-seed.ts';
import { distinct } from '../../../arena/match/set-up.ts';
import { makeFolder } from '../../../arena/fresh-folder.ts';
import { seatPlayer } from '../../../arena/player-spec.ts';
import { type ProgramRuleFlags, programOptions, programRulesOf } from '../../../arena/program-rules.ts';
import { checkSandbox, tellOfNoSandbox } from '../../../arena/sandbox-rules.ts';
import { untilStopped } from '../../../arena/until-stopped.ts';
import { NoAnswer } from '../../../usage.ts';
import { oneOf, wholeNumber } from '../../../values.ts';
import { describedRun, type DescribedContestant } from './described-run.ts';

/** The options shared by the commands that run games like the described program. */
export interface DescribedFlags extends ClasspathFlags, ProgramRuleFlags {
  readonly rules: RuleSetName;
  readonly nodes: number;
  readonly seed?: string;
  readonly verbose?: true;
  readonly logs?: string;
}

export const describedOptions = (): readonly Option[] => [
  new Option('--verbose', 'print the board before every move; where somebody types it is always printed'),
  new Option('--rules <name>', `one of ${RULE_SET_NAMES.join(', ')}`).default('final').argParser(oneOf(RULE_SET_NAMES)),
  new Option('--nodes <n>', 'how many steps a bot may take for a move').default(10_000).argParser(wholeNumber(1, 1e9)),
  new Option('--seed <text>', 'any word or number for the bots (default: a new one each time)'),
  classpathOption(),
  ...programOptions(),
  new Option('--logs <folder>', 'keep there what programs write to standard error'),
];

export interface TypedRun {
  readonly players: readonly [string, string];
  readonly games: number;
  readonly flags: DescribedFlags;
}

/** Runs the typed command. */
export async function runDescribed({ players, games, flags }: TypedRun): Promise<void> {
  await learnArenaWords();
  const { rules: ruleSet, seed = freshSeriesSeed(), verbose, logs } = flags;
  const contestants = await seatAll(players, flags);
  const rules = programRulesOf(flags);
  if (contestants.some(({ spec }) => spec !== CONSOLE && spec.kind === 'program')) {
    checkSandbox(rules);
    tellOfNoSandbox(rules);
  }
  const isTyped = players.some(isConsole);
  if (logs !== undefined) makeFolder(logs);
  const stop = new AbortController();
  let played = 0;
  const wish = {
    players: contestants,
    games,
    config: configOf(ruleSet),
    seed,
    isVerbose: isTyped || verbose === true,
    rules,
    onGame: () => void played++,
    ...(logs !== undefined && { logs }),
  };
  await untilStopped(
    () => stop.abort(),
    async () => {
      try {
        await describedRun(wish, stop.signal);
      } catch (error) {
        if (!stop.signal.aborted) throw error;
        throw new NoAnswer(arenaSpeech().match.stopped({ done: played, of: 2 * games }), { cause: error });
      }
    },
  );
}

const CONSOLE = 'console';

/** The described class for the console (D12), replaced by ours: a class must not read standard input. */
const CONSOLE_CLASS = 'gj.stratego.player.console.ConsolePlayer';

const isConsole = (text: string): boolean => text === CONSOLE || text === CONSOLE_CLASS;

async function seatAll(
  players: readonly [string, string],
  flags: DescribedFlags,
): Promise<readonly [DescribedContestant, DescribedContestant]> {
  const [first, second] = [await seat(players[0], flags), await seat(players[1], flags)];
  if (first.spec === CONSOLE || second.spec === CONSOLE) return [first, second];
  // Programs that are kept are identified by their names.
  const [one, two] = distinct([first.spec, second.spec]);
  return [
    { ...first, spec: one },
    { ...second, spec: two },
  ];
}

async function seat(text: string, flags: DescribedFlags): Promise<DescribedContestant> {
  if (isConsole(text)) return { name: playerName(CONSOLE), spec: CONSOLE };
  const arenaGame = (await loadArenaGame('stratego'))!;
  const { classpath = [], nodes } = flags;
  const rules = programRulesOf(flags);
  const spec = await seatPlayer(text, { arenaGame, effort: { nodes }, folder: process.cwd(), classpath, rules });
  return { name: spec.kind === 'bot' ? playerName(spec.bot) : spec.name, spec };
}

/** Our own have names like the classes of the described program. */
const playerName = (name: string): string => `${name[0]!.toUpperCase()}${name.slice(1)}Player`;
