import { Command } from 'commander';
import { sentence } from '@dedalo/clients/message';
import { ROOT_FILE } from '@dedalo/race';
import { checkFolder, type Checked } from './check-folder.ts';
import { readGiven } from './read-given.ts';
import { reportData, reportLines } from './report.ts';
import { watchFolders } from './watch-folders.ts';
import { speech } from '../../../speech.ts';
import { EXIT, UsageError } from '../../../usage.ts';

interface CheckFlags {
  readonly watch?: true;
  readonly json?: true;
}

export const checkCommand = (): Command =>
  new Command('check')
    .summary('check the files of a game')
    .description(
      `Reads the ${ROOT_FILE} nearest to the top of a folder or a zip, and the files that it names, and says what is wrong, with file, line and column: first problems, then warnings. A name is looked up from the folder of ${ROOT_FILE}, from those above it, and then without its first folder; where that was needed, it is said. Exit code 2 when there are problems.`,
    )
    .argument('<folder>', `the folder of a game, with its ${ROOT_FILE}, or a zip of it`)
    .option('--watch', 'check again after every change, until Ctrl-C')
    .option(
      '--json',
      'print {"ok","problems","warnings","media","root","found","summary"}; with --watch a line for each check',
    )
    .addHelpText(
      'after',
      `
Nothing outside of what is named is looked at. Names that begin with a dot are passed over, and links that lead out of
the folder. Warnings are told once all files can be read; a missing picture, sound or font is one of them: ours is taken.

Examples:
  dedalo race files --out my-race
  dedalo race check my-race
  dedalo race check my-race --watch
  dedalo race check my-race.zip --json`,
    )
    .action((folder: string, flags: CheckFlags) => (flags.watch ? watchCheck(folder, flags) : runCheck(folder, flags)));

async function runCheck(folder: string, flags: CheckFlags): Promise<void> {
  const checked = checkFolder(await readGiven(folder));
  print(folder, checked, flags);
  const { length } = checked.problems;
  if (length > 0) throw new UsageError(sentence(speech().games.race.files.check.problems(length)));
}

function print(folder: string, checked: Checked, flags: CheckFlags): void {
  const lines = flags.json ? [JSON.stringify(reportData(speech(), checked))] : reportLines(speech(), folder, checked);
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Ends at Ctrl-C, with the code of the last check. */
async function watchCheck(folder: string, flags: CheckFlags): Promise<void> {
  const stop = new AbortController();
  const end = (): void => stop.abort();
  let seen: string | undefined;
  process.on('SIGINT', end);
  const look = async () => {
    const found = await readGiven(folder);
    const checked = checkFolder(found);
    // Editors save more often than something changes.
    const now = JSON.stringify([found.texts, checked.problems, checked.warnings]);
    if (now === seen) return found.folders;
    if (seen !== undefined && !flags.json) process.stdout.write('\n');
    seen = now;
    print(folder, checked, flags);
    process.exitCode = checked.problems.length > 0 ? EXIT.usage : EXIT.done;
    return found.folders;
  };
  const ready = (): void => {
    process.stderr.write(`${speech().games.race.files.check.watching(folder)}\n`);
  };
  try {
    await watchFolders({ look, ready, stop: stop.signal });
  } finally {
    process.off('SIGINT', end);
  }
}
