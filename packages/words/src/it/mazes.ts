import type { MapProblem, MazeProblem, RaceMapWarning } from '@dedalo/grid';
import { counted } from '../counted.ts';
import { showCharacter } from '../show-character.ts';
import type { Sentences } from '../sentences.ts';
import type { Words } from '../words.ts';

const SIDE_FLAGS = { width: '--cols', height: '--rows' } as const;
const ENDS = { start: 'partenza', exit: 'uscita' } as const;
const THE_ENDS = { start: 'la partenza', exit: 'l’uscita' } as const;

const cells = counted('it', { one: '# cella', other: '# celle' });
const lookedAt = counted('it', { one: '# cella esplorata', other: '# celle esplorate' });
const rooms = counted('it', { one: '# stanza', other: '# stanze' });
const rows = counted('it', { one: '# riga', other: '# righe' });
const steps = counted('it', { one: '# passo', other: '# passi' });

const maze: Sentences<MazeProblem> = {
  'bad-size': ({ side, value, least, most }) =>
    `${SIDE_FLAGS[side]} ${value}: per questo labirinto serve un numero intero da ${least} a ${most}.`,
  'bad-braid': ({ value }) => `--braid ${value}: dev’essere un numero da 0 a 1.`,
  'cannot-wrap': ({ algorithm }) =>
    `--wrap: ${algorithm} non sa fare labirinti con i lati opposti che si toccano. Togli --wrap o scegli un altro algoritmo, per esempio backtracker.`,
  'cannot-mask': ({ algorithm }) =>
    `${algorithm} non sa lasciare fuori delle stanze. Scegli un altro algoritmo, per esempio backtracker.`,
  'mask-size': ({ expected, found }) => `La maschera ha ${rooms(found)}, il labirinto ne ha ${expected}.`,
  'mask-empty': () => 'La maschera non lascia nemmeno una stanza.',
  'mask-apart': () => 'Le stanze della maschera non sono tutte collegate tra loro.',
};

const spell = (symbols: string): string => [...symbols].map((symbol) => (symbol === ' ' ? 'spazio' : symbol)).join(' ');

const map: Sentences<MapProblem> = {
  'empty-map': () => 'non contiene nessuna mappa.',
  'unknown-character': ({ character, allowed }) =>
    `${showCharacter(character)} non significa niente in una mappa di questo tipo; i simboli ammessi sono ${spell(allowed)}.`,
  'row-too-long': ({ expected, found }) => `questa riga ha ${cells(found)}, ma la mappa è larga ${expected}.`,
  'row-too-short': ({ expected, found }) => `questa riga ha ${cells(found)}, ma la mappa è larga ${expected}.`,
  'too-many-rows': ({ expected }) => `ci sono più righe di quelle che la mappa dichiara (${expected}).`,
  'too-few-rows': ({ expected, found }) => `la mappa dichiara ${rows(expected)}, ma ne ha ${found}.`,
  'too-large': ({ most }) => `una mappa può avere al massimo ${most} celle per lato.`,
  'bad-header': ({ expected }) => `qui l’intestazione deve dire «${expected}».`,
  missing: ({ what, symbol }) => `nella mappa manca ${THE_ENDS[what]} (${symbol}).`,
  second: ({ what, symbol, first }) =>
    `c’è una seconda ${ENDS[what]} (${symbol}); la prima è alla riga ${first.line}, colonna ${first.column}.`,
};

const warning: Sentences<RaceMapWarning> = {
  'rows-filled-up': ({ rows: short, expected, found }) =>
    `questa riga ha ${cells(found)}, ma la mappa è larga ${expected}: ${short === 1 ? 'il resto è stato riempito' : `${rows(short)} troppo corte sono state riempite`} di muri.`,
  'zero-cost': ({ cells: zeros }) => `0 vale come 1, in ${cells(zeros)} di questa mappa; i costi vanno da 1 a 9.`,
};

export const mazes: Words['mazes'] = {
  maze,
  map,
  warning,
  /** The laboratory screen. */
  laboratory: 'Laboratorio dei labirinti',
  summary: 'guarda i labirinti crescere e gli algoritmi cercare la strada',
  generator: 'generatore',
  size: 'dimensioni',
  sizes: { small: 'piccole', medium: 'medie', large: 'a tutto schermo' },
  speed: 'velocità',
  finder: 'ricerca',
  seed: 'seme',
  carving: 'scavo in corso',
  searching: 'ricerca in corso',
  done: 'fatto',
  newMaze: ['nuovo', 'fai un nuovo labirinto'],
  sameAgain: ['da capo', 'lo stesso labirinto da capo'],
  found: (what) => `${steps(what.steps)}; ${lookedAt(what.looked)}`,
  tooSmall: 'Il terminale è troppo piccolo per un labirinto.',
};
