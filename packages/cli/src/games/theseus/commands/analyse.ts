import { Command } from 'commander';
import { percentText } from '@dedalo/clients/percent-text';
import { tooLargeText } from '@dedalo/clients/theseus/words';
import { sentence } from '@dedalo/clients/message';
import type { GameRecord } from '@dedalo/engine';
import { analyse, type Dice, type JudgedMove, statesOf, theseus, type TheseusTypes } from '@dedalo/theseus';
import { readReplay } from '../../../read-replay.ts';
import { speech, spokenLanguage } from '../../../speech.ts';
import { formatTable } from '../../../table.ts';
import { NoAnswer, UsageError } from '../../../usage.ts';

export const analyseCommand = (): Command =>
  new Command('analyse')
    .summary('show where a game was lost')
    .description(
      'Lists every move of Theseus with his chance to win before and after it, against a Minotaur that rolls, and marks the moves that threw something away. Exit code 1 when the board is too large to be solved.',
    )
    .argument('<replay>', 'the recorded game; - reads standard input')
    .option('--json', 'print a list of {"round","dice","before","after","best","lost"}')
    .addHelpText(
      'after',
      `
Examples:
  dedalo theseus analyse theseus-7.replay
  dedalo theseus analyse theseus-7.replay --json`,
    )
    .action(runAnalyse);

/** Smaller losses are rounding, or too small for a mistake. */
const LEAST_MISTAKE = 0.0005;

async function runAnalyse(file: string, flags: { readonly json?: true }): Promise<void> {
  const { replay, record } = await readReplay(file);
  if (replay.game !== theseus.id) throw new UsageError(`${file}: this is a game of ${replay.game}, not of Theseus.`);
  const analysis = analyse(statesOf(record as GameRecord<TheseusTypes>));
  if (!analysis.ok) throw new NoAnswer(sentence(tooLargeText(analysis.error, { words: speech() })));
  const { moves, odds } = analysis.value;
  if (flags.json) {
    const answer = moves.map(({ round, dice, before, after, best, lost }) => ({
      round,
      dice,
      before: before.win,
      after: after.win,
      best: best.dice,
      lost,
    }));
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    return;
  }
  const said = speech().games.theseus;
  if (moves.length === 0) return void process.stdout.write(`${said.noMoves}\n`);
  const isWon = odds.at(-1)?.win === 1;
  const worst = Math.max(...moves.map(({ lost }) => lost));
  const rows = moves.map((move) => rowOf(move, !isWon && move.lost === worst));
  process.stdout.write(`${formatTable([...said.analysisHeads, ''], rows, { left: [1, 4, 5] })}\n`);
  if (moves.every(({ lost }) => lost < LEAST_MISTAKE)) process.stdout.write(`${said.noMistakes}\n`);
}

/** A game that was not won was lost by its worst move, and by any that left no chance to win. */
function rowOf({ round, dice, before, after, best, lost }: JudgedMove, isWorst: boolean): string[] {
  const share = (value: number): string => percentText(value, spokenLanguage());
  const isMistake = lost >= LEAST_MISTAKE;
  const said = speech().games.theseus;
  const isLost = isMistake && (isWorst || after.win < LEAST_MISTAKE);
  const marks = [...(isMistake ? [said.mistake(share(lost))] : []), ...(isLost ? [said.lostHere] : [])];
  return [
    String(round),
    wayText(dice),
    share(before.win),
    share(after.win),
    isMistake ? wayText(best.dice) : '',
    marks.join(', '),
  ];
}

function wayText(dice: Dice): string {
  const { up, right, down, left } = speech().client.commands;
  return { 1: up, 3: right, 5: down, 7: left }[dice][0];
}
