/** A name is read in tables. */
export const LONGEST_NAME = 40;

/** Names that only capitals or the spelling of an accent tell apart are the same to a person. */
export const foldName = (name: string): string => name.normalize('NFC').toLowerCase();

const LONGEST_SLUG = 24;

/**
 * Names as they stand in names of games and files, each unlike all others: small Latin letters, digits and underscores,
 * never a hyphen, which parts the names of two players in that of a game.
 */
export function slugsOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const plain = plainLetters(name) || `player${index + 1}`;
    let slug = plain;
    for (let number = 2; taken.has(slug); number++) slug = `${plain}_${number}`;
    taken.add(slug);
    return slug;
  });
}

const plainLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^_+|_+$/g, '');
