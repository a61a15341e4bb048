import { ARENA_GAME_IDS } from '@dedalo/arena';
import type { GameId } from '@dedalo/catalogue';
import { ActAnswer, ActFault, ArenaMessage, HelloAnswer, schemasOf } from '@dedalo/protocol';
import { Argument, Command } from 'commander';
import { oneOf } from '../../values.ts';

export const schemaCommand = (): Command =>
  new Command('schema')
    .summary('print the JSON schemas of the messages, or of a game')
    .description(
      'Prints JSON schemas. Without a game {"arena","hello","act","fault"}: what the arena says, what is answered to a hello and to an act, and what instead of an action. With a game {"view","event","action"}: what act.view holds, one of the events, and how an action is written; also "config" where start.config is no text.',
    )
    .addArgument(new Argument('[game]', `one of ${ARENA_GAME_IDS.join(', ')}`).argParser(oneOf(ARENA_GAME_IDS)))
    .addHelpText(
      'after',
      `
Examples:
  dedalo bot schema
  dedalo bot schema stratego`,
    )
    .action((game: GameId | undefined) => {
      const schemas =
        game === undefined
          ? { arena: ArenaMessage, hello: HelloAnswer, act: ActAnswer, fault: ActFault }
          : schemasOf(game);
      process.stdout.write(`${JSON.stringify(schemas, null, 2)}\n`);
    });
