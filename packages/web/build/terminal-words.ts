import type { Plugin } from 'vite';

/** What only the terminal says. The first screen would load it in vain. */
export const TERMINAL_WORDS = ['files', 'plain', 'server'] as const;

const FILE = new RegExp(`[\\\\/]packages[\\\\/]words[\\\\/]src[\\\\/]\\w+[\\\\/](${TERMINAL_WORDS.join('|')})\\.ts$`);

/** Leaves the words of the terminal out of the browser client, in every language. */
export const withoutTerminalWords = (): Plugin => ({
  name: 'dedalo-terminal-words',
  enforce: 'pre',
  load: {
    filter: { id: FILE },
    handler: (id) => `export const ${FILE.exec(id)![1]!} = {};`,
  },
});
