import type { GameTypes } from '@dedalo/engine';
import { err, ok, type Result } from '@dedalo/grid';
import type { ReadFiles } from './arena-game.ts';
import type { CourseProblem } from './course-problem.ts';
import type { SettingsReader } from './settings-reader.ts';

/** Where the levels of a game come from. */
interface LevelSource<C, P extends string> {
  readonly game: string;
  readonly packs: readonly P[];
  readonly usual: P;
  readonly find: (pack: P) => C;
  readonly parse: (text: string) => Result<C, GameTypes['Problem']>;
}

/** The setting `levels`: the name of a pack, or a file. */
export function readLevelsSetting<C, P extends string>(
  reader: SettingsReader,
  files: ReadFiles,
  { game, packs, usual, find, parse }: LevelSource<C, P>,
): Result<C, CourseProblem> {
  const wanted = reader.text('levels') ?? usual;
  const pack = packs.find((name) => name === wanted);
  if (pack !== undefined) return ok(find(pack));
  const text = files.text(wanted);
  if (text === undefined) return err({ code: 'unreadable-file', name: 'levels', file: wanted });
  const read = parse(text);
  return read.ok ? read : err({ code: 'bad-file', file: wanted, game, problem: read.error });
}
