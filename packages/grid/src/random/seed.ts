/** FNV-1a over UTF-16 code units, with the offset basis as a parameter. */
function fnv1a(text: string, basis: number): number {
  let hash = basis;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash;
}

/** The finaliser of MurmurHash3: spreads neighbouring hashes over all 32 bits. */
function spread(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Sixteen words that all depend on the whole seed text. */
export function wordsOfSeed(seed: string): Int32Array {
  const words = new Int32Array(16);
  for (let i = 0; i < 16; i++) words[i] = spread(fnv1a(seed, 0x811c9dc5 ^ Math.imul(i, 0x9e3779b9)));
  // WELL512 never leaves the all-zero state.
  if (words.every((word) => word === 0)) words[0] = 1;
  return words;
}
