/** A text with a capital letter at its beginning. By the rules of Greek, `toLocaleUpperCase` would take its accent away. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
