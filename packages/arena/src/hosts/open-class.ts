import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import type { Limits } from '@dedalo/protocol/report';
import { err, ok, type Result } from '@dedalo/grid';
import { classRootsIn } from './class-roots.ts';
import type { ClassText } from './class-text.ts';
import { type FoundClass, type HostCommand, hostCommand } from './host-command.ts';
import type { HostProblem } from './host-problem.ts';
import { javaHost } from './java-host.ts';
import { compileJava, sourcesIn } from './java-sources.ts';

export interface ClassOrder {
  readonly text: ClassText;
  /** Folders and archives with classes of Java, or with sources. */
  readonly classpath: readonly string[];
  /** Relative paths are meant from there. */
  readonly folder: string;
  readonly limits: Pick<Limits, 'memory'>;
}

export interface OpenedClass extends HostCommand {
  /** Folders with what was compiled; whoever opened the class removes them. */
  readonly temporary: readonly string[];
}

/** Finds a class, compiles what has to be compiled, and says how its host is started. */
export async function openClass(order: ClassOrder): Promise<Result<OpenedClass, HostProblem>> {
  const { text, folder, limits } = order;
  if (text.language === 'java') return openJava(text.target, order);
  const file = resolve(folder, text.file);
  if (!statOf(file)?.isFile()) return err({ code: 'no-place', place: text.file });
  const found: FoundClass = { ...text, file };
  const hosted = hostCommand(found, limits);
  // A class imports what lies beside it.
  return ok({ ...hosted, reads: [...hosted.reads, resolve(file, '..')], temporary: [] });
}

async function openJava(
  target: string,
  { classpath, folder, limits }: ClassOrder,
): Promise<Result<OpenedClass, HostProblem>> {
  const isPlace = isJavaPlace(target, folder);
  const places = [...(isPlace ? [target] : []), ...classpath].map((place) => resolve(folder, place));
  const missing = places.find((place) => !statOf(place));
  if (missing !== undefined) return err({ code: 'no-place', place: missing });
  if (places.length === 0) return err({ code: 'no-classpath', name: target });
  const host = await javaHost();
  if (!host.ok) return host;
  const compiled = await compilePlaces(places, host.value);
  if (!compiled.ok) return compiled;
  const { compiledPlaces, temporary } = compiled.value;
  const whole = compiledPlaces.flat();
  const found: FoundClass = {
    language: 'java',
    host: host.value,
    places: whole,
    // The class path may hold other players, such as the opponent.
    player: isPlace ? { in: compiledPlaces[0]! } : { name: target },
  };
  const hosted = hostCommand(found, limits);
  return ok({ ...hosted, reads: [...hosted.reads, ...whole], temporary });
}

/** A folder or an archive; all else is the name of a class. */
export const isJavaPlace = (target: string, folder: string): boolean =>
  /[/\\]|\.jar$/.test(target) || statOf(resolve(folder, target))?.isDirectory() === true;

interface Compiled {
  /** Each place, followed by the folders in it where classes are, or by the folder of what was compiled of it. */
  readonly compiledPlaces: readonly (readonly string[])[];
  readonly temporary: readonly string[];
}

/** Sources are compiled into a folder of their own. */
async function compilePlaces(places: readonly string[], host: string): Promise<Result<Compiled, HostProblem>> {
  const temporary: string[] = [];
  const compiledPlaces: string[][] = [];
  for (const place of places) {
    const sources = await sourcesIn(place);
    compiledPlaces.push([place, ...(await classRootsIn(place))]);
    if (sources.length === 0) continue;
    const to = await mkdtemp(join(tmpdir(), 'dedalo-classes-'));
    temporary.push(to);
    const compiled = await compileJava(place, { sources, classpath: [host, ...places].join(delimiter), to });
    if (!compiled.ok) {
      await removeFolders(temporary);
      return compiled;
    }
    compiledPlaces.at(-1)!.push(to);
  }
  return ok({ compiledPlaces, temporary });
}

export async function removeFolders(folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

const statOf = (path: string): ReturnType<typeof statSync> | undefined => statSync(path, { throwIfNoEntry: false });
