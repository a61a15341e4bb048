import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { loadArenaGame } from '@dedalo/arena';
import { printable } from '@dedalo/clients/printable';
import { Command, Option } from 'commander';
import { arenaSpeech, learnArenaWords } from '../../arena/arena-words.ts';
import { formatCommandLine } from '../../arena/command-line.ts';
import { commandsOf } from '../../kits/commands.ts';
import { createKit, type KitFile } from '../../kits/create-kit.ts';
import { KIT_GAME_IDS, type KitGameId } from '../../kits/games.ts';
import { kitNameProblem } from '../../kits/kit-name.ts';
import { KIT_LANGUAGE_IDS, KIT_LANGUAGES, type KitLanguageId } from '../../kits/languages.ts';
import { reasonOf } from '../../store/files.ts';
import { UsageError } from '../../usage.ts';
import { oneOf } from '../../values.ts';

interface NewFlags {
  readonly game?: KitGameId;
  readonly language: KitLanguageId;
}

export const newCommand = (): Command =>
  new Command('new')
    .summary('begin a player: a folder that plays at once')
    .description(
      'Makes a folder with a player that beats random, a helper of one file, a test on recorded positions, bot.toml, a launch file for VS Code and a page that says what to change first. Nothing is overwritten.',
    )
    .argument('<folder>', 'a folder that is not there yet, or is empty; its name is that of the player')
    .addOption(new Option('--game <game>', `what it plays: ${KIT_GAME_IDS.join(', ')}`).argParser(oneOf(KIT_GAME_IDS)))
    .addOption(
      new Option('--language <language>', `what it is written in: ${KIT_LANGUAGE_IDS.join(', ')}`)
        .default('python')
        .argParser(oneOf(KIT_LANGUAGE_IDS)),
    )
    .addHelpText(
      'after',
      `
Examples:
  dedalo bot new my-bot --game stratego
  dedalo bot new my-bot --game theseus --language typescript
  dedalo bot new players/ada --game sokoban --language c`,
    )
    .action(runNew);

async function runNew(folder: string, { game, language }: NewFlags): Promise<void> {
  const { kits } = await learnArenaWords();
  const name = basename(resolve(folder));
  if (game === undefined)
    throw new UsageError(kits.whichGame({ games: KIT_GAME_IDS.join(', '), folder: printable(folder) }));
  await checkName(name, game);
  writeKit(folder, await createKit({ name, game, language }));
  const { test, match } = commandsOf(KIT_LANGUAGES[language], game);
  const typed = [formatCommandLine(['cd', folder]), test, match].map((line) => `  ${printable(line)}`);
  process.stdout.write(`${[kits.written({ name, folder: printable(folder) }), kits.next, ...typed].join('\n')}\n`);
}

async function checkName(name: string, game: KitGameId): Promise<void> {
  const arenaGame = (await loadArenaGame(game))!;
  const problem = kitNameProblem(
    name,
    arenaGame.bots.map((bot) => bot.name),
  );
  if (problem) throw new UsageError(arenaSpeech().kits[problem](printable(name)));
}

function writeKit(folder: string, files: readonly KitFile[]): void {
  try {
    mkdirSync(folder, { recursive: true });
    if (readdirSync(folder).length > 0) throw new UsageError(arenaSpeech().kits.notEmpty(printable(folder)));
    for (const { path, text } of files) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: 'wx' });
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(arenaSpeech().kits.notWritten({ folder: printable(folder), reason: reasonOf(error) }), {
      cause: error,
    });
  }
}
