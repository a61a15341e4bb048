import { formatClassText } from '../../hosts/class-text.ts';
import { hashOf } from '../run/identity.ts';
import type { PlayerEntry } from '../settings/tournament-file.ts';

/** Hashes of all versions that have ever been ready to play, by their names. */
export type Contents = ReadonlyMap<string, string>;

/** What of a player decides its games, with the fingerprint of its files: never where it lies on this machine. */
export const versionHash = (entry: PlayerEntry, content: string): string => hashOf({ content, ...factsOf(entry) });

function factsOf(entry: PlayerEntry): object {
  if (entry.kind === 'bot') return entry;
  const { kind, name, build } = entry;
  if ('command' in entry) return { kind, name, command: entry.command, build };
  return { kind, name, player: formatClassText(entry.player), classpath: entry.classpath, build };
}

/**
 * The name of a version in the names of games and files: `ada`, and after a change `ada.2`, which no other player can be
 * called. Whoever goes back to an earlier version has its name again, and its games.
 */
export function versionName(slug: string, hash: string, contents: Contents): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? slug : `${slug}.${number}`;
    const known = contents.get(name);
    if (known === undefined || known === hash) return name;
  }
}

/** What has become of a player since the run before. */
export interface Change {
  readonly code: 'added' | 'changed' | 'removed';
  readonly name: string;
}

/** By name: the version that takes part. */
export type Versions = ReadonlyMap<string, string>;

export function changesOf(before: Versions, now: Versions): Change[] {
  const names = [...new Set([...before.keys(), ...now.keys()])];
  return names.flatMap((name): Change[] => {
    if (before.get(name) === now.get(name)) return [];
    const code = !before.has(name) ? 'added' : now.has(name) ? 'changed' : 'removed';
    return [{ code, name }];
  });
}
