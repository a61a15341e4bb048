import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const added = counted('it', { one: '# creatura aggiunta.', other: '# creature aggiunte.' });

/** What the browser says of this game. */
export const webPokelabirinto: Words['web']['pokelabirinto'] = {
  goOn: 'Continua la tua partita',
  begin: 'Entra nel labirinto',
  beginAnew: 'Comincia una nuova partita; quella lasciata va persa',
  theGame: 'La partita',
  theMaze: 'Il labirinto',
  hitPoints: 'punti ferita',
  seeds: { fresh: 'uno nuovo', daily: 'quello di oggi', typed: 'il tuo' },
  seedNotes: {
    fresh: 'Ogni volta un altro labirinto.',
    daily: 'Chi oggi sceglie la stessa partita trova lo stesso labirinto.',
    typed: 'La stessa parola fa lo stesso labirinto.',
  },
  yourSeed: 'Il tuo seme',
  own: {
    title: 'Creature tue',
    note: 'Un file TOML con nomi, punti ferita e attacchi; l’aspetto di ognuna nasce dal suo nome.',
    choose: 'Scegli un file',
    save: 'Salva tutte le creature in un file',
    remove: 'Toglile',
    added: (count) => added(count),
    atLine: (what) => `${what.file}, riga ${what.line}: ${what.text}`,
  },
  squares: {
    wall: 'muro',
    open: 'pavimento',
    entrance: 'entrata, chiusa',
    exit: 'uscita',
    unseen: 'non ancora vista',
  },
  you: (name) => `tu, ${name}`,
  standsOn: (what) => `${what.name}; casella: ${what.place}`,
  boardKeys: 'Le frecce muovono. La tabella dopo il labirinto mostra ogni casella che conosci.',
  opponentsLeft: 'avversari',
  steps: 'azioni',
  fight: (what) => `${what.hero} e ${what.rival}`,
  fightHead: 'Combattimento',
  meetingHead: 'Incontro',
  log: 'Che cosa è successo',
  odds: 'Probabilità',
  hideOdds: 'Nascondi le probabilità',
  notEnough: 'energia insufficiente',
  toMaze: 'Torna al labirinto',
  firstStep: {
    mouse:
      'La tua creatura è da qualche parte in un labirinto. Muoviti con le frecce, o fai clic dove vuoi andare, e trova l’uscita. L’entrata si è chiusa alle tue spalle.',
    touch:
      'La tua creatura è da qualche parte in un labirinto. Scorri col dito per muoverti, o tocca dove vuoi andare, e trova l’uscita. L’entrata si è chiusa alle tue spalle.',
  },
  results: { escaped: 'Fuori dal labirinto', 'knocked-out': 'KO', 'action-limit': 'Azioni esaurite' },
  fightsWon: 'combattimenti vinti',
  anotherMaze: 'Un altro labirinto',
  sameMaze: 'Lo stesso labirinto da capo',
  change: 'Cambia la partita',
  whichMaze: 'Questo labirinto',
  replay: {
    walked: (place) => `va a ${place}`,
    met: (name) => `incontra ${name}`,
    fights: 'combatte',
    counts: (what) => `${what.hp} punti ferita, ${what.energy} energia, avversari: ${what.opponents}`,
  },
};
