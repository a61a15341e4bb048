import { Command, Option } from 'commander';
import type { MazeSession } from '@dedalo/clients/logic-maze/session';
import type { GameRecord } from '@dedalo/engine';
import type { LogicMazeTypes } from '@dedalo/theseus/logic';
import { checkReplayTarget } from '../../../save-file.ts';
import { isFullScreen } from '../../../terminal/full-screen.ts';
import { UsageError } from '../../../usage.ts';
import { oneOf, wholeNumber } from '../../../values.ts';

/** As `PACKS` of the game, which is loaded only to be played. */
const PACK_NAMES = ['lessons', 'labyrinths', 'palace'] as const;

interface MazeFlags {
  readonly level?: number;
  readonly resume?: string | undefined;
  readonly save?: string | undefined;
  readonly notices: boolean;
}

type Pack = (typeof PACK_NAMES)[number];

export const playLogicMazeCommand = (): Command =>
  new Command('logic-maze')
    .summary('outwit a Minotaur that takes two steps to your one')
    .description(
      'Plays a maze in which the Minotaur takes two steps for each of yours. In a terminal it shows the levels: arrows move, Space waits, ? shows all keys, and the game is kept at every step. With --plain, or piped, line by line: type u, r, d, l, w or a whole row of moves such as rulw, or help; the end of the input saves the game, and --resume goes on with it.',
    )
    .addOption(
      new Option('--pack <name>', `one of ${PACK_NAMES.join(', ')} (default ${PACK_NAMES[0]})`).argParser(
        oneOf(PACK_NAMES),
      ),
    )
    .addOption(new Option('--level <n>', 'which level of the pack (default 1)').argParser(wholeNumber(1, 1_000_000)))
    .option('--resume <replay>', 'go on with a saved game')
    .option('--save <replay>', 'play line by line and save there (default: the resumed file, or a new one here)')
    .option('--no-notices', 'do not say when there is no escape any more')
    .option('--plain', 'line by line, as a screen reader or a pipe wants it')
    .addHelpText(
      'after',
      `
Examples:
  dedalo play logic-maze
  dedalo play logic-maze --pack labyrinths --level 5
  echo llll | dedalo play logic-maze --plain --save try.replay
  dedalo play logic-maze --plain --resume try.replay`,
    )
    .action(({ pack, ...flags }: MazeFlags & { readonly pack?: Pack }) => playLogicMaze(pack, flags));

async function playLogicMaze(pack: Pack | undefined, flags: MazeFlags): Promise<void> {
  const { level, resume, save } = flags;
  const isChosen = pack !== undefined || level !== undefined;
  if (resume !== undefined && isChosen) {
    throw new UsageError('--resume goes on with the level of its file: leave out --pack and --level.');
  }
  const maze = resume === undefined ? await askedMaze(pack ?? PACK_NAMES[0], level ?? 1) : await resumedMaze(resume);
  if (isFullScreen() && save === undefined) {
    const { startClient } = await import('../../../app/start-client.ts');
    const { mazeLevelsPage, openMaze } = await import('../screen/open.ts');
    const { keptMaze } = await import('@dedalo/clients/logic-maze/keeping');
    return startClient((client) => {
      if (resume !== undefined) return openMaze(client, maze);
      return isChosen ? openMaze(client, keptMaze(client.store, maze)) : mazeLevelsPage(client);
    });
  }
  const saveAs = save ?? resume;
  if (saveAs !== undefined) checkReplayTarget(saveAs);
  const { playPlainMaze } = await import('../plain/play.ts');
  return playPlainMaze(maze, { saveAs, notices: flags.notices });
}

async function askedMaze(pack: Pack, number: number): Promise<MazeSession> {
  const { startMaze } = await import('@dedalo/clients/logic-maze/session');
  const { findPack } = await import('@dedalo/theseus/logic');
  const count = findPack(pack).entries.length;
  if (number > count) throw new UsageError(`--level ${number}: ${pack} has ${count} levels.`);
  return startMaze({ pack, number });
}

async function resumedMaze(file: string): Promise<MazeSession> {
  const { readReplay } = await import('../../../read-replay.ts');
  const { resumeMaze } = await import('@dedalo/clients/logic-maze/session');
  const { replay, record } = await readReplay(file);
  if (replay.game !== 'logic-maze') {
    throw new UsageError(`${file}: this is a game of ${replay.game}, not a logic maze.`);
  }
  return resumeMaze(record as GameRecord<LogicMazeTypes>);
}
