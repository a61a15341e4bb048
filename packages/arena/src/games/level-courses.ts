import type { Game, GameTypes } from '@dedalo/engine';
import { err, ok, type Result } from '@dedalo/grid';
import type { Settings } from '@dedalo/protocol/report';
import type { Course, ReadFiles, Setting } from './arena-game.ts';
import type { CourseProblem } from './course-problem.ts';
import { SettingsReader } from './settings-reader.ts';

interface Entry<L> {
  readonly level: L;
  readonly title?: string;
}

interface Collection<L> {
  readonly entries: readonly Entry<L>[];
}

/** A game that is played on levels, one after the other. */
export interface LevelGame<T extends GameTypes, L, P extends string> {
  readonly game: Game<T>;
  readonly packs: readonly P[];
  readonly usualPack: P;
  readonly usualLimit: number;
  readonly mostLimit: number;
  readonly find: (pack: P) => Collection<L>;
  readonly parse: (text: string) => Result<Collection<L>, GameTypes['Problem']>;
  readonly createConfig: (level: L, actionLimit: number) => Result<T['Config'], GameTypes['Problem']>;
}

/** A pack or a file, the levels of it that are meant, and the limit of each. */
export const levelSettings = ({
  packs,
  mostLimit,
}: Pick<LevelGame<never, never, string>, 'packs' | 'mostLimit'>): Setting[] => [
  { name: 'levels', values: `${packs.join(' | ')} | FILE` },
  { name: 'first', values: '1…' },
  { name: 'last', values: '1…' },
  { name: 'limit', values: `1…${mostLimit}` },
];

export function levelCourses<T extends GameTypes, L, P extends string>(
  levelGame: LevelGame<T, L, P>,
  settings: Settings,
  files: ReadFiles,
): Result<readonly Course<T>[], CourseProblem> {
  const reader = new SettingsReader(settings, levelSettings(levelGame));
  const limit = reader.whole('limit') ?? levelGame.usualLimit;
  const read = readCollection(levelGame, reader, files);
  if (!read.ok) return read;
  const entries = entriesBetween(reader, read.value.entries);
  if (reader.problem) return err(reader.problem);
  const courses: Course<T>[] = [];
  for (const { level, title } of entries) {
    const config = levelGame.createConfig(level, limit);
    if (!config.ok) return err({ code: 'no-game', game: levelGame.game.id, problem: config.error });
    courses.push({ ...(title !== undefined && { title }), config: config.value });
  }
  return ok(courses);
}

function readCollection<T extends GameTypes, L, P extends string>(
  { game, packs, usualPack, find, parse }: LevelGame<T, L, P>,
  reader: SettingsReader,
  files: ReadFiles,
): Result<Collection<L>, CourseProblem> {
  const wanted = reader.text('levels') ?? usualPack;
  const pack = packs.find((name) => name === wanted);
  if (pack !== undefined) return ok(find(pack));
  const text = files.text(wanted);
  if (text === undefined) return err({ code: 'unreadable-file', name: 'levels', file: wanted });
  const read = parse(text);
  return read.ok ? read : err({ code: 'bad-file', file: wanted, game: game.id, problem: read.error });
}

/** Those from `first` to `last`, counted from 1, both included. */
function entriesBetween<E>(reader: SettingsReader, entries: readonly E[]): readonly E[] {
  const first = reader.whole('first') ?? 1;
  const last = reader.whole('last') ?? entries.length;
  if (first < 1 || first > entries.length) reader.refuse('first');
  else if (last < first) reader.refuse('last');
  return entries.slice(first - 1, last);
}
