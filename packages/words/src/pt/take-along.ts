import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const entries = counted('pt', { one: '# entrada', other: '# entradas' });

/** Everything that is somebody's own, as one file. */
export const takeAlong: Words['takeAlong'] = {
  title: 'Leva tudo contigo',
  about:
    'Progresso, definições, jogos, a tua coleção, os teus níveis e as tuas corridas num só ficheiro: para outro dispositivo, para o terminal ou por segurança. O que entra é acrescentado, e nada do que cá está se perde.',
  out: 'Levar tudo',
  in: 'Trazer um ficheiro',
  written: (file) => `Está tudo em ${file}.`,
  done: counted('pt', { one: 'Foi acrescentada # entrada.', other: 'Foram acrescentadas # entradas.' }),
  leftOut: (lines) => `Estas linhas não faziam sentido e ficaram de fora: ${lines}.`,
  ask: {
    title: 'Trazer este ficheiro?',
    text: (what) =>
      `${what.file} tem o que foi levado do Dedalo: ${entries(what.count)}. É acrescentado ao que cá está, e nada se perde.`,
    yes: 'Trazer',
  },
  tooLarge: (races) => `Grandes demais para levar, por isso abre-as lá outra vez: ${races}.`,
  notTaken: 'O navegador não nos deixa guardar o que está no ficheiro.',
  problem: {
    'not-take-along': () => 'isto não é um ficheiro de dados levados do Dedalo.',
    'unknown-version': (found) =>
      `este ficheiro está no formato ${found.version}, e este Dedalo lê o formato ${found.known}. Foi escrito por um Dedalo mais recente.`,
    'too-large': () => 'tem mais do que o Dedalo consegue receber.',
    'bad-line': () => 'esta linha não faz sentido.',
    'cut-short': () => 'o ficheiro acaba cedo demais: falta uma parte.',
    'text-after-end': () => 'há mais alguma coisa depois do fim do ficheiro.',
    edited: () => 'o ficheiro foi alterado ou está danificado: a sua impressão digital é outra.',
  },
};
