import type { Words } from '../words.ts';

/** Collections of levels that somebody puts together. */
export const collections: Words['collections'] = {
  put: 'Pôr numa coleção',
  title: 'As tuas coleções',
  newName: 'Nome de uma nova coleção',
  create: 'Criar',
  isIn: (name) => `O nível está em «${name}».`,
  takenOut: (name) => `O nível já não está em «${name}».`,
};
