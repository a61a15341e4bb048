import type { GameId } from '@dedalo/catalogue';
import type { KitGame } from './games.ts';
import { DEBUG_PORT } from './launch-file.ts';
import type { KitLanguage } from './languages.ts';
import type { KitCommands } from './commands.ts';
import type { ViewField } from './view-types.ts';

export interface ReadmeFacts {
  readonly name: string;
  readonly game: GameId;
  readonly about: KitGame;
  readonly language: KitLanguage;
  readonly commands: KitCommands;
  readonly view: readonly ViewField[];
}

/** One page. */
export const readmeText = ({ name, game, about, language, commands, view }: ReadmeFacts): string => `# ${name}

A player of ${about.title} in ${language.title}. It ${about.does}.

\`\`\`sh
${commands.test}
${commands.check}
${commands.match}
\`\`\`

The first tries it on recorded positions, the second holds whole conversations with it and says what is wrong, the third
plays against a bot that draws. \`dedalo bots ${game}\` lists stronger ones. ${language.needs}

## What is where

- \`${language.player}\` is the player. **Everything is in \`choose\`**; the comments say what to change first.
- \`${language.files[0]}\` talks to the arena and needs no change. It has \`debug\`, which prints to the log of the game:
  standard output is for answers only.
- \`positions.json\` has the recorded positions, \`${language.files[1]}\` the test.
- \`bot.toml\` says how the player is${language.build === undefined ? '' : ' built and'} started. Hand in the whole folder.
- \`.vscode/launch.json\` starts the test in the debugger of VS Code, or the player: then it plays the game of
  \`dedalo bot debug --game ${game} --listen ${DEBUG_PORT}\`, which waits as long as you like.

## What to try next

${about.ideas.map((idea) => `- ${idea}`).join('\n')}

Draw from the \`random\` of the turn only: it is seeded with a number of your seat's own, so that a game can be played again.

## What the player sees

\`choose\` is asked with a turn, which has the \`view\`, the \`legal\` actions, your \`seat\` (counted from 0), the clock in milliseconds, and
\`random\`. The view has:

${view.map(({ name, description = '' }) => `- \`${name}\`: ${description}`).join('\n')}

All fields: \`dedalo bot schema ${game}\`, and docs/protocol.md of Dedalo.
`;
