declare module 'virtual:level-notes/*' {
  /** The notes of a level in one language, by the name in its note `Translated: …`. */
  export const notes: Readonly<Record<string, readonly string[]>>;
}
