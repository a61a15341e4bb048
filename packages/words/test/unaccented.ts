const WORD = /[\p{Script=Greek}\u0300-\u036f]+/gu;
const VOWEL = /[αεηιουωάέήίόύώϊϋΐΰ]/;
/** Two letters that are one vowel, and an `ι` or `υ` that glides into the next one, as in μια and ποιος. */
const ONE_SOUND = /(?:ου|αι|ει|οι|υι|αυ|ευ|ηυ)/g;
const GLIDES = /i(?=[aeiouw])/g;

function syllables(word: string): number {
  const sounds = word
    .toLowerCase()
    .replace(ONE_SOUND, (pair) => (/^(ει|οι|υι)$/.test(pair) ? 'i' : 'a'))
    .replaceAll(/[ιυ]/g, 'i')
    .replaceAll(/[αεηοω]/g, 'a')
    .replace(GLIDES, '');
  return sounds.match(/[aiϊϋ]/g)?.length ?? 0;
}

const isAccented = (word: string): boolean => /[άέήίόύώΐΰ]/.test(word.toLowerCase());
const isAllCapitals = (word: string): boolean => word === word.toUpperCase();

/** The Greek words of two syllables or more that lack their accent; what is all in capitals needs none. */
export const unaccented = (text: string): string[] =>
  [...text.normalize('NFC').matchAll(WORD)]
    .map(([word]) => word)
    .filter(
      (word) => VOWEL.test(word.toLowerCase()) && !isAccented(word) && !isAllCapitals(word) && syllables(word) > 1,
    );
