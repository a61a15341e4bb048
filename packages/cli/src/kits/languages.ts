/** A programming language for `dedalo bot new`. */
export interface KitLanguage {
  /** Its usual name. */
  readonly title: string;
  /** The file of the player, and how those of its templates end. */
  readonly player: string;
  readonly ending: string;
  /** Files that are the same for every game. The first is the helper, which the types of the view follow. */
  readonly files: readonly string[];
  /** The content of `bot.toml`. */
  readonly command: string;
  readonly build?: string;
  /** The command of the test on recorded positions; where something is built, it builds the player too. */
  readonly test: string;
  /** What must be installed. */
  readonly needs: string;
  /** How VS Code starts a program in its debugger, for testing and for playing. */
  readonly launch: { readonly type: string; readonly test: object; readonly play: object };
}

const FOLDER = '${workspaceFolder}';

export const KIT_LANGUAGES = {
  python: {
    title: 'Python',
    player: 'bot.py',
    ending: '.py',
    files: ['dedalo.py', 'test_bot.py'],
    command: 'python3 bot.py',
    test: 'python3 -m unittest',
    needs: 'Python 3.10 or newer.',
    launch: { type: 'debugpy', test: { module: 'unittest' }, play: { program: `${FOLDER}/bot.py` } },
  },
  typescript: {
    title: 'TypeScript',
    player: 'bot.ts',
    ending: '.ts',
    files: ['dedalo.ts', 'bot.test.ts', 'package.json', 'tsconfig.json'],
    command: 'node bot.ts',
    test: 'node --test',
    needs:
      'Node 24.2 or newer, which runs TypeScript as it is. Node 22.18 does too, but has no `import.meta.main`: there the last line of `bot.ts` is a file of its own. Node 22.6 needs `--experimental-strip-types` besides; older ones need a compiler. An editor knows the types of Node after `npm install --save-dev @types/node`.',
    launch: { type: 'node', test: { program: `${FOLDER}/bot.test.ts` }, play: { program: `${FOLDER}/bot.ts` } },
  },
  javascript: {
    title: 'JavaScript',
    player: 'bot.js',
    ending: '.js',
    files: ['dedalo.js', 'bot.test.js', 'package.json'],
    command: 'node bot.js',
    test: 'node --test',
    needs:
      'Node 24.2 or newer. An older one has no `import.meta.main`: there the last line of `bot.js` is a file of its own.',
    launch: { type: 'node', test: { program: `${FOLDER}/bot.test.js` }, play: { program: `${FOLDER}/bot.js` } },
  },
  java: {
    title: 'Java',
    player: 'Bot.java',
    ending: '.java',
    files: ['Dedalo.java', 'BotTest.java'],
    command: 'java -cp build Bot',
    build: 'javac -d build Bot.java Dedalo.java',
    test: 'javac -d build Bot.java Dedalo.java BotTest.java && java -cp build BotTest',
    needs: 'A JDK of 17 or newer.',
    launch: { type: 'java', test: { mainClass: 'BotTest' }, play: { mainClass: 'Bot' } },
  },
  c: {
    title: 'C',
    player: 'bot.c',
    ending: '.c',
    files: ['dedalo.h', 'test_bot.c', 'Makefile'],
    command: './bot',
    build: 'cc -std=c11 -O2 -o bot bot.c',
    test: 'make test',
    needs: 'A compiler of C11 as `cc`, and make for the test.',
    launch: {
      type: 'cppdbg',
      test: { program: `${FOLDER}/test_bot`, MIMode: 'gdb' },
      play: { program: `${FOLDER}/bot`, MIMode: 'gdb' },
    },
  },
} as const satisfies Readonly<Record<string, KitLanguage>>;

export type KitLanguageId = keyof typeof KIT_LANGUAGES;
export const KIT_LANGUAGE_IDS = Object.keys(KIT_LANGUAGES) as KitLanguageId[];
