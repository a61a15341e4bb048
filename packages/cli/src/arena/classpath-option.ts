import { delimiter } from 'node:path';
import { Option } from 'commander';

export interface ClasspathFlags {
  readonly classpath?: readonly string[];
}

/** Repeatable, or with the system's separator between paths, as `java` takes it. */
export const classpathOption = (): Option =>
  new Option(
    '--classpath <DIR|JAR>',
    'where classes of Java are, or their sources; as often as wanted, for all players',
  ).argParser((text: string, before: readonly string[] | undefined) => [
    ...(before ?? []),
    ...text.split(delimiter).filter((place) => place !== ''),
  ]);

export const formatClasspath = ({ classpath = [] }: ClasspathFlags): string[] =>
  classpath.flatMap((place) => ['--classpath', place]);
