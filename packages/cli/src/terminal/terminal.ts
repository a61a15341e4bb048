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
    colour: isTerminal && !env['NO_COLOR'],
    columns: stdout.columns || 80,
    rows: stdout.rows || 24,
    unicode: isUnicode(env, process.platform),
  };
}

/** Elsewhere than on Unix the locale says nothing of the signs, and terminals know them. */
function isUnicode({ LC_ALL, LC_CTYPE, LANG }: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean {
  if (platform === 'win32' || platform === 'darwin') return true;
  const locale = [LC_ALL, LC_CTYPE, LANG].find((value) => value !== undefined && value !== '');
  return locale === undefined || /utf-?8/i.test(locale);
}
