import type { End, Mind, Movement, Rejection, TextProblem, Variant, Way } from '@dedalo/pokelabirinto';
import { counted } from '../counted.ts';
import type { Sentences } from '../sentences.ts';
import type { Words } from '../words.ts';

const SIDES = {
  rows: counted('it', { one: '# riga', other: '# righe' }),
  columns: counted('it', { one: '# colonna', other: '# colonne' }),
} as const;

const actions = counted('it', { one: '# azione', other: '# azioni' });
const games = counted('it', { one: '# partita', other: '# partite' });
const trials = counted('it', { one: '# combattimento di prova', other: '# combattimenti di prova' });
const number = counted('it', { one: '#', other: '#' });
const hitPoints = counted('it', { one: '# punto ferita', other: '# punti ferita' });

const problem: Sentences<TextProblem> = {
  'bad-size': ({ side, value, least, most }) =>
    `un labirinto non può avere ${SIDES[side](value)}; devono essere da ${least} a ${most}.`,
  'too-many-species': ({ value, most }) =>
    `non si può giocare con ${value} specie di creature; devono essere da 1 a ${most}.`,
  'same-name': ({ creature }) => `due creature si chiamano ${creature}.`,
  'no-rivals': () => 'serve almeno una specie di creatura per gli avversari.',
  'no-such-species': ({ value }) => `non c’è nessuna creatura numero ${value + 1}.`,
  'bad-opponents': ({ value, most }) => `non si può giocare con ${value} avversari; devono essere da 0 a ${most}.`,
  'bad-gain': ({ least, most, limit }) =>
    `l’energia guadagnata in un round non può andare da ${least} a ${most}; servono due numeri interi da 1 a ${limit}, prima il più piccolo.`,
  'bad-limit': ({ value, most }) =>
    `il limite di azioni non può essere ${value}; dev’essere un numero intero da 1 a ${most}.`,
  'not-toml': ({ detail }) => `questo non è TOML: ${detail}`,
  'no-creatures': () => 'qui non c’è nessuna creatura; ognuna comincia con una riga [[creature]].',
  'too-many-creatures': ({ most }) =>
    `ci sono troppe creature; con quelle del gioco possono essere al massimo ${most}.`,
  'missing-value': ({ creature, key }) => `${creature}: manca ${key}.`,
  'bad-number': ({ creature, key, value, least, most }) =>
    `${creature}: ${key} è ${value}; serve un numero intero da ${least} a ${most}.`,
  'bad-name': ({ creature, key, longest }) =>
    `${creature}: ${key} dev’essere un testo da 1 a ${longest} caratteri: lettere, cifre, spazi o i segni . ' -`,
  'not-a-list': ({ key }) => `${key} va scritto come [[${key}]], una volta per ciascuno.`,
  'not-a-table': ({ key }) => `${key} dev’essere una tabella a sé.`,
  'unknown-key': ({ key, nearest }) =>
    `${key} qui non significa niente.${nearest === undefined ? '' : ` Volevi dire ${nearest}?`}`,
  'name-taken': ({ creature }) => `c’è già una creatura di nome ${creature}.`,
  'unexpected-line': ({ expected }) => `qui dovrebbe esserci: ${expected}.`,
};

const NOT_NOW = {
  walking: 'qui non c’è nessuno con cui combattere; scegli dove andare.',
  meeting: 'prima decidi: combattere (C) o tornare indietro (T).',
  fighting: 'stai combattendo; scegli un attacco, 1 o 2.',
} as const;

const rejection: Sentences<Rejection> = {
  'game-over': () => 'la partita è finita.',
  'not-your-turn': () => 'non tocca a te.',
  'wall-ahead': () => 'c’è un muro.',
  'entrance-closed': () => 'l’entrata si è chiusa alle tue spalle.',
  'not-now': ({ phase }) => NOT_NOW[phase],
  'no-energy': () => 'l’energia non basta per questo attacco.',
};

const ends: Readonly<Record<End, string>> = {
  escaped: 'uscita dal labirinto trovata',
  'knocked-out': 'la tua creatura è KO',
  'action-limit': 'azioni esaurite',
};

const variants: Readonly<Record<Variant, string>> = {
  escape: 'nessun altro nel labirinto',
  standing: 'un avversario fermo da qualche parte',
  wandering: 'un avversario che gira a caso',
};

/** Said of one opponent and of many. */
const movements: Readonly<Record<Movement, string>> = {
  still: 'sempre sul posto',
  random: 'in giro a caso',
  hunter: 'a caccia di te',
  patrol: 'avanti e indietro',
  ambusher: 'in agguato',
};

const minds: Readonly<Record<Mind, string>> = {
  random: 'attacca a caso',
  greedy: 'usa l’attacco più forte',
  expectimax: 'pensa alle mosse future',
  person: 'una seconda persona sceglie',
};

const ways: Readonly<Record<Way, string>> = { W: 'su', A: 'sinistra', S: 'giù', D: 'destra' };

export const pokelabirinto: Words['games']['pokelabirinto'] = {
  name: 'PokéLabirinto',
  summary: 'porta la tua creatura fuori dal labirinto; combatti o evita chi incontri',
  howTo: [
    'La tua creatura è da qualche parte in un labirinto. Trova l’uscita U. L’entrata si è chiusa alle tue spalle.',
    'Quando incontri una creatura selvatica, combatti (C) o torna indietro (T). Si combatte finché una delle due è KO; a ogni round entrambe guadagnano energia e una moneta decide chi attacca per prima.',
    'Un attacco costa energia e infligge danni a caso, fino al suo massimo. Prima di combattere chiedi le probabilità (I).',
  ],
  problem,
  rejection,
  ends,
  variants,
  movements,
  minds,
  ways,
  actions,
  games,
  /** The described texts, with the spelling mended (PB19). */
  chooseWay: 'Seleziona dove vuoi muoverti:',
  canGo: 'Puoi muoverti in:',
  badWay: 'Errore. Mossa non valida',
  met: (name) => `Hai incontrato un Pokémon selvatico: ${name}!`,
  metAnother: (name) => `Hai incontrato un altro Pokémon selvatico: ${name}!`,
  fightOrBack: 'Vuoi combattere (C) o tornare indietro (T)?',
  badChoice: 'Errore. Scelta non valida',
  turnedBack: 'Sei tornato indietro!',
  madeWay: (name) => `${name} indietreggia!`,
  condition: (what) => `${what.name}  PF: ${what.hp}, Energia: ${what.energy}`,
  turnOf: (name) => `Turno di ${name}`,
  attack: (what) => `${what.number}) ${what.name} (costo ${what.cost} energia, massimo ${what.mostDamage} danni)`,
  attackNumbers: (what) => `costo ${what.cost}, danni 0-${what.mostDamage}`,
  powerless: (name) => `${name} non ha energia sufficiente!`,
  attacked: (what) => `${what.name} usa ${what.attack} e infligge ${what.damage} danni!`,
  gained: (what) => `${what.name} guadagna ${what.energy} di energia`,
  fightWon: (name) => `${name} vince la battaglia!`,
  escaped: 'Uscita dal labirinto trovata !\n Hai vinto il gioco',
  lost: 'Hai perso il gioco',
  badSize: 'ERRORE: dimensioni labirinto non valide.',
  entranceNote: "'E' corrisponde all'entrata che corrisponde al punto di generazione del labirinto",
  legend: 'P tu, X un avversario, U uscita, . libero, # muro.',
  chooseCreature: 'Scegli la tua creatura:',
  chooseMaze: (what) => `labirinto: ${what.text}. Scrivi ${what.command} per cambiarlo: ${what.other}`,
  chooseHow: 'Scrivi il numero o il nome; help spiega, quit esce.',
  chooseHelp: `Scrivi il numero o il nome della creatura che vuoi portare fuori dal labirinto.
Chi resta senza punti ferita è KO. Un attacco costa la sua energia e infligge danni a caso, fino al suo massimo.
classic ha degli spiazzi, e qualcuno di questi labirinti è scavato solo in piccola parte. clean è tutto scavato, solo corridoi.
quit esce (succede anche quando finisce l’input).`,
  species: (what) => `${what.name}, ${hitPoints(what.hp)}; ${what.attacks}`,
  attackSummary: (what) => `${what.name} (${what.cost} energia, fino a ${what.mostDamage})`,
  odds: (share) => `su 100 combattimenti come questo ne vinci ${share}`,
  oddsBest: (share) => `su 100 combattimenti come questo ne vinci almeno ${share}`,
  oddsNamed: (what) => `su 100 combattimenti come questo ${what.name} ne vince almeno ${what.share}`,
  oddsAbout: (what) =>
    `ne vinci circa ${what.share} su 100 (${trials(what.fights)}; troppi casi per un calcolo esatto)`,
  oddsWorking: (share) => `calcolo delle probabilità: ${share}%`,
  noOdds: 'ora non c’è nessuno con cui combattere.',
  bestAttack: (name) => `attacco migliore: ${name}`,
  hp: 'PF',
  energy: 'energia',
  you: 'tu',
  wild: 'selvatico',
  inMaze: counted('it', { one: '# avversario nel labirinto', other: '# avversari nel labirinto' }),
  nobodyLeft: 'nessun avversario',
  notSeen: 'fuori vista',
  fog: 'nebbia',
  handOver: (name) => `secondo giocatore: scegli per ${name}`,
  commands: {
    fight: ['combatti', 'combatti contro la creatura che hai incontrato'],
    'turn-back': ['torna indietro', 'torna sui tuoi passi'],
    'attack-1': ['attacco 1', 'usa il primo attacco'],
    'attack-2': ['attacco 2', 'usa il secondo attacco'],
  },
  /** What a shared command does here. */
  keyWords: {
    odds: ['probabilità', 'mostra le probabilità di questo combattimento'],
    again: ['da capo', 'lo stesso labirinto da capo'],
    goOn: ['labirinto', 'torna al labirinto'],
    begin: ['comincia', 'comincia la partita'],
  },
  click: 'clic su una casella: ci vai; U è l’uscita',
  clickAttack: 'clic su un attacco: lo usi',
  againSure: (key) => `premi di nuovo ${key} per ricominciare questo labirinto da capo`,
  setup: {
    title: 'Nuova partita a PokéLabirinto',
    creature: 'Creatura',
    variant: 'Partita',
    size: 'Dimensioni',
    maze: 'Labirinto',
    opponents: 'Avversari',
    movement: 'Movimento',
    mind: 'In combattimento',
    fog: 'Nebbia',
    begin: 'Comincia',
    change: ['cambia', 'cambia il valore della riga scelta'],
    mazes: { classic: 'classico, con spiazzi', clean: 'solo corridoi, tutto scavato' },
    own: 'a modo tuo',
  },
  idleRounds: counted('it', { one: '# round senza attacchi', other: '# round senza attacchi' }),
  savedAs: (file) => `Salvato in ${file}. Per continuare: dedalo play pokelabirinto --plain --resume ${file}`,
  savedOver: (file) => `Salvato in ${file}. Per rivederla: dedalo replay ${file}`,
  simulated: (what) =>
    `${games(what.games)}: uscita trovata ${number(what.escaped)}, KO ${number(what.knockedOut)}, non finite ${number(what.unfinished)}`,
  interval: (what) => `quota di partite finite fuori dal labirinto: tra ${what.low} e ${what.high} (certezza del 95%)`,
  fought: (what) =>
    `incontri: ${number(what.meetings)}, combattimenti: ${number(what.fights)}, di cui vinti: ${number(what.won)}`,
  stopped: (what) => `interrotto dopo ${number(what.games)} delle ${games(what.of)}`,
  newGoesOn: 'Con new cominci un’altra partita, con quit esci.',
  oddsOf: (what) => `su 100 combattimenti contro ${what.rival}, ${what.hero} ne vince ${what.share}`,
  oddsTable: 'combattimenti vinti su 100 da ogni creatura (righe) contro ciascuna (colonne):',
  oddsOfAbout: (what) =>
    `su 100 combattimenti contro ${what.rival}, ${what.hero} ne vince circa ${what.share}: tra ${what.low} e ${what.high}, certezza del 95% (${trials(what.fights)}; troppi casi per un calcolo esatto)`,
  oddsTableAbout: (count) => `~ da ${trials(count)}; troppi casi per un calcolo esatto`,
  creatureHeads: [
    'creatura',
    'punti ferita',
    'attacco 1',
    'costo',
    'danni massimi',
    'attacco 2',
    'costo',
    'danni massimi',
  ],
  creaturesFine: counted('it', { one: '# creatura, tutto in ordine', other: '# creature, tutto in ordine' }),
};
