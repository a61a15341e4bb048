/** Levels and mazes made on demand. */
export const making = {
  newLevel: 'A new level',
  newMaze: 'A new maze',
  about: 'Say about how hard it shall be. The same choice and seed make the same one everywhere.',
  difficulty: 'How hard',
  difficulties: { easy: 'easy', medium: 'medium', hard: 'hard', expert: 'for experts' },
  size: 'How large',
  sizes: { any: 'any', small: 'small', large: 'large' },
  boxes: 'Boxes',
  anyBoxes: 'any number',
  seedNote: 'any',
  make: 'Make it',
  working: 'Making it…',
  done: (what: string) => `Here it is: ${what}.`,
  none: 'No such level was found. Another seed may find one.',
  another: 'Another',
  keep: 'Keep it',
  kept: (name: string) => `It is in your collection “${name}”.`,
  share: 'Copy a link',
  /** The collection of what was kept or played. */
  levels: 'New levels',
  mazes: 'New mazes',
} as const;
