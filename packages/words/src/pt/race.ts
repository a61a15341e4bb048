import { counted } from '../counted.ts';
import type { Words } from '../words.ts';
import { raceFiles } from './race-files.ts';

type RaceWords = Words['games']['race'];

const lives = counted('pt', { one: '# vida', other: '# vidas' });
const livesLeft = counted('pt', { one: 'resta # vida', other: 'restam # vidas' });
const mistakes = counted('pt', { one: '# erro', other: '# erros' });

const problem: RaceWords['problem'] = {
  'not-json': () => 'isto não é JSON.',
  'bad-part': ({ part }) => `${part} não é o que devia ser.`,
  'bad-content': ({ problems }) => `nos ficheiros do jogo há ${mistakes(problems)}.`,
  'bad-action': ({ found }) => `«${found}» não é uma tecla com um número de instantes.`,
};

const rejection: RaceWords['rejection'] = {
  'game-over': () => 'a corrida já acabou.',
  'not-your-turn': () => 'não é a tua vez.',
  'bad-length': ({ ticks }) => `não podem passar ${ticks} instantes de uma vez.`,
  'nothing-to-use': ({ letter }) => `não tens nada guardado para a tecla ${letter}.`,
};

const ends: RaceWords['ends'] = {
  finished: 'atravessaste todos os labirintos antes dos outros',
  overtaken: 'um adversário chegou à última saída antes de ti',
  'no-lives': 'ficaste sem vidas',
  'action-limit': 'o tempo acabou',
};

/** What the shipped games call their levels, opponents and power-ups, by the names in their files. */
const names: RaceWords['names'] = {
  'The Hedge Garden': 'O jardim de sebes',
  'The Harbour': 'O porto',
  'The Cloister': 'O claustro',
  'The Catacombs': 'As catacumbas',
  'The Foundry': 'A fundição',
  'The Clockwork': 'O relógio',
  'The Observatory': 'O observatório',
  'The Labyrinth': 'O labirinto',
  'The Yard': 'O pátio',
  snail: 'O caracol',
  fox: 'A raposa',
  ghost: 'O fantasma',
  magpie: 'A pega',
  owl: 'A coruja',
  hound: 'O mastim',
  goose: 'O ganso',
  wolf: 'O lobo',
  minotaur: 'O Minotauro',
  dog: 'O cão',
  Sandals: 'Sandálias',
  Frost: 'Geada',
  Aegis: 'Égide',
  Gate: 'Portal',
  Mire: 'Lodaçal',
  Dusk: 'Penumbra',
  Heart: 'Coração',
  Hurry: 'Pressa',
  Mud: 'Lama',
};

export const race: RaceWords = {
  name: 'Corrida nos labirintos',
  summary: 'atravessa todos os labirintos antes dos outros, em tempo real',
  howTo: [
    'As setas guiam-te: corres até uma parede te travar e viras assim que houver passagem. Chega à saída antes dos adversários, que atravessam os mapas por conta própria.',
    'Quem choca contigo custa-te uma vida. O chão claro é rápido, o escuro é lento. Onde um corredor sai do mapa, voltas a entrar do outro lado.',
    'Apanha o que encontrares: algumas coisas atuam logo, para bem ou para mal, outras ficam guardadas até carregares na letra delas. Espaço faz pausa, Esc sai; a corrida fica guardada.',
  ],
  problem,
  rejection,
  ends,
  names,
  lives,
  level: (what) => `nível ${what.number} de ${what.of}`,
  map: (what) => `mapa ${what.number} de ${what.of}`,
  victory: 'Vitória',
  gameOver: 'Fim do jogo',
  ready: 'Setas ou Espaço: partida!',
  paused: 'Em pausa',
  goesOn: 'Espaço: continuar',
  again: 'Enter: outra corrida',
  letters: 'letras: usar o que tens guardado',
  told: {
    caught: (what) => `${what.name} apanhou-te: ${livesLeft(what.lives)}`,
    stored: (what) => `${what.name}: tecla ${what.key}`,
    works: (name) => `Aí está: ${name}!`,
    ended: (name) => `${name} já não atua`,
    takenBy: (what) => `${what.rival} apanha ${what.name}`,
    ahead: (what) => `${what.name} está no mapa ${what.number}`,
  },
  menu: {
    goOn: 'Continuar a corrida que deixaste',
    begin: 'Nova corrida',
    levels: (names) => `Do primeiro nível ao último: ${names}`,
    resume: 'Continuar',
    restart: 'Começar outra corrida',
    save: 'Guardar num ficheiro de repetição',
    leave: 'Sair da corrida, que fica guardada',
  },
  commands: {
    pause: ['pausa', 'fazer uma pausa ou continuar'],
    mute: ['som', 'ligar ou desligar o som'],
    'slot-1': ['usar 1', 'usar a primeira coisa que levas'],
    'slot-2': ['usar 2', 'usar a segunda coisa que levas'],
    'slot-3': ['usar 3', 'usar a terceira coisa que levas'],
    'slot-4': ['usar 4', 'usar a quarta coisa que levas'],
  },
  lettersUse: 'Na corrida, cada letra usa algo que levas. Escolhe uma tecla que não seja uma letra.',
  /** What a shared command does here. */
  keyWords: {
    start: ['partida', 'partir ou continuar'],
    again: ['nova corrida', 'começar outra corrida'],
    leave: ['menu', 'pausa: continuar, guardar, sair'],
  },
  tooLong: (most) => `o tempo é um número de sexagésimos de segundo de 1 a ${most}.`,
  unknownKey: (typed) => `Não há nenhuma tecla ${typed}.`,
  legend:
    '@ és tu, as letras são os adversários, * os bónus, E a saída, # as paredes; algarismos acima de 5 são chão lento, abaixo de 5 rápido; -------- nada guardado.',
  start:
    'north, east, south, west e as letras maiúsculas são teclas; east 30 deixa também passar meio segundo. help diz o que mais há.',
  savedAs: (file) => `Guardado em ${file}. Para continuar: dedalo play race --plain --resume ${file}`,
  files: raceFiles,
};
