import type { View } from '../state.ts';

/** What is drawn of a sign of the maze: the entrance is drawn as the wall that it is from inside (P24). */
const DRAWN: Readonly<Record<string, string>> = { E: '#', '?': ' ' };

/** A sign and a blank a cell: `P` the player, `X` an opponent, `U` exit, `.` open, `#` wall (P24, PB22). */
export function drawView({ cells, columns, hero, opponents }: View): string {
  return cells
    .map((row, y) =>
      [...row]
        .map((sign, x) => {
          const cell = y * columns + x;
          if (cell === hero.at) return 'P ';
          return opponents.some(({ at }) => at === cell) ? 'X ' : `${DRAWN[sign] ?? sign} `;
        })
        .join(''),
    )
    .join('\n');
}
