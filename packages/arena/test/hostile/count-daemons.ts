import { readFileSync } from 'node:fs';
import { readProcesses } from '@dedalo/arena/program/process-table';

/** How many processes have a text in their command line: so a test finds those that the arena may have lost. */
export const countDaemons = (text: string): number =>
  readProcesses().filter(({ pid }) => pid !== process.pid && commandLine(pid).includes(text)).length;

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
