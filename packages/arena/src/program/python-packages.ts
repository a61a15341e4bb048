import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

export interface PythonPackages {
  /** What PYTHONUSERBASE says; undefined where the user has no packages. */
  readonly base: string | undefined;
  /** The folders with nothing but packages. */
  readonly shown: readonly string[];
}

let known: PythonPackages | undefined;

/** Packages of Python that the user has installed, such as numpy: a program has another HOME and would not find them. */
export function pythonPackages(): PythonPackages {
  known ??= find(process.env['PYTHONUSERBASE'] ?? join(homedir(), '.local'));
  return known;
}

function find(base: string): PythonPackages {
  const lib = join(base, 'lib');
  const versions = existsSync(lib) ? readdirSync(lib).filter((name) => /^python\d/.test(name)) : [];
  return {
    base: versions.length > 0 ? base : undefined,
    shown: versions.map((name) => join(lib, name, 'site-packages')).filter((path) => existsSync(path)),
  };
}
