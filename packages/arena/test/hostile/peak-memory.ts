import { readFileSync } from 'node:fs';

/** The most memory that this process ever had, in bytes. What getrusage(2) tells is that of its parent, if it had more. */
export function peakMemory(): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
