import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const entries = counted('it', { one: '# voce', other: '# voci' });

/** Everything that is somebody's own, as one file. */
export const takeAlong: Words['takeAlong'] = {
  title: 'Porta tutto con te',
  about:
    'Progressi, impostazioni, partite, la tua raccolta, i tuoi livelli e le tue gare in un solo file: per un altro dispositivo, per il terminale o per sicurezza. Quello che entra si aggiunge, e non va perso niente di ciò che c’è.',
  out: 'Porta via tutto',
  in: 'Carica un file',
  written: (file) => `È tutto in ${file}.`,
  done: counted('it', { one: 'È stata aggiunta # voce.', other: 'Sono state aggiunte # voci.' }),
  leftOut: (lines) => `Queste righe non avevano senso e sono state tralasciate: ${lines}.`,
  ask: {
    title: 'Caricare questo file?',
    text: (what) =>
      `${what.file} contiene quello che è stato portato via da Dedalo: ${entries(what.count)}. Si aggiunge a ciò che c’è, e non va perso niente.`,
    yes: 'Caricalo',
  },
  tooLarge: (races) => `Troppo grandi da portare via, quindi ricaricale di là: ${races}.`,
  notTaken: 'Il browser non ci permette di salvare quello che c’è nel file.',
  problem: {
    'not-take-along': () => 'questo non è un file di dati portati via da Dedalo.',
    'unknown-version': (found) =>
      `questo file è nel formato ${found.version}, e questo Dedalo legge il formato ${found.known}. L’ha scritto un Dedalo più recente.`,
    'too-large': () => 'contiene più di quanto Dedalo possa accogliere.',
    'bad-line': () => 'questa riga non ha senso.',
    'cut-short': () => 'il file finisce troppo presto: ne manca una parte.',
    'text-after-end': () => 'c’è ancora qualcosa dopo la fine del file.',
    edited: () => 'il file è stato modificato o è danneggiato: la sua impronta è diversa.',
  },
};
