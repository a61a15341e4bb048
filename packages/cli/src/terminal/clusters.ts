import { eastAsianWidth } from 'get-east-asian-width';

/** What readers see as one character: an emoji of several code points, a letter with its accents. */
export interface Cluster {
  readonly text: string;
  /** In columns: 0 for characters that are not drawn by themselves. */
  readonly width: number;
}

/**
 * Letters and signs of one column that never join with a neighbour from this set. Text of these alone, which is nearly
 * all text, needs no tables and no segmenter.
 */
const PLAIN =
  /^[ -~\u00A1-\u00AC\u00AE-\u02FF\u0370-\u0482\u048A-\u0588\u2010-\u2027\u2190-\u22FF\u2500-\u25FC\u2713]*$/;

export const isPlain = (text: string): boolean => PLAIN.test(text);

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The clusters of a text, in order. Control characters are clusters of width 0. */
export function clustersOf(text: string): readonly Cluster[] {
  if (isPlain(text)) return Array.from(text, (character) => ({ text: character, width: 1 }));
  return Array.from(SEGMENTER.segment(text), ({ segment }) => ({ text: segment, width: widthOf(segment) }));
}

/** Flags, keycaps, and pictures with a skin, joined to others or asked for in colour by U+FE0F. */
const EMOJI_SEQUENCE = /^(?:\p{RI}{2}|[\d#*]\uFE0F?\u20E3|\p{ExtPict}(?:\uFE0F|\p{EMod}|.*\u200D\p{ExtPict}))/u;

/** Controls, separators, marks over a letter, and the vowels and endings that Hangul puts into the first letter. */
const NO_WIDTH = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Mn}\p{Me}\u1160-\u11FF\uD7B0-\uD7FF]/u;

/** Terminals add up the code points of a cluster, unless it is one emoji. */
function widthOf(cluster: string): number {
  if (EMOJI_SEQUENCE.test(cluster)) return 2;
  let width = 0;
  for (const character of cluster) if (!NO_WIDTH.test(character)) width += eastAsianWidth(character.codePointAt(0)!);
  return width;
}
