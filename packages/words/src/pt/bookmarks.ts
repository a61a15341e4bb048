import type { Words } from '../words.ts';

/** Positions of a level that somebody keeps. */
export const bookmarks: Words['bookmarks'] = {
  title: 'Marcadores',
  set: 'Marcar esta posição',
  isSet: (name) => `Marcador ${name} posto.`,
  isThere: (name) => `Esta posição já tem o marcador ${name}.`,
  none: 'Neste nível não há nenhum marcador.',
  name: 'Nome',
  goTo: (name) => `Ir para ${name}`,
  gone: (name) => `De volta ao marcador ${name}. Anular leva-te para onde estavas.`,
  remove: (name) => `Apagar ${name}`,
  removed: (name) => `Marcador ${name} apagado.`,
  broken: 'Este marcador já não se consegue ler.',
};
