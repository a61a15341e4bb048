import { CFG_TYPES, type CfgType, ELEMENT_TYPES, type ElementType } from './cfg-value.ts';

/** Shorter ones would not tell types apart for a reader. */
const SHORTEST = 3;

/** The type that a word names: in any capitals, cut short (`dict`) or made longer (`integer`) (R13). */
export function typeNamed(word: string): CfgType | undefined {
  const lower = word.toLowerCase();
  return CFG_TYPES.find((type) => lower.startsWith(type) || (lower.length >= SHORTEST && type.startsWith(lower)));
}

export function elementTypeNamed(word: string): ElementType | undefined {
  const type = typeNamed(word);
  return ELEMENT_TYPES.find((element) => element === type);
}
