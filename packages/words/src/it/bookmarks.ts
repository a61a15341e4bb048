import type { Words } from '../words.ts';

/** Positions of a level that somebody keeps. */
export const bookmarks: Words['bookmarks'] = {
  title: 'Segnalibri',
  set: 'Segna questa posizione',
  isSet: (name) => `Segnalibro ${name} messo.`,
  isThere: (name) => `Questa posizione ha già il segnalibro ${name}.`,
  none: 'In questo livello non c’è nessun segnalibro.',
  name: 'Nome',
  goTo: (name) => `Vai a ${name}`,
  gone: (name) => `Di nuovo al segnalibro ${name}. Annulla ti riporta dov’eri.`,
  remove: (name) => `Elimina ${name}`,
  removed: (name) => `Segnalibro ${name} eliminato.`,
  broken: 'Questo segnalibro non si può più leggere.',
};
