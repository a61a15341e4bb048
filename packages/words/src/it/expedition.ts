import { counted } from '../counted.ts';
import type { Words } from '../words.ts';
import { expeditionJudged } from './expedition-judged.ts';
import { pokelabirinto } from './pokelabirinto.ts';

type Said = Words['games']['expedition'];

const points = counted('it', { one: '# punto', other: '# punti' });
const hitPoints = counted('it', { one: '# punto ferita', other: '# punti ferita' });
const steps = counted('it', { one: '# passo', other: '# passi' });

const NOT_NOW = {
  walking: 'qui non c’è nessuno con cui combattere; scegli una direzione.',
  meeting: 'prima decidi: combattere (C) o tornare indietro (T).',
  fighting: 'sei in un combattimento: attacca (1 o 2), cambia creatura o torna indietro (T).',
  offer: 'prima decidi: accoglila (J) o lasciala andare (L).',
} as const;

const rejection: Said['rejection'] = {
  'game-over': () => 'il viaggio è finito.',
  'not-your-turn': () => 'non è il tuo turno.',
  'wall-ahead': () => 'c’è un muro.',
  'entrance-closed': () => 'l’entrata si è chiusa alle tue spalle.',
  'not-now': ({ phase }) => NOT_NOW[phase],
  'no-energy': () => 'non c’è abbastanza energia per questo attacco.',
  'already-in-front': () => 'questa creatura è già davanti.',
  'no-such-member': () => 'nel gruppo non ci sono così tante creature.',
  'not-this-place': () => 'in questo posto non può unirsi nessuno.',
};

export const expedition: Said = {
  name: 'La spedizione',
  summary: 'guida un gruppo di creature di labirinto in labirinto, fin dove si arriva',
  howTo: [
    'Guida la tua creatura nella nebbia fino all’uscita; dietro c’è un labirinto più grande e più pericoloso. I vicoli ciechi nascondono bacche, tonici, lampade e gemme. Non indugiare: oltre il suo limite di passi un labirinto si sveglia, e tutti ti danno la caccia.',
    'Quando incontri una creatura, combatti o torna indietro. Il primo attacco è economico e debole, il secondo caro e forte; punti ferita ed energia restano quelli per ciò che viene dopo. Chi torna indietro viene colpito una volta.',
    'Chi hai battuto si unirebbe a te. Il gruppo ha tre posti; scegli una creatura per metterla davanti. Combattimenti, labirinti, gemme e passi risparmiati danno punti.',
  ],
  problem: pokelabirinto.problem,
  rejection,
  ends: {
    'knocked-out': 'la tua ultima creatura è KO',
    'action-limit': 'le azioni sono esaurite',
  },
  finds: { berry: 'bacca', tonic: 'tonico', lamp: 'lampada', gem: 'gemma' },
  struck: (what) => `${what.name} colpisce chi torna indietro: ${what.damage} di danno.`,
  swapped: (name) => `Adesso davanti c’è ${name}.`,
  fainted: (name) => `${name} è KO e lascia il gruppo.`,
  won: (name) => `Hai battuto ${name}!`,
  offer: (what) => `${what.name} si unirebbe a te con ${hitPoints(what.hp)}.`,
  joined: (name) => `${name} si unisce a te.`,
  wentAway: (what) => `${what.name} va per la sua strada; recuperi ${hitPoints(what.healed)}.`,
  found: {
    berry: (amount) => `Trovi una bacca: recuperi ${hitPoints(amount)}.`,
    tonic: (amount) => `Trovi un tonico: ${amount} di energia.`,
    lamp: () => 'Trovi una lampada: ti mostra tutto il labirinto.',
    gem: (amount) => `Trovi una gemma: ${points(amount)}.`,
  },
  scored: (count) => `+${points(count)}.`,
  left: (number) => `Il labirinto ${number} è alle tue spalle; tutti recuperano un po’ di forze.`,
  entered: (what) => `Labirinto ${what.number}. Qui vivono: ${what.names}.`,
  woke: 'Il labirinto si sveglia: adesso tutti ti danno la caccia!',
  party: 'Il tuo gruppo',
  front: 'davanti',
  toFront: (name) => `metti davanti ${name}`,
  free: 'posto libero',
  maze: 'labirinto',
  stepsOfPar: 'passi / limite',
  score: 'punti',
  livesHere: 'Chi vive qui',
  awake: 'sveglio',
  drawer: 'La accogli?',
  joinFree: (name) => `${name} si unisce`,
  joinInstead: (name) => `al posto di ${name}`,
  letGo: 'lasciala andare',
  letGoNote: (count) => `guarisce ${count}`,
  turnBackNote: (damage) => `costa fino a ${hitPoints(damage)}`,
  journey: 'Il viaggio',
  leg: (what) => `labirinto ${what.number}: ${steps(what.steps)}, limite ${what.par}, ${points(what.points)}`,
  beaten: (names) => `battuti: ${names}`,
  lost: (names) => `KO: ${names}`,
  taken: (names) => `trovati: ${names}`,
  boardKeys: 'Le frecce muovono. La tabella dopo il labirinto mostra ogni casella che hai visto.',
  commands: {
    fight: ['combatti', 'combatti con la creatura incontrata'],
    'turn-back': ['torna indietro', 'torna indietro dalla creatura che hai davanti'],
    'attack-1': ['attacco 1', 'usa l’attacco economico'],
    'attack-2': ['attacco 2', 'usa l’attacco forte'],
    'front-2': ['seconda', 'metti davanti la seconda creatura'],
    'front-3': ['terza', 'metti davanti la terza creatura'],
    join: ['accogli', 'accogli la creatura nel posto libero'],
    'join-1': ['posto 1', 'dai alla creatura il primo posto'],
    'join-2': ['posto 2', 'dai alla creatura il secondo posto'],
    'join-3': ['posto 3', 'dai alla creatura il terzo posto'],
    'let-go': ['lascia andare', 'lascia andare la creatura'],
    map: ['mappa', 'mostra la mappa del viaggio'],
  },
  starter: 'Chi guida?',
  begin: 'Comincia il viaggio',
  goOn: 'Continua il tuo viaggio',
  beginAnew: 'Comincia un nuovo viaggio; quello lasciato va perso',
  today: 'Il viaggio di oggi',
  todayNote: (name) => `Oggi tutti attraversano gli stessi labirinti, guidati da ${name}.`,
  seedNote: 'Lo stesso seme fa gli stessi labirinti. Lascialo vuoto per averne di nuovi.',
  choose: 'Scegli il gioco',
  described: 'Un solo labirinto',
  describedText: 'Un labirinto, una creatura, un’uscita: il primo gioco di PokéLabirinto, con tutte le sue varianti.',
  journeyText:
    'Un labirinto dopo l’altro con un gruppo di creature: combattimenti da soppesare, cose da trovare, un punteggio da battere.',
  over: (mazes) => `Il viaggio finisce nel labirinto ${mazes}`,
  fightsWon: 'combattimenti vinti',
  mazesDone: 'labirinti',
  record: 'un record',
  bestSoFar: (count) => `record: ${count}`,
  again: 'Lo stesso viaggio da capo',
  another: 'Un altro viaggio',
  change: 'Scegli un altro gioco',
  whichJourney: 'Questo viaggio',
  mazes: 'Labirinti',
  fresh: 'nuovi',
  todays: 'quelli di oggi',
  aboutFresh: 'Labirinti che nessuno ha mai visto; un viaggio lasciato a metà va perso.',
  swapTo: (what) => `${what.name} davanti (${what.hp}/${what.of} punti ferita, ${what.energy} di energia)`,
  click: 'clic: una casella per andarci, una creatura del gruppo per metterla davanti',
  clickChoice: 'clic: quello che vuoi fare',
  legend:
    'P tu, X una creatura, b bacca, t tonico, l lampada, g gemma, U uscita, . libero, # muro; dove è vuoto non hai ancora visto.',
  member: (what) => `${what.name}: ${what.hp} punti ferita su ${what.of}, ${what.energy} di energia`,
  standing: (what) => `Labirinto ${what.number}, ${steps(what.steps)} (limite ${what.par}), ${points(what.score)}.`,
  youCan: 'Puoi:',
  newGoesOn: 'new comincia un altro viaggio, quit esce.',
  savedAs: (file) => `Salvato come ${file}; dedalo play expedition --resume lo riprende.`,
  plainHelp: `w a s d muovono; più lettere sono più passi, finché non succede niente.
c combatte, t torna indietro, 1 e 2 attaccano. x2 o x3 mette davanti la seconda o la terza creatura.
j accoglie chi è stato battuto (j1, j2, j3: al posto di chi è lì), l lo lascia andare.
odds dice quanto vale ogni decisione, maze disegna il labirinto, map racconta il viaggio, party dice come stanno le tue creature.
new comincia un altro viaggio, quit esce (come la fine dell’input).`,
  judged: expeditionJudged,
};
