declare module 'virtual:level-solutions' {
  import type { MoreOfLevel } from '@dedalo/sokoban';
  /** By pack, the solutions and the idea of each of its levels. */
  export const solutions: Readonly<Record<string, readonly MoreOfLevel[]>>;
}

declare module 'virtual:level-notes/*' {
  /** The notes of a level in one language, by the name in its note `Translated: …`. */
  export const notes: Readonly<Record<string, readonly string[]>>;
}
