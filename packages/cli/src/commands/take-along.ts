import { existsSync } from 'node:fs';
import { placed } from '@dedalo/clients/sentences';
import { parseTakeAlong } from '@dedalo/clients/take-along/parse';
import { say } from '@dedalo/words';
import { Command } from 'commander';
import { openUserStore } from '../plain/user-store.ts';
import { nameOf, readText } from '../read-text.ts';
import { saveFile } from '../save-file.ts';
import { speech } from '../speech.ts';
import { takeIn, takeOut } from '../take-along.ts';
import { NoAnswer, UsageError } from '../usage.ts';

export const takeAlongCommand = (): Command =>
  new Command('take-along')
    .summary('all that is yours as one file, out and in: to another machine, to the browser and back')
    .description(
      'Progress, settings, games being played, results of the days and the library, as one file that the browser client reads and writes too. What is taken in is added: nothing that is here is lost.',
    )
    .addCommand(
      new Command('out')
        .summary('write everything into a file')
        .argument('<file>', 'the file to be written; - writes to standard output')
        .option('--force', 'write over a file that is there')
        .action(runOut),
    )
    .addCommand(
      new Command('in')
        .summary('add what is in a file to what is here')
        .argument('<file>', 'the file; - reads standard input')
        .action(runIn),
    )
    .addHelpText(
      'after',
      `
Examples:
  dedalo take-along out mine.dedalo
  dedalo take-along in mine.dedalo`,
    );

async function runOut(file: string, { force }: { readonly force?: true }): Promise<void> {
  const text = takeOut(await openUserStore());
  if (file === '-') return void process.stdout.write(text);
  if (!force && existsSync(file)) throw new UsageError(`${file} is there already; --force writes over it.`);
  saveFile(file, text);
  process.stdout.write(`${speech().takeAlong.written(file)}\n`);
  return undefined;
}

async function runIn(file: string): Promise<void> {
  const said = speech().takeAlong;
  const parsed = parseTakeAlong(await readText(file));
  if (!parsed.ok) {
    const { at } = parsed.error;
    throw new NoAnswer(placed(nameOf(file), at, say(said.problem, parsed.error)));
  }
  const store = await openUserStore();
  const bad = takeIn(store, parsed.value, Date.now());
  await store.flush();
  process.stdout.write(`${said.done(parsed.value.length - bad.length)}\n`);
  if (bad.length > 0) process.stdout.write(`${said.leftOut(bad.map(({ at }) => String(at.line)).join(', '))}\n`);
}
