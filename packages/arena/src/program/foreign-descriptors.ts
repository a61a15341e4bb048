import { openSync, readdirSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';

/** Of the flags of a descriptor (proc_pid_fdinfo(5)): it is closed when another program is run. */
const CLOSED_ON_EXEC = 0o2000000;
const STANDARD = 3;

type Stream = 'pipe' | 'ignore' | number;

let known: readonly number[] | undefined;

/**
 * Descriptors that whoever started this process has left open. Node marks its own, and the lowest of these, to be closed in
 * the programs that it starts; the others would be handed on.
 */
const foreignDescriptors = (): readonly number[] => (known ??= find());

function find(): readonly number[] {
  try {
    return readdirSync('/proc/self/fdinfo').map(Number).filter(isHandedOn);
  } catch {
    return [];
  }
}

function isHandedOn(descriptor: number): boolean {
  if (descriptor < STANDARD) return false;
  try {
    const flags = /^flags:\s+(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'latin1'))?.[1] ?? '';
    return (Number.parseInt(flags, 8) & CLOSED_ON_EXEC) === 0;
  } catch {
    // That of the folder which was read.
    return false;
  }
}

let nowhere: number | undefined;

/** The streams of a program that is started: its own three, and nothing behind what it would inherit besides. */
export function ownStreams(...standard: readonly Stream[]): Stream[] {
  const streams: Stream[] = [...standard];
  for (const descriptor of foreignDescriptors()) {
    while (streams.length < descriptor) streams.push('ignore');
    streams[descriptor] = nowhere ??= openSync(devNull, 'r+');
  }
  return streams;
}
