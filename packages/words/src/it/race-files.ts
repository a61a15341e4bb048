import { counted } from '../counted.ts';
import type { Words } from '../words.ts';
import { mazes } from './mazes.ts';

type RaceFiles = Words['games']['race']['files'];

const problems = counted('it', { one: '# problema', other: '# problemi' });
const warnings = counted('it', { one: '# avvertimento', other: '# avvertimenti' });
const levels = counted('it', { one: '# livello', other: '# livelli' });
const maps = counted('it', { one: '# mappa', other: '# mappe' });
const opponents = counted('it', { one: '# avversario', other: '# avversari' });
const powerUps = counted('it', { one: '# bonus', other: '# bonus' });
const files = counted('it', { one: '# file scritto', other: '# file scritti' });
const games = counted('it', { one: '# partita', other: '# partite' });
const won = counted('it', { one: '# vinta', other: '# vinte' });
const number = counted('it', { one: '#', other: '#' });
const names = counted('it', { one: '# nome trovato', other: '# nomi trovati' });
const either = new Intl.ListFormat('it', { type: 'disjunction' });

const kinds: RaceFiles['kinds'] = {
  'type-missing': 'manca il tipo',
  'unknown-type': 'questo tipo non esiste',
  'bad-name': 'questo non è un nome',
  'equals-missing': 'manca il segno =',
  'bad-value': 'questo valore non si può leggere',
};

const expected: RaceFiles['expected'] = {
  type: 'un tipo (int, float, string, list[…], size, rectangle, dictionary)',
  'element-type': 'un tipo ammesso in una lista (int, float, string, size, rectangle)',
  name: 'un nome',
  equals: 'il segno =',
  int: 'un numero intero',
  float: 'un numero',
  string: 'un testo tra virgolette doppie',
  size: 'una dimensione, per esempio [4, 3]',
  rectangle: 'un rettangolo, per esempio [0, 0, 4, 3]',
  dictionary: 'un dizionario tra parentesi graffe',
  'safe-number': 'un numero meno grande',
  comma: 'una virgola',
  'opening-bracket': 'il segno [',
  'closing-bracket': 'il segno ]',
  'closing-brace': 'il segno }',
  'closing-quote': 'le virgolette di chiusura',
  'less-nesting': 'meno dizionari uno dentro l’altro',
};

const problem: RaceFiles['problem'] = (map) => ({
  'duplicate-key': ({ key, first }) => `${key} è già definito alla riga ${first.line}, colonna ${first.column}.`,
  'text-too-long': ({ most, found }) => `il file ha ${found} caratteri; se ne leggono al massimo ${most}.`,
  'missing-root': () => 'questo file manca; ogni gioco comincia da qui.',
  'too-many-files': ({ found, most }) => `i file sono ${found}; se ne leggono al massimo ${most}.`,
  'missing-file': ({ key, path }) => `${key} indica il file ${path}, che non c’è.`,
  'missing-key': (found) => `manca ${found.key} (tipo ${found.expected}).`,
  'wrong-type': (found) => `${found.key} dev’essere di tipo ${either.format(found.expected)}, non ${found.found}.`,
  'out-of-range': ({ key, found, least, most }) =>
    `${key} vale ${found}; il valore dev’essere ${most === Number.MAX_SAFE_INTEGER ? `almeno ${least}` : `compreso tra ${least} e ${most}`}.`,
  'bad-choice': ({ key, found, allowed }) =>
    `${key} vale «${found}»; dev’essere ${either.format(allowed.filter(Boolean))}.`,
  'bad-text': ({ key, found, longest }) =>
    `${key}: «${found}» non va bene; un nome ha da 1 a ${longest} caratteri visibili, senza virgolette doppie e senza spazi all’inizio o alla fine.`,
  'bad-path': ({ key, found }) =>
    `${key}: «${found}» non è un percorso dentro la cartella del gioco; le parti si separano con /, senza .. e senza \\ : * ? < > |`,
  'empty-list': ({ key }) => `${key} è vuoto; deve indicare qualcosa.`,
  'too-many': ({ key, found, most }) => `${key} ne elenca ${found}; possono essere al massimo ${most}.`,
  'name-taken': ({ key, name }) => `${key}: il nome «${name}» è già usato.`,
  'bad-map': (found) => map(found.problem),
  'exit-unreachable': ({ exit }) =>
    `dalla partenza non si arriva all’uscita (riga ${exit.line}, colonna ${exit.column}).`,
  'not-a-picture': ({ key, path, expected }) =>
    `${key}: ${path} non è un’immagine leggibile; i formati sono ${expected}.`,
  'picture-too-large': ({ key, path, found, most }) =>
    `${key}: ${path} ha ${found} punti; un’immagine ne ha al massimo ${most} per lato.`,
  'too-many-points': ({ key, path, most }) =>
    `${key}: con ${path} tutte le immagini insieme superano i ${most} milioni di punti; rimpiccioliscile.`,
  'rect-outside': ({ key, path, found, most }) => `${key} arriva a ${found} punti, ma ${path} ne ha solo ${most}.`,
  'tiling-size': ({ key, found, expected }) =>
    `${key}: ${found} punti; un muro o un pavimento dev’essere 2 : 3, con una larghezza divisibile per 4, per esempio ${expected}.`,
  'character-size': ({ key, found, expected }) =>
    `${key}: ${found} punti; un personaggio ha 3 × 4 fotogrammi, quindi la larghezza dev’essere divisibile per 3 e l’altezza per 4, per esempio ${expected}.`,
  'frame-too-large': ({ key, found, most }) =>
    `${key}: una sola cella ha ${found} punti; può averne al massimo ${most} per lato.`,
});

const warning: RaceFiles['warning'] = {
  'unused-file': () => 'nessun altro file nomina questo.',
  'unknown-key': ({ key, nearest }) =>
    `qui non c’è niente che si chiami ${key}.${nearest === undefined ? '' : ` Volevi dire ${nearest}?`}`,
  'not-listed': ({ key, list }) => `${key} non è nell’elenco ${list} e viene ignorato.`,
  alias: ({ key, instead }) => `${key} è un nome vecchio; scrivi ${instead}.`,
  replaced: (found) =>
    `${found.key} vale ${found.found}, fuori dall’intervallo da ${found.least} a ${found.most}; al suo posto si usa ${found.used}.`,
  'trigger-ignored': ({ key, found }) =>
    `${key}: «${found}» non è una lettera sola dalla A alla Z e viene ignorato; così questo bonus agisce subito.`,
  'same-trigger': ({ key, trigger, other }) => `${key}: la lettera ${trigger} è già quella di ${other}.`,
  'no-effect': ({ key }) => `qui ${key} non ha effetto.`,
  'exit-behind-walls': ({ exit }) =>
    `dalla partenza arriva all’uscita (riga ${exit.line}, colonna ${exit.column}) solo chi rompe i muri.`,
  'font-ignored': ({ key, path, expected }) =>
    `${key}: ${path} viene ignorato; il browser scrive con caratteri ${expected} e, dove non ce n’è, con i nostri.`,
  ...mazes.warning,
};

const folder: RaceFiles['folder'] = {
  'not-text': () => 'questo non è un testo in UTF-8.',
  'too-large': ({ megabytes }) => `questo file supera i ${megabytes} MB.`,
  'too-much': ({ megabytes }) =>
    `da qui in poi non si legge più niente: tutti i file .cfg insieme superano i ${megabytes} MB.`,
  'too-many-entries': ({ most }) =>
    `contiene più di ${number(most)} file e cartelle; è davvero la cartella di un gioco?`,
  'cannot-read': ({ reason }) => `non si può leggere (${reason}).`,
  'missing-media': ({ path }) => `nella cartella del gioco non c’è il file ${path}.`,
  'link-left-out': () => 'questo collegamento porta a una cartella o fuori da quella del gioco e non viene seguito.',
  'too-much-brought': ({ megabytes }) =>
    `tutti i file insieme superano i ${megabytes} MB; togli quello che al gioco non serve, o rimpicciolisci immagini e suoni.`,
  'bad-zip': () => 'questo zip non si può leggere; forse è danneggiato o protetto da una password.',
  'name-left-out': () => 'nessun gioco può nominare un file così; viene ignorato.',
};

export const raceFiles: RaceFiles = {
  kinds,
  expected,
  syntax: (what) => {
    const found = what.found === null ? 'invece il file finisce' : `invece c’è «${what.found}»`;
    const opened = what.opened ? ` (aperto alla riga ${what.opened.line}, colonna ${what.opened.column})` : '';
    return `${what.kind} (errore ${what.number}); qui ci vuole: ${what.expected}${opened}, ${found}.`;
  },
  problem,
  warning,
  folder,
  check: {
    noFolder: 'questa cartella o questo zip non esiste.',
    notAFolder: 'questo è un file, ma non uno zip; serve la cartella di un gioco, o uno zip che la contenga.',
    found: (what) => `${problems(what.problems)}, ${warnings(what.warnings)}`,
    problems,
    root: (path) => `il gioco comincia da ${path}`,
    lookups: {
      above: (what) =>
        `${names(what.count)} a partire da una cartella sopra quella di config.cfg, per esempio ${what.path}`,
      shortened: (what) => `${names(what.count)} senza la prima cartella: ${what.name} è ${what.path}`,
    },
    has: (what) =>
      `${levels(what.levels)}, ${maps(what.maps)}, ${opponents(what.opponents)}, ${powerUps(what.powerUps)}`,
    watching: (name) => `Tengo d’occhio ${name} e controllo a ogni modifica. Ctrl-C per finire.`,
    written: (what) =>
      `${files(what.files)}. Per controllare: dedalo race check ${what.place}; per giocarci: dedalo play race --content ${what.place}`,
    notEmpty: 'in questa cartella c’è già qualcosa; scegline una nuova.',
  },
  simulation: {
    simulated: (what) => `${games(what.games)}, ${won(what.wins)}`,
    lost: (what) =>
      `perse: ${number(what.overtaken)} contro un avversario più veloce, ${number(what.noLives)} senza più vite, ${number(what.time)} per tempo scaduto`,
    livesLost: counted('it', { one: '# vita persa', other: '# vite perse' }),
    heads: ['livello', 'raggiunto', 'superato', 'secondi in media'],
    interval: (what) => `quota di partite vinte: tra ${what.low} e ${what.high} (certezza del 95%)`,
    stopped: (what) => `interrotto dopo ${number(what.games)} delle ${games(what.of)}`,
    noLevel: (count) => `questo gioco ha ${levels(count)}.`,
  },
};
