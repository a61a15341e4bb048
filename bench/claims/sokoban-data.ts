import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Collection,
  decodeLevelFile,
  directionOf,
  formatLevels,
  isSameLevel,
  LEVEL_FORMATS,
  type LevelEntry,
  metricsOf,
  readLevels,
} from '@dedalo/sokoban';
import { allRight, type Claim, type Finding, type ProofOptions } from './claim.ts';

const SUFFIXES = ['.xsb', '.sok', '.slc'];
/** Text files may be anything; Boxoban's have their levels numbered from 0. */
const isLevelFile = (name: string): boolean =>
  SUFFIXES.some((suffix) => name.endsWith(suffix)) || /^boxoban-.*\d\.txt$/.test(name);

function readFile(path: string): Collection {
  const read = readLevels(decodeLevelFile(readFileSync(path)));
  if (!read.ok) throw new Error(`${path}: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** How many levels come back as they were, with all that is written about them. */
function cameBack({ title, author, notes, entries }: Collection, text: string): number {
  const again = readLevels(text);
  if (!again.ok || again.value.entries.length !== entries.length) return 0;
  const { value } = again;
  const head = JSON.stringify([title, author, notes]);
  if (head !== JSON.stringify([value.title, value.author, value.notes])) return 0;
  const words = (entry: LevelEntry): string => JSON.stringify([entry.title, entry.author, entry.notes, entry.games]);
  return entries.filter((entry, index) => {
    const other = again.value.entries[index]!;
    return isSameLevel(entry.level, other.level) && words(entry) === words(other);
  }).length;
}

/** Whether a solution solves its level with the moves and pushes that its title states. */
function isAsStated({ level, games }: LevelEntry): boolean {
  const [game] = games;
  const stated = /^Solution (\d+)\/(\d+)$/
    .exec(game?.title ?? '')
    ?.slice(1)
    .map(Number);
  const measured = metricsOf(
    level,
    [...(game?.moves.letters ?? '')].flatMap((letter) => directionOf(letter) ?? []),
  );
  if (!stated || 'refusedAt' in measured || !measured.isSolved) return false;
  return measured.metrics.moves === stated[0] && measured.metrics.pushes === stated[1];
}

function* findings({ data, isSample }: ProofOptions): Iterable<Finding> {
  if (data === undefined) {
    if (isSample) return;
    const claim = 'Sokoban files: read, written, read again';
    yield { claim, bar: 'all', measured: 'give --data DIR', verdict: 'not run' };
    return;
  }
  const folder = join(data, 'sokoban');
  for (const name of readdirSync(folder).filter(isLevelFile).toSorted()) {
    const collection = readFile(join(folder, name));
    const total = collection.entries.length;
    const right = Math.min(...LEVEL_FORMATS.map((format) => cameBack(collection, formatLevels(collection, format))));
    yield allRight(`Sokoban ${name}: the same again through ${LEVEL_FORMATS.join(', ')}`, { right, total });
    const solved = collection.entries.filter(({ games }) => games.length > 0);
    if (solved.length === 0) continue;
    const asStated = solved.filter(isAsStated).length;
    yield allRight(`Sokoban ${name}: solutions solve as stated`, { right: asStated, total: solved.length });
  }
}

export const sokobanData: Claim = { kind: 'correctness', findings };
