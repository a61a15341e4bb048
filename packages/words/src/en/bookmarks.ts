/** Positions of a level that somebody keeps. */
export const bookmarks = {
  title: 'Bookmarks',
  set: 'Bookmark this position',
  /** `name` is a number or what somebody called it. */
  isSet: (name: string) => `Bookmark ${name} is set.`,
  isThere: (name: string) => `This position is bookmark ${name} already.`,
  none: 'No position of this level is bookmarked.',
  name: 'Name',
  goTo: (name: string) => `Go to ${name}`,
  gone: (name: string) => `Back at bookmark ${name}. Undo takes you to where you were.`,
  remove: (name: string) => `Delete ${name}`,
  removed: (name: string) => `Bookmark ${name} is deleted.`,
  broken: 'This bookmark cannot be read any more.',
} as const;
