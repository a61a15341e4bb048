const names = (found: readonly string[]): string => (found.length === 0 ? '' : ` Found: ${found.join(', ')}.`);

export interface Found {
  readonly says: string;
  readonly found: readonly string[];
}

/** What is said of players that are classes: java:…, js:…, py:…. */
export const classes = {
  otherGame: (game: string) =>
    `only Stratego Duel is played by classes with the six described methods; for ${game} give the command of a program.`,
  problems: {
    'no-javac': () => 'javac is not installed: install a JDK of version 11 or newer.',
    'no-java': () => 'java is not installed: install a JDK of version 11 or newer.',
    'old-java': () => 'this Java is too old: install a JDK of version 11 or newer.',
    'no-python': () => 'python3 is not installed.',
    'no-classpath': ({ name }: { readonly name: string }) =>
      `where is the class ${name}? Give --classpath DIR|JAR, or java:DIR where a folder has one player.`,
    'no-cache': ({ folder, reason }: { readonly folder: string; readonly reason: string }) =>
      `the host cannot be kept in ${folder} (${reason}): make that folder writable, or set XDG_CACHE_HOME.`,
    'no-place': ({ place }: { readonly place: string }) => `${place} is not there.`,
    'compile-failed': ({ place }: { readonly place: string }) => `javac cannot compile what is in ${place}:`,
    'no-class': ({ says, found }: Found) =>
      `there is no class ${says}. Is the name whole, with its package, and is the right place given?${names(found)}`,
    'no-player': ({ says }: Found) =>
      `no class in ${says} can play: it needs the six methods, in Java by implements gj.stratego.player.Player.`,
    'several-players': ({ found }: Found) =>
      `there is more than one player, name the one you mean: ${found.join(', ')}.`,
    'not-a-player': ({ says, found }: Found) => `${says} does not implement gj.stratego.player.Player.${names(found)}`,
    'no-methods': ({ says, found }: Found) => `${says} lacks the methods ${found.join(', ')}.`,
    'no-constructor': ({ says }: Found) =>
      `${says} cannot be made: it needs a public constructor without arguments, and may not be abstract.`,
    broken: ({ says }: Found) => `it cannot be loaded: ${says}`,
    'no-answer': ({ says }: { readonly says: string }) => `its host does not answer (${says}).`,
  },
};
