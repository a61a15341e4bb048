import { counted } from '../../counted.ts';

const games = counted('it', { one: '# partita', other: '# partite' });
const meant = (word: string | undefined): string => (word === undefined ? '' : ` Intendevi ${word}?`);

export const tournament = {
  file: {
    unreadable: () => 'non si può leggere.',
    'not-toml': ({ detail }: { readonly detail: string }) => `questo non è TOML: ${detail}.`,
    'unknown-key': (what: { readonly key: string; readonly known: readonly string[]; readonly meant?: string }) =>
      `qui non c’è una chiave ${what.key}; ci sono ${what.known.join(', ')}.${meant(what.meant)}`,
    'missing-key': ({ key }: { readonly key: string }) => `manca la chiave ${key}.`,
    'bad-value': ({ key, values }: { readonly key: string; readonly values: string }) =>
      `${key} deve essere ${values}.`,
    'name-taken': ({ name }: { readonly name: string }) => `un altro giocatore si chiama già ${name}.`,
    'bad-command': ({ key, detail }: { readonly key: string; readonly detail: string }) =>
      `${key} non è una riga di comando (${detail}).`,
    'either-or': ({ key, other }: { readonly key: string; readonly other: string }) =>
      `${key} e ${other} non vanno insieme.`,
  },
  folder: {
    'in-use': ({ pid }: { readonly pid: number }) => `in questa cartella si sta giocando un torneo (processo ${pid}).`,
    'not-ours': ({ found }: { readonly found: string }) =>
      `questa cartella contiene altro (${found}). Scegline un’altra con --out.`,
    'damaged-charter': () =>
      'tournament.json in questa cartella è stato cambiato o è danneggiato. --restart ricomincia da capo.',
    unusable: ({ reason }: { readonly reason: string }) => `questa cartella non si può usare (${reason}).`,
    'damaged-journal': ({ line }: { readonly line: number }) =>
      `la riga ${line} di games.jsonl è stata cambiata o è danneggiata. Correggila o toglila, o ricomincia con --restart.`,
    other: ({ differs }: { readonly differs: readonly string[] }) =>
      `questa cartella contiene un altro torneo; è diverso in ${differs.join(', ')}. Scegline un’altra con --out, o ricomincia con --restart.`,
  },
  absent: {
    'bad-bot-file': 'il suo bot.toml è sbagliato',
    'no-folder': 'la sua cartella non si può leggere',
    'too-large': 'la sua cartella è troppo grande',
    'too-many-files': 'la sua cartella contiene troppi file',
    'cannot-copy': 'la sua cartella non si è potuta copiare',
    'build-not-started': 'la sua compilazione non si è potuta avviare',
    'build-failed': 'la sua compilazione è fallita',
    'build-too-slow': 'la sua compilazione ha impiegato troppo tempo',
  },
  absentTitle: 'Non hanno potuto partecipare:',
  noTarget: (target: string) => `${target}: non c’è un file o una cartella così.`,
  noGame: 'Quale gioco? Dillo con --game, o con la chiave game in tournament.toml.',
  noPlayers: (target: string) =>
    `${target}: non ci sono giocatori: una cartella di consegne ha per ognuno una sottocartella con un bot.toml, un file ha tabelle [[player]].`,
  tooFewPlayers: 'Possono giocare meno di due giocatori: non ci sono partite.',
  nameTaken: (name: string) => `due giocatori si chiamano ${name}.`,
  oddGames: 'Le partite vanno a coppie con i posti scambiati: games deve essere un numero pari.',
  unknownChallenger: (what: { readonly name: string; readonly meant?: string }) =>
    `challenger: nessuno si chiama ${what.name}.${meant(what.meant)}`,
  noChallenger:
    'In un gauntlet serve qualcuno che incontri tutti gli altri: indica un challenger, o un bot che viene con il gioco.',
  everybodyChallenges: 'In un gauntlet deve restare qualcuno che gli sfidanti possano incontrare.',
  preparing: (name: string) => `preparo ${name}`,
  resumed: (what: { readonly done: number; readonly of: number; readonly folder: string }) =>
    `${what.folder}: già giocate ${games(what.done)} su ${what.of}; si continua da lì.`,
  changed: (name: string) =>
    `${name} è cambiato dopo l’inizio del torneo; continua a giocare ciò che era stato copiato. --restart ricomincia da capo.`,
  leads: (name: string) => `${name} in testa`,
  left: (time: string) => `ancora ${time}`,
  stopped: (what: { readonly done: number; readonly of: number; readonly command: string }) =>
    `fermato dopo ${games(what.done)} su ${what.of}. Lo stesso comando continua da lì: ${what.command}`,
  formats: {
    'round-robin': 'girone all’italiana',
    swiss: 'sistema svizzero',
    knockout: 'eliminazione diretta',
    gauntlet: 'uno contro tutti',
  },
  headline: (what: {
    readonly title: string;
    readonly format: string;
    readonly games: number;
    readonly seed: string;
  }) => `${what.title}: ${what.format}, ${games(what.games)}, seme ${what.seed}`,
  heads: {
    rank: '#',
    name: 'nome',
    points: 'punti',
    games: 'partite',
    wins: 'vinte',
    draws: 'pari',
    losses: 'perse',
    forfeits: 'a tavolino',
    rating: 'forza ± 95 %',
    buchholz: 'Buchholz',
    outIn: 'fuori al turno',
  },
  crossTitle: 'Punti della riga contro la colonna:',
  lot: (what: { readonly winner: string; readonly loser: string; readonly round: number }) =>
    `Turno ${what.round}: ${what.winner} e ${what.loser} sono rimasti pari fino alla fine; il seme ha sorteggiato ${what.winner}.`,
  written: 'Scritti:',
  files: {
    report: 'il resoconto',
    grades: 'la tabella per i voti',
    results: 'tutti i risultati',
    replays: 'le registrazioni',
  },
  noReport: (reason: string) => `il resoconto non si è potuto scrivere (${reason}).`,
  cannotWrite: (reason: string) =>
    `nella cartella del torneo non si può scrivere (${reason}). Ciò che è finito resta; lo stesso comando continua.`,
  noSuchGame: (what: { readonly id: string; readonly folder: string }) =>
    `${what.folder}: lì non si è giocata una partita ${what.id}; results.json le elenca.`,
  notBegun: (folder: string) => `${folder}: lì non è cominciato nessun torneo.`,
  playedAgain: (folder: string) => `La registrazione e i log: ${folder}`,
};
