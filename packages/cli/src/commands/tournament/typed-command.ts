import { formatCommandLine } from '../../arena/command-line.ts';

/** What is for one time only. */
const ONCE = ['--restart', '--json'];

/** The command as it was typed, to be typed again: all that it says decides which tournament it is. */
export function typedCommand(...more: readonly string[]): string {
  const args = process.argv.slice(2).filter((arg) => !ONCE.includes(arg));
  return formatCommandLine(['dedalo', ...args, ...more]);
}
