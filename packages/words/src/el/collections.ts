import type { Words } from '../words.ts';

/** Collections of levels that somebody puts together. */
export const collections: Words['collections'] = {
  put: 'Βάλ’ την σε συλλογή',
  title: 'Οι συλλογές σου',
  newName: 'Όνομα νέας συλλογής',
  create: 'Δημιουργία',
  isIn: (name) => `Η πίστα είναι στη συλλογή «${name}».`,
  takenOut: (name) => `Η πίστα δεν είναι πια στη συλλογή «${name}».`,
};
