/** Flags of every command, anywhere on the command line. */
export interface GlobalFlags {
  readonly language: string | undefined;
  /** Line by line, even in a terminal. */
  readonly isPlain: boolean;
}

let flags: GlobalFlags = { language: undefined, isPlain: false };

export const globalFlags = (): GlobalFlags => flags;

/** Takes `--lang CODE` and `--plain` out of the arguments; after `--` nothing is a flag. */
export function takeGlobalFlags(args: readonly string[]): string[] {
  const rest: string[] = [];
  let { language, isPlain } = flags;
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]!;
    if (arg === '--') {
      rest.push(...args.slice(index));
      break;
    }
    if (arg === '--plain') isPlain = true;
    else if (arg === '--lang') language = args[++index] ?? '';
    else if (arg.startsWith('--lang=')) language = arg.slice('--lang='.length);
    else rest.push(arg);
  }
  flags = { language, isPlain };
  return rest;
}
