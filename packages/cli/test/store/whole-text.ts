/** A text whose every part depends on its number, so that two halves of different texts are found out. */
export const textOf = (number: number): string =>
  `text ${number}\n${`line ${number}\n`.repeat(50 + (number % 2000))}end ${number}\n`;

export function isWhole(text: string): boolean {
  const number = /^text (\d+)\n/.exec(text)?.[1];
  return number !== undefined && text === textOf(Number(number));
}
