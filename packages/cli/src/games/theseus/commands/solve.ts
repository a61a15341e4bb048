import { Command } from 'commander';
import { oddsText, tooLargeText } from '@dedalo/clients/theseus/words';
import { sentence } from '@dedalo/clients/message';
import { ExactSolution, ForcedResults, solved, theseus } from '@dedalo/theseus';
import { speech, spokenLanguage } from '../../../speech.ts';
import { addConfigOptions, type ConfigFlags, configOf } from './config-options.ts';
import { NoAnswer } from '../../../usage.ts';

interface SolveFlags extends ConfigFlags {
  readonly seed: string;
  readonly json?: true;
}

export const solveCommand = (): Command =>
  addConfigOptions(
    new Command('solve')
      .summary('solve a board exactly')
      .description(
        'Says what perfect play brings Theseus on the board of a seed: his chances against a Minotaur that rolls, and what he or a perfect Minotaur can force. Exit code 1 when the board is too large.',
      )
      .requiredOption('--seed <text>', 'the seed of the board'),
    ['size', 'supplies', 'walls', 'rounds'],
  )
    .option('--json', 'print {"win","draw","loss","optimalMinotaur","states","cpuSeconds","megabytes"}')
    .addHelpText(
      'after',
      `
optimalMinotaur is 1 where Theseus can force a win against every Minotaur, -1 where a Minotaur can force his loss, else 0.

Examples:
  dedalo theseus solve --seed 7
  dedalo theseus solve --seed 7 --size 9 --supplies 2 --rounds 50 --json`,
    )
    .action(runSolve);

function runSolve(flags: SolveFlags): void {
  const start = theseus.start(configOf(flags), flags.seed);
  const before = process.cpuUsage();
  const solving = ExactSolution.begin(start);
  if (!solving.ok) throw new NoAnswer(sentence(tooLargeText(solving.error, { words: speech() })));
  const solution = solved(solving.value);
  const odds = solution.odds(start);
  const results = solved(ForcedResults.begin(start));
  const optimalMinotaur = results.value(start);
  const { user, system } = process.cpuUsage(before);
  const cpuSeconds = (user + system) / 1e6;
  const megabytes = (solution.bytes + results.bytes) / 1e6;
  const { states } = solution;
  if (flags.json) {
    const { win, draw, loss } = odds;
    const answer = { win, draw, loss, optimalMinotaur, states, cpuSeconds, megabytes };
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    return;
  }
  const said = speech().games.theseus;
  const number = (value: number, digits: number): string =>
    new Intl.NumberFormat(spokenLanguage(), { maximumFractionDigits: digits }).format(value);
  const forced = optimalMinotaur === 1 ? said.forced.win : optimalMinotaur === -1 ? said.forced.loss : said.forced.draw;
  const lines = [
    sentence(oddsText(odds, { words: speech(), language: spokenLanguage() })),
    forced,
    said.solved({ states: number(states, 0), seconds: number(cpuSeconds, 1), megabytes: number(megabytes, 1) }),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
