/** Collections of levels that somebody puts together. */
export const collections = {
  put: 'Put into a collection',
  title: 'Your collections',
  newName: 'Name of a new collection',
  create: 'Create it',
  isIn: (name: string) => `The level is in “${name}”.`,
  takenOut: (name: string) => `The level is no longer in “${name}”.`,
} as const;
