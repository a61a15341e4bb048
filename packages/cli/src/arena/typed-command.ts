import { formatCommandLine } from './command-line.ts';

/** What is for one time only. */
const ONCE = ['--restart', '--json'];
/** Kept in the folder of the tournament, and secret until the end. */
const SECRET = '--secret';

const isTyped = (arg: string, index: number, args: readonly string[]): boolean =>
  !ONCE.includes(arg) && arg !== SECRET && !arg.startsWith(`${SECRET}=`) && args[index - 1] !== SECRET;

/** The command as it was typed, for typing it again: everything in it decides which games are played. */
export function typedCommand(...more: readonly string[]): string {
  return formatCommandLine(['dedalo', ...process.argv.slice(2).filter(isTyped), ...more]);
}
