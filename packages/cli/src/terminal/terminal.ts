/** What the terminal on standard output can do. */
export interface Terminal {
  readonly isTerminal: boolean;
  readonly colour: boolean;
  readonly columns: number;
  readonly rows: number;
}

export function terminal(): Terminal {
  const { stdout, env } = process;
  const isTerminal = stdout.isTTY && env['TERM'] !== 'dumb';
  return {
    isTerminal,
    colour: isTerminal && !env['NO_COLOR'],
    columns: stdout.columns || 80,
    rows: stdout.rows || 24,
  };
}
