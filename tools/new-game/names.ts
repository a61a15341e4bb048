/** The names under which one game is known in sources. */
export interface GameNames {
  /** `tidal-stones`: its folder, its id, its package. */
  readonly id: string;
  /** `tidalStones`: the game as a value. */
  readonly value: string;
  /** `TidalStones`: the beginning of its types. */
  readonly type: string;
  /** “Tidal Stones”: what people read. */
  readonly title: string;
}

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST = 30;

/** What is wrong with an id, as a sentence; undefined where nothing is. */
export function problemWithId(id: string, taken: readonly string[]): string | undefined {
  if (!ID.test(id) || id.length > LONGEST) {
    return `“${id}” cannot be the name of a game: at most ${LONGEST} small letters and digits, words joined by -, as in tidal-stones.`;
  }
  if (taken.includes(id)) return `There is a package ${id} already; choose another name.`;
  return undefined;
}

export function namesOf(id: string, title?: string): GameNames {
  const words = id.split('-');
  const type = words.map(capital).join('');
  const value = type.charAt(0).toLowerCase() + type.slice(1);
  return { id, value, type, title: title ?? words.map(capital).join(' ') };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
