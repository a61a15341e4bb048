import type { Words } from '../words.ts';

/** Collections of levels that somebody puts together. */
export const collections: Words['collections'] = {
  put: 'Metti in una raccolta',
  title: 'Le tue raccolte',
  newName: 'Nome di una nuova raccolta',
  create: 'Creala',
  isIn: (name) => `Il livello è in «${name}».`,
  takenOut: (name) => `Il livello non è più in «${name}».`,
};
