/** One word of bash or zsh, with any content. */
export const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** One word of fish: in its single quotes a backslash escapes itself and the quote. */
export const fishQuote = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
