import { Command, Option } from 'commander';
import type { LevelSession } from '@dedalo/clients/sokoban/session';
import { type PackName, PACKS } from '@dedalo/sokoban';
import { findLevels, readPlayableFile } from './find-levels.ts';
import { playPlainSokoban } from '../plain/play.ts';
import { checkReplayTarget } from '../../../save-file.ts';
import { askedLevel, resumeLevel } from './asked-level.ts';
import { isFullScreen } from '../../../terminal/full-screen.ts';
import { UsageError } from '../../../usage.ts';
import { oneOf, wholeNumber } from '../../../values.ts';

interface PlayFlags {
  readonly pack?: PackName;
  readonly level?: number;
  readonly reverse?: true;
  readonly resume?: string;
  readonly save?: string;
  readonly notices: boolean;
}

export const playSokobanCommand = (): Command =>
  new Command('sokoban')
    .summary('push every box onto a goal')
    .description(
      'Plays a level of Sokoban. In a terminal: arrows or U, D, L, R move (the settings have other letters), ? shows all keys, and the game is kept at every step. With --plain, or piped, line by line: type u, d, l, r or a whole row of moves such as rrdLuU, or help; the end of the input saves the game, and --resume goes on with it.',
    )
    .argument('[file]', 'a file of levels in any format (default: a pack)')
    .addOption(new Option('--pack <name>', `one of ${PACKS.join(', ')} (default ${PACKS[0]})`).argParser(oneOf(PACKS)))
    .addOption(
      new Option('--level <n>', 'which level of the pack or file (default 1)').argParser(wholeNumber(1, 1_000_000)),
    )
    .option('--reverse', 'play backwards: pull the boxes from the goals to where they begin')
    .option('--resume <replay>', 'go on with a saved game')
    .option('--save <replay>', 'play line by line and save there (default: the resumed file, or a new one here)')
    .option('--no-notices', 'do not say when the level can no longer be solved')
    .option('--plain', 'line by line, as a screen reader or a pipe wants it')
    .addHelpText(
      'after',
      `
Examples:
  dedalo play sokoban --pack first-steps --level 3 --plain
  echo rrdLuU | dedalo play sokoban --plain --save try.replay
  dedalo play sokoban --plain --resume try.replay`,
    )
    .action(runPlay);

async function runPlay(file: string | undefined, flags: PlayFlags): Promise<void> {
  const level = await chosenLevel(file, flags);
  if (isFullScreen() && flags.save === undefined) {
    const { startClient } = await import('../../../app/start-client.ts');
    const { openSokoban } = await import('../screen/open.ts');
    const { keptLevel } = await import('@dedalo/clients/sokoban/keeping');
    const isResumed = flags.resume !== undefined;
    return startClient((client) => openSokoban(client, isResumed ? level : keptLevel(client.store, level)));
  }
  const saveAs = flags.save ?? flags.resume;
  if (saveAs !== undefined) checkReplayTarget(saveAs);
  return playPlainSokoban(level, { saveAs, notices: flags.notices });
}

async function chosenLevel(file: string | undefined, flags: PlayFlags): Promise<LevelSession> {
  if (flags.resume !== undefined) {
    if (file !== undefined || flags.pack !== undefined || flags.level !== undefined || flags.reverse) {
      throw new UsageError(
        '--resume goes on with the level of its file: leave out file, --pack, --level and --reverse.',
      );
    }
    return resumeLevel(flags.resume);
  }
  if (file === '-') throw new UsageError('The moves come from standard input, so the level must come from a file.');
  if (file !== undefined && flags.pack !== undefined) throw new UsageError('Give a file or --pack, not both.');
  const source = await findLevels(file ?? flags.pack ?? PACKS[0], readPlayableFile);
  return askedLevel({ source, number: flags.level ?? 1 }, flags.reverse ? 'reverse' : 'forward');
}
