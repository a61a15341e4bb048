import { type GameRecord, Session } from '@dedalo/engine';
import { createConfig, findPack, isSameLevel, type Mode, PACKS, sokoban, type SokobanTypes } from '@dedalo/sokoban';
import { levelOf, type LevelSource, titleOf } from './level-source.ts';
import { readReplay } from './read-replay.ts';
import { sokobanFileProblem } from './sentences/sokoban.ts';
import { UsageError } from './usage.ts';

/** A level being played, and where it comes from as far as that is known. */
export interface LevelSession {
  readonly session: Session<SokobanTypes>;
  readonly origin: LevelOrigin | undefined;
}

export interface LevelOrigin {
  readonly source: LevelSource;
  readonly number: number;
}

export function startLevel(origin: LevelOrigin, mode: Mode): LevelSession {
  const { source, number } = origin;
  const config = createConfig(levelOf(source, number).level, { mode });
  if (!config.ok) throw new UsageError(sokobanFileProblem(source.name, config.error));
  const title = titleOf(source, number);
  return { session: new Session(sokoban, { title, config: config.value, seed: '', names: ['Player'] }), origin };
}

export async function resumeLevel(file: string): Promise<LevelSession> {
  const { replay, record } = await readReplay(file);
  if (replay.game !== sokoban.id) throw new UsageError(`${file}: this is a game of ${replay.game}, not of Sokoban.`);
  const session = Session.resume(sokoban, record as GameRecord<SokobanTypes>);
  return { session, origin: findInPacks(session) };
}

function findInPacks({ config }: Session<SokobanTypes>): LevelOrigin | undefined {
  for (const name of PACKS) {
    const collection = findPack(name);
    const index = collection.entries.findIndex(({ level }) => isSameLevel(level, config.level));
    if (index !== -1) return { source: { name, collection }, number: index + 1 };
  }
  return undefined;
}
