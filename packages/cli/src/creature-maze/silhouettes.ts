/** Pictures of the creatures, looking to the right: rows of equal width. */
const UNICODE: readonly (readonly string[])[] = [
  ['        ▄▄▖ ', '▖   ▗▄▄▟██▛▘', '▜▄▄▟██████▘ ', ' ▝▀▜█▛▀▜█▌  ', '   ▐█▖  █▙  '],
  ['     ▗▌▐▖   ', '    ▗▟███▛▘ ', ' ▄▄▟████▛   ', '▝▀▀▜████▙▖  ', '    ▜▙▖▝▜▙▖ '],
  ['  ▗▄  ▄▖    ', ' ▟██▙▟██▙▖▄▖', '▟█████████▛▘', '▀▛▀▛▀▛▀▛▀   ', '▗▘▗▘▗▘▗▘    '],
  ['▗▖   ▗▟▛    ', '▐█▙▖▟██▙▄▖  ', ' ▜███████▛  ', '  ▝▜███▛▘   ', '    ▐▌▐▌    '],
];

const ASCII: readonly (readonly string[])[] = [
  ['        __  ', '\\   ___/o \\_', ' \\_/     __/', '   \\ _  /   ', '   /_/ /_\\  '],
  ['     |\\|    ', '    / o \\__ ', ' __/    _-  ', '(_      \\   ', '   \\_\\_\\_\\_ '],
  ['  __  __    ', ' /  \\/  \\__ ', '/        o_>', '\\________/  ', ' / / / /    '],
  ['     __/    ', '|\\  /  o\\_  ', '| \\/      > ', ' \\______/   ', '    | |     '],
];

export const SILHOUETTE_HEIGHT = 5;
export const SILHOUETTE_WIDTH = 12;

const TURNED: Readonly<Record<string, string>> = Object.fromEntries(
  ['▖▗', '▘▝', '▙▟', '▛▜', '▌▐', '▚▞', '/\\', '()', '<>'].flatMap(([left, right]) => [
    [left, right],
    [right, left],
  ]),
);

const turned = (row: string): string =>
  [...row]
    .reverse()
    .map((sign) => TURNED[sign] ?? sign)
    .join('');

/** The picture of a species; the two in a fight face each other. */
export function silhouetteOf(
  species: number,
  { isAscii, looks }: { readonly isAscii: boolean; readonly looks: 'left' | 'right' },
): readonly string[] {
  const drawings = isAscii ? ASCII : UNICODE;
  const rows = drawings[species % drawings.length]!;
  return looks === 'right' ? rows : rows.map(turned);
}
