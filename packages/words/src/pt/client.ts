import type { TimeRejection } from '@dedalo/engine';
import type { SharedCommand } from '../commands.ts';
import { LANGUAGE_NAMES } from '../language.ts';
import type { Sentences } from '../sentences.ts';
import type { StoreProblemWords } from '../store-problem-words.ts';
import { KEY_SIGNS } from '../key-signs.ts';
import type { Words } from '../words.ts';

const time: Sentences<TimeRejection> = {
  'not-alone': () => 'só quem joga sozinho pode voltar atrás.',
  'nothing-to-undo': () => 'não há nada para anular.',
  'nothing-to-redo': () => 'não há nada para refazer.',
  'nothing-to-restart': () => 'já estás no início.',
};

const aside = (file: string | undefined): string =>
  file === undefined ? '' : ` O ficheiro ficou guardado à parte como ${file}.`;

const store: StoreProblemWords = {
  damaged: (found) =>
    `${found.file} está danificado${found.line === undefined ? '' : ` na linha ${found.line}`} e não foi lido.${aside(found.aside)}`,
  'newer-version': (found) =>
    `${found.file} foi escrito por um Dedalo mais recente e não foi lido.${aside(found.aside)}`,
  'bad-progress': (found) => `Partes de ${found.file} não fazem sentido e ficaram de fora.${aside(found.aside)}`,
  'bad-settings': ({ file, settings }) => `${file}: definições não reconhecidas: ${settings.join(', ')}.`,
  'cannot-read': ({ file, reason }) => `Não foi possível ler ${file} (${reason}).`,
  'cannot-write': ({ file, reason }) =>
    `Não foi possível escrever ${file} (${reason}); o que fizeres agora pode perder-se.`,
};

/** What a key does, in a word for the bottom line and in a sentence for the list of keys. */
const commands: Readonly<Record<SharedCommand, readonly [word: string, sentence: string]>> = {
  up: ['cima', 'ir para cima'],
  down: ['baixo', 'ir para baixo'],
  left: ['esquerda', 'ir para a esquerda'],
  right: ['direita', 'ir para a direita'],
  choose: ['escolher', 'escolher o que está marcado'],
  back: ['voltar', 'sair deste ecrã'],
  help: ['ajuda', 'mostrar a ajuda e todas as teclas'],
  undo: ['anular', 'anular o último passo, mesmo um recomeço'],
  redo: ['refazer', 'refazer o que foi anulado'],
  restart: ['recomeçar', 'começar de novo'],
  'new-game': ['nova partida', 'começar outra partida'],
  hint: ['dica', 'mostrar uma dica'],
  settings: ['definições', 'mudar as definições'],
  export: ['guardar', 'guardar a partida como ficheiro de repetição'],
  play: ['ver/pausar', 'ver ou pausar'],
  faster: ['acelerar', 'ir mais depressa'],
  slower: ['abrandar', 'ir mais devagar'],
  first: ['início', 'ir para o início'],
  last: ['fim', 'ir para o fim'],
  present: ['em grande', 'em grande, para todos verem; outra vez, ou Esc: voltar'],
};

export const client: Words['client'] = {
  time,
  store,
  commands,
  move: 'mover',
  click: 'clique: andar; numa caixa, depois numa casa: empurrar; roda: anular, refazer',
  menu: {
    subtitle: 'jogos em grelha',
    continue: 'Continuar',
    settings: 'Definições',
    leave: 'Sair',
  },
  settings: {
    title: 'Definições',
    names: {
      language: 'Idioma',
      letters: 'Letras para mover',
      colours: 'Cores',
      board: 'Tabuleiros',
      motion: 'Animação',
      edges: 'Letras e números na margem',
      deadlockNotice: 'Avisar se o nível está perdido',
      deadSquares: 'Marcar casas mortas',
      largeBoards: 'Tabuleiros grandes',
    },
    language: { auto: 'o do sistema', ...LANGUAGE_NAMES },
    letters: { auto: 'as do jogo', wasd: 'W A S D', hjkl: 'H J K L', udlr: 'U D L R', none: 'nenhuma' },
    colours: { auto: 'se o terminal as tiver', none: 'sem cores' },
    board: { auto: 'como o terminal', unicode: 'em blocos', ascii: 'em texto simples' },
    motion: { full: 'passo a passo', none: 'de uma só vez' },
    edges: { auto: 'onde ajudam', all: 'em todos os tabuleiros', none: 'nunca' },
    switch: { on: 'sim', off: 'não' },
    where: (file) => `Podes mudar as teclas em ${file}.`,
  },
  keys: {
    title: 'Teclas',
    names: {
      ...KEY_SIGNS,
      enter: 'Enter',
      space: 'Espaço',
      backspace: 'Backspace',
      home: 'Home',
      end: 'End',
      'page-up': 'Page Up',
      'page-down': 'Page Down',
      delete: 'Del',
    },
  },
  moveKeys: { arrows: 'as setas', or: (letters) => `as setas ou com ${letters}` },
  askLetters: {
    question: 'Com que letras te queres mover, além das setas?',
    later: 'Podes mudá-las depois nas definições.',
  },
  seat: (number) => `Lugar ${number}`,
  howTo: { title: (game) => `Como jogar ${game}`, step: (n, of) => `${n} de ${of}` },
  tooSmall: 'A janela é demasiado pequena.',
  larger: ['maior', 'desenhar o tabuleiro tão grande quanto couber, ou como antes'],
  notLarger: 'A janela é demasiado pequena para desenhar este tabuleiro maior.',
  saved: (file) => `Guardado em ${file}.`,
  notSaved: (reason) => `Não foi possível guardar: ${reason}`,
  runningBroken: (aside) => `A partida que deixaste a meio está danificada e ficou guardada à parte como ${aside}.`,
  notOver: {
    title: 'Esta partida ainda não acabou',
    givesUp: 'Se começares outra, esta perde-se.',
    giveUp: 'Começar outra',
    keep: 'Ficar com esta',
    tellsAll: 'Quem a abrir vê tudo o que ainda está escondido, e tu também.',
    copySeen: 'Copiar só o que vejo',
    shareAll: 'Partilhar tudo',
    saveAll: 'Guardar tudo',
    dont: 'Não a guardar',
    savedAll: 'A partida não acabou: quem abrir o ficheiro vê tudo o que está escondido.',
  },
  noHint: 'Aqui não há dicas.',
  doubledKeys: (keys) => `settings.toml: estas teclas estão dadas a dois comandos: ${keys}.`,
  unknownKeys: (commandNames) => `settings.toml: não existe o comando ${commandNames}.`,
};
