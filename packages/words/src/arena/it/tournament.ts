import { counted } from '../../counted.ts';

const games = counted('it', { one: '# partita', other: '# partite' });
const alikePairs = counted('it', { one: '# coppia di consegne ha', other: '# coppie di consegne hanno' });
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
    'in-use': ({ pid }: { readonly pid: number }) => `in questa cartella si sta già giocando (processo ${pid}).`,
    'not-ours': ({ found }: { readonly found: string }) =>
      `questa cartella contiene altro (${found}). Scegline un’altra con --out.`,
    'damaged-charter': () =>
      'tournament.json in questa cartella è stato cambiato o è danneggiato. --restart ricomincia da capo.',
    'old-charter': () =>
      'il torneo di questa cartella è stato cominciato da un Dedalo più vecchio, che sorteggiava le partite dal seme. Finiscilo con quello, scegli un’altra cartella con --out, o ricomincia con --restart.',
    unusable: ({ reason }: { readonly reason: string }) => `questa cartella non si può usare (${reason}).`,
    'damaged-journal': ({ line }: { readonly line: number }) =>
      `la riga ${line} di games.jsonl è stata cambiata o è danneggiata. Correggila o toglila, o ricomincia con --restart.`,
    other: ({ differs }: { readonly differs: readonly string[] }) =>
      `questa cartella contiene un altro torneo o un altro incontro; è diverso in ${differs.join(', ')}. Scegline un’altra con --out, o ricomincia con --restart.`,
  },
  absent: {
    'stray-file': ({ place }: { readonly place: string }) =>
      `${place} non è una cartella: mettilo, decompresso, in una cartella propria con un bot.toml.`,
    'no-bot-file': ({ place }: { readonly place: string }) =>
      `manca ${place}/bot.toml: scrivine uno che dica almeno command = "…".`,
    'bad-bot-file': ({ detail }: { readonly detail: string }) => `${detail} Correggi quel file.`,
    'name-taken': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}/bot.toml: un altro giocatore si chiama già ${detail}. Scegli un altro nome.`,
    'wrong-game': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}/bot.toml dice game = "${detail}", che qui non si gioca. Consegna un giocatore per questo gioco.`,
    'no-classes': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}/bot.toml indica una classe, e le classi non giocano a ${detail}. Indica il comando di un programma.`,
    'no-folder': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place} non si può leggere (${detail}). Controlla il nome e i permessi.`,
    'too-large': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place} è troppo grande (${detail}). Togli ciò che non serve al programma.`,
    'too-many-files': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place} contiene troppi file (${detail}). Togli ciò che non serve al programma.`,
    'cannot-copy': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place} non si è potuta copiare (${detail}). Controlla i permessi.`,
    'build-not-started': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: la compilazione non si è potuta avviare (${detail}). Installa quel programma, o correggi build in bot.toml.`,
    'build-failed': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: la compilazione è fallita (${detail}). Correggi ciò che dice.`,
    'build-too-slow': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: la compilazione ha impiegato troppo tempo (${detail}). Compila di meno, o consegna il risultato.`,
    'no-command': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: ${detail} non è installato su questa macchina. Installalo, o correggi command in bot.toml.`,
    'no-file': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `manca ${place}/${detail}, che command in bot.toml nomina. Aggiungi il file, o correggi il comando.`,
    'not-executable': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}/${detail} non si può eseguire. Dagli il permesso (chmod +x), o indica l’interprete in command.`,
    'bad-class': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: la sua classe non può giocare. ${detail}`,
    ended: ({ place }: { readonly place: string }) =>
      `${place}: il programma è finito prima di salutare. Correggi ciò che dice, e provalo con dedalo bot check.`,
    'no-hello': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: avviato, non ha salutato: ${detail}. Provalo con dedalo bot check.`,
  },
  absentTitle: 'Non hanno potuto partecipare:',
  noTarget: (target: string) => `${target}: non c’è un file o una cartella così.`,
  untrusted: {
    off: 'Senza isolamento (è stato disattivato) le consegne girano con i tuoi diritti: potrebbero leggere e cambiare i tuoi file, usare la rete e terminare altri processi. Togli --no-sandbox o sandbox = false, oppure, se ti fidi di tutte, aggiungi --trust.',
    'no-bubblewrap':
      'Senza isolamento (bubblewrap non è installato) le consegne girano con i tuoi diritti: potrebbero leggere e cambiare i tuoi file, usare la rete e terminare altri processi. Installa bubblewrap, oppure, se ti fidi di tutte, aggiungi --trust.',
    'bubblewrap-fails':
      'Senza isolamento (bubblewrap qui non funziona) le consegne girano con i tuoi diritti: potrebbero leggere e cambiare i tuoi file, usare la rete e terminare altri processi. Usa una macchina su cui bubblewrap funziona, oppure, se ti fidi di tutte, aggiungi --trust.',
  },
  noGame:
    'Quale gioco? Dillo con --game, con la chiave game in tournament.toml, o con lo stesso game in ogni bot.toml.',
  commonGame: (game: string) => `ogni bot.toml dice game = "${game}": si gioca a questo.`,
  noPlayers: (target: string) =>
    `${target}: non ci sono giocatori: una cartella di consegne ha per ognuno una sottocartella con un bot.toml, un file ha tabelle [[player]].`,
  tooFewPlayers: 'Possono giocare meno di due giocatori: non ci sono partite.',
  nameTaken: (name: string) => `due giocatori si chiamano ${name}.`,
  oddGames: 'Le partite vanno a coppie con i posti scambiati: games deve essere un numero pari.',
  unknownChallenger: (what: { readonly name: string; readonly meant?: string }) =>
    `challenger: nessuno si chiama ${what.name}.${meant(what.meant)}`,
  unknownBeaten: (what: { readonly name: string; readonly meant?: string }) =>
    `grade: nessuno si chiama ${what.name}, che sarebbe da battere.${meant(what.meant)}`,
  noChallenger:
    'In un gauntlet serve qualcuno che incontri tutti gli altri: indica un challenger, o un bot che viene con il gioco.',
  everybodyChallenges: 'In un gauntlet deve restare qualcuno che gli sfidanti possano incontrare.',
  preparing: (name: string) => `preparo ${name}`,
  resumed: (what: { readonly done: number; readonly of: number; readonly folder: string }) =>
    `${what.folder}: già giocate ${games(what.done)} su ${what.of}; si continua da lì.`,
  changes: {
    added: (name: string) => `${name} è nuovo.`,
    changed: (name: string) => `${name} è cambiato; contano solo le partite della versione attuale.`,
    removed: (name: string) => `${name} non partecipa più; le sue partite non contano più.`,
  },
  leads: (name: string) => `${name} in testa`,
  left: (time: string) => `ancora ${time}`,
  leftAtMost: (time: string) => `al massimo ${time} ancora`,
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
    grade: 'voto',
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
  secret: (secret: string) =>
    `Il segreto delle partite: ${secret}. Con --secret ${secret} e un altro --out si rigiocano.`,
  alike: (pairs: number) =>
    `${alikePairs(pairs)} in comune metà del codice o più: vedi same-code.csv e il resoconto, e giudica tu.`,
  superseded: (count: number) =>
    `${games(count)} di versioni precedenti e di giocatori che non ci sono più restano nella cartella e non contano.`,
  written: 'Scritti:',
  files: {
    report: 'il resoconto',
    grades: 'la tabella per i voti',
    sameCode: 'chi ha codice in comune',
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
