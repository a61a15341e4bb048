/**
 * Meets the whole hostile set in a process that does nothing else, and prints how that went as a line of JSON. With the
 * word `sandbox` they are shut in.
 */
import { HOSTILE_SET } from './hostile-set.ts';
import { meet, type Meeting } from './meet.ts';
import { peakMemory } from './peak-memory.ts';

export interface Report {
  readonly meetings: Readonly<Record<string, Meeting>>;
  /** The most memory that this process ever had, in bytes. */
  readonly peak: number;
}

const isSandboxed = process.argv[2] === 'sandbox';
const meetings: Record<string, Meeting> = {};
for (const hostile of HOSTILE_SET) meetings[hostile.file] = await meet({ ...hostile, isSandboxed });
const report: Report = { meetings, peak: peakMemory() };
console.log(JSON.stringify(report));
