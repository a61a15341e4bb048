import { type Collection, formatLevel, type GeneratedLevel, type LevelRequest } from '@dedalo/sokoban';
import { speech } from '../../../../speech.ts';
import { formatTable } from '../../../../table.ts';
import { figure } from '../solve/report.ts';

export const titleOf = ({ difficulty, seed }: LevelRequest, number: number): string =>
  `${difficulty[0]!.toUpperCase()}${difficulty.slice(1)} ${seed}-${number}`;

/** The levels in file format, each with its solution and its measures. */
export function collectionOf(request: LevelRequest, levels: readonly GeneratedLevel[]): Collection {
  const { width, height, boxes, difficulty, seed } = request;
  return {
    title: `Generated: ${difficulty}, ${width}×${height}, ${boxes} boxes, seed ${seed}`,
    notes: [],
    entries: levels.map(({ level, letters, moves, measures }, index) => ({
      level,
      line: 0,
      title: titleOf(request, index + 1),
      notes: [
        `Measured: box changes ${measures.boxChanges}, detours ${measures.detours}, wrong turns ${measures.wrongTurns}`,
      ],
      games: [{ title: `Solution/Pushes ${moves}/${measures.pushes}`, moves: { letters }, notes: [] }],
    })),
  };
}

/** What `--json` prints for a level. */
export const jsonOf = (request: LevelRequest, made: GeneratedLevel, index: number): object => ({
  title: titleOf(request, index + 1),
  board: formatLevel(made.level),
  letters: made.letters,
  moves: made.moves,
  pushes: made.measures.pushes,
  boxChanges: made.measures.boxChanges,
  detours: made.measures.detours,
  wrongTurns: made.measures.wrongTurns,
});

export function generatedTable(request: LevelRequest, levels: readonly GeneratedLevel[]): string {
  const { files, games } = speech();
  const rows = levels.map(({ moves, measures }, index) => [
    titleOf(request, index + 1),
    ...[moves, measures.pushes, measures.boxChanges, measures.detours, measures.wrongTurns].map((value) =>
      figure(value),
    ),
  ]);
  const { titleHead, movesHead, pushesHead } = games.sokoban;
  return formatTable([titleHead, movesHead, pushesHead, ...files.generate.heads], rows, { left: [0] });
}
