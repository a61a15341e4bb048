/** What the terminal on standard output can do. */
export interface Terminal {
  readonly isTerminal: boolean;
  readonly colour: boolean;
  readonly columns: number;
  readonly rows: number;
  /** Whether more than ASCII can be shown. */
  readonly unicode: boolean;
}

export function terminal(): Terminal {
  const { stdout, env } = process;
  const isTerminal = stdout.isTTY && env['TERM'] !== 'dumb';
  return {
    isTerminal,
    colour: hasColour(env, { isTerminal }),
    columns: stdout.columns || 80,
    rows: stdout.rows || 24,
    unicode: isUnicode(env, process.platform),
  };
}

const FORCED = ['', '1', '2', '3', 'true'];

/**
 * FORCE_COLOR alone decides if it is set, then NO_COLOR, as in Node's `getColorDepth`; else whether it is a terminal.
 */
export function hasColour(env: NodeJS.ProcessEnv, { isTerminal }: { readonly isTerminal: boolean }): boolean {
  const { FORCE_COLOR, NO_COLOR } = env;
  if (FORCE_COLOR !== undefined) return FORCED.includes(FORCE_COLOR);
  return isTerminal && !NO_COLOR;
}

/** Only on Unix does the locale tell the character set; elsewhere terminals know the signs. */
function isUnicode({ LC_ALL, LC_CTYPE, LANG }: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean {
  if (platform === 'win32' || platform === 'darwin') return true;
  const locale = [LC_ALL, LC_CTYPE, LANG].find((value) => value !== undefined && value !== '');
  return locale === undefined || /utf-?8/i.test(locale);
}
