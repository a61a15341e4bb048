import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import type { Limits } from '@dedalo/protocol/report';
import { err, ok, type Result } from '@dedalo/grid';
import { classRootsIn } from '../../hosts/class-roots.ts';
import { type HostCommand, hostCommand } from '../../hosts/host-command.ts';
import type { HostProblem } from '../../hosts/host-problem.ts';
import { javaHost } from '../../hosts/java-host.ts';
import { javacWords, sourcesIn } from '../../hosts/java-sources.ts';
import { isJavaPlace } from '../../hosts/open-class.ts';
import type { ClassEntry } from '../settings/tournament-file.ts';

/** Where what was compiled of a hand-in is, in its copy. */
const CLASSES = '.dedalo-classes';

interface Copy {
  readonly folder: string;
  readonly limits: Pick<Limits, 'memory'>;
}

/** How the host of a hand-in is started that lies, compiled if need be, in a folder. */
export async function classCommand(entry: ClassEntry, copy: Copy): Promise<Result<HostCommand, HostProblem>> {
  const { player } = entry;
  const { folder, limits } = copy;
  if (player.language !== 'java') {
    const file = resolve(folder, player.file);
    return existsSync(file)
      ? ok(hostCommand({ ...player, file }, limits))
      : err({ code: 'no-place', place: player.file });
  }
  const host = await javaHost();
  if (!host.ok) return host;
  const compiled = join(folder, CLASSES);
  const given = placesOf(entry, folder);
  const missing = given.find((place) => !existsSync(resolve(folder, place)));
  if (missing !== undefined) return err({ code: 'no-place', place: missing });
  const whole = given.map((place) => resolve(folder, place));
  const roots = await Promise.all(whole.map(classRootsIn));
  const places = [...whole, ...roots.flat(), ...(existsSync(compiled) ? [compiled] : [])];
  const wanted = isJavaPlace(player.target, folder) ? { in: places } : { name: player.target };
  return ok(hostCommand({ language: 'java', host: host.value, places, player: wanted }, limits));
}

/** What compiles a hand-in that consists of sources, from its folder; undefined where nothing has to be. */
export async function compileCommand(
  entry: ClassEntry,
  folder: string,
): Promise<
  Result<{ readonly command: readonly string[]; readonly reads: readonly string[] } | undefined, HostProblem>
> {
  if (entry.player.language !== 'java') return ok(undefined);
  const places = placesOf(entry, folder);
  const sources: string[] = [];
  for (const place of places) {
    for (const source of await sourcesIn(resolve(folder, place))) sources.push(join(place, source));
  }
  if (sources.length === 0) return ok(undefined);
  const host = await javaHost();
  if (!host.ok) return host;
  const classpath = [host.value, ...places].join(delimiter);
  return ok({ command: ['javac', ...javacWords({ sources, classpath, to: CLASSES })], reads: [host.value] });
}

/** From the folder of the hand-in. */
function placesOf({ player, classpath }: ClassEntry, folder: string): readonly string[] {
  const isPlace = player.language === 'java' && isJavaPlace(player.target, folder);
  return isPlace ? [player.target, ...classpath.filter((place) => place !== '.')] : classpath;
}
