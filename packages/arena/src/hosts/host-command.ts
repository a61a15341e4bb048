import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Limits } from '@dedalo/protocol/report';

/** A class of which everything is found, with whole paths. */
export type FoundClass =
  | FoundJavaClass
  | { readonly language: 'js' | 'py'; readonly file: string; readonly name?: string };

interface FoundJavaClass {
  readonly language: 'java';
  /** The classes of the host. */
  readonly host: string;
  /** Without a name it is the only player in some of the places. */
  readonly player: { readonly name: string } | { readonly in: readonly string[] };
  readonly places: readonly string[];
}

/** Compiled, the ending is another. */
const JAVASCRIPT_HOST = ['./javascript/host.mts', './javascript/host.mjs']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))!;
const PYTHON_HOST = fileURLToPath(new URL('../../hosts/python/host.py', import.meta.url));

const MB = 1024 * 1024;

export interface HostCommand {
  readonly command: readonly string[];
  /** What has to be there in a sandbox. */
  readonly reads: readonly string[];
  /** Whoever wrote the player wrote methods, and knows nothing of messages. */
  readonly isClass: true;
}

/** How the host of a class is started: a program like any other. */
export function hostCommand(found: FoundClass, { memory }: Pick<Limits, 'memory'>): HostCommand {
  if (found.language === 'java') return javaCommand(found, memory);
  const [program, host] = found.language === 'js' ? ['node', JAVASCRIPT_HOST] : ['python3', PYTHON_HOST];
  return {
    command: [program, host, found.file, ...(found.name === undefined ? [] : [found.name])],
    reads: [host],
    isClass: true,
  };
}

function javaCommand({ host, player, places }: FoundJavaClass, memory: number): HostCommand {
  const classpath = [host, ...places].join(delimiter);
  const words = 'in' in player ? ['in', ...player.in] : ['class', player.name, ...places];
  const command = ['java', ...javaOptions(memory), '-cp', classpath, 'dedalo.host.Host', ...words];
  return { command, reads: [host], isClass: true };
}

/**
 * A heap that is used up is an OutOfMemoryError with its stack trace; beyond the limit of the arena the program would only be
 * ended. One player needs no collector with threads of its own.
 */
const javaOptions = (memory: number): readonly string[] => [
  '-XX:+UseSerialGC',
  `-Xmx${Math.max(8, Math.floor((memory / MB) * 0.75))}m`,
  '-Dfile.encoding=UTF-8',
  '-Dstderr.encoding=UTF-8',
  '-Dsun.stderr.encoding=UTF-8',
];
