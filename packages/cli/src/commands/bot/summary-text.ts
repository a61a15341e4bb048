import type { GameId } from '@dedalo/catalogue';
import { printable } from '@dedalo/clients/printable';
import { gameWords } from '@dedalo/words';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { formatCommandLine } from '../../arena/command-line.ts';
import { numberText, timeText } from '../../arena/figures.ts';
import { speech } from '../../speech.ts';
import { answersOf } from './answers.ts';
import type { GameCheck } from './check-game.ts';
import { type Checked, nameOf, reasonOf, resultOf } from './check-json.ts';
import type { Warning } from './warnings.ts';

/** The report on a program without faults. */
export function summaryText(checks: readonly GameCheck[], about: Checked & { readonly game: GameId }): string {
  const { bot } = arenaSpeech();
  const { count, mean, longest } = answersOf(checks);
  const said = gameWords(speech(), about.game);
  const games = checks.map((check, index) =>
    bot.played({
      game: index + 1,
      seat: check.seat + 1,
      result: bot.results[resultOf(check)],
      ending: said.ending(reasonOf(check)),
      actions: check.report.actions,
    }),
  );
  const times = { answers: count, mean: timeText(mean), longest: timeText(longest), limit: timeText(about.clock.move) };
  const warnings = distinct(checks.flatMap((check) => check.warnings)).map((warning) =>
    bot.warning(warningText(warning)),
  );
  return [
    bot.fine(printable(nameOf(checks, about))),
    ...[...games, bot.answers(times), ...warnings].map((line) => `  ${line}`),
    bot.next(printable(formatCommandLine(['dedalo', 'match', about.game, about.command, 'random', '--games', '20']))),
  ].join('\n');
}

/** The same warning may come from every game. */
const distinct = (warnings: readonly Warning[]): Warning[] =>
  warnings.filter(({ code }, index) => warnings.findIndex((other) => other.code === code) === index);

const KB = 1024;

function warningText(warning: Warning): string {
  const said = arenaSpeech().bot.warnings;
  switch (warning.code) {
    case 'slow-end':
      return said['slow-end'];
    case 'stray-fields':
      return said['stray-fields'](printable(warning.fields.join(', ')));
    case 'near-limit':
      return said['near-limit']({
        turn: warning.turn,
        took: timeText(warning.took),
        limit: timeText(warning.limit),
      });
    case 'much-log':
      return said['much-log']({ written: numberText(warning.bytes / KB, 0), limit: numberText(warning.limit / KB, 0) });
  }
}
