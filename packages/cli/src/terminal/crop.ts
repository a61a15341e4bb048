/** A line of plain characters cut to a width. */
export const cropLine = (line: string, width: number): string => {
  const characters = [...line];
  return characters.length <= width ? line : `${characters.slice(0, width - 1).join('')}…`;
};
