import { delimiter } from 'node:path';
import { Option } from 'commander';

export interface ClasspathFlags {
  readonly classpath?: readonly string[];
}

/** As often as wanted, or as `java` takes it: with the separator of the system between them. */
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
