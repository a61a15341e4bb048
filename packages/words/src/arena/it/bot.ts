import { counted } from '../../counted.ts';

const actions = counted('it', { one: '# azione', other: '# azioni' });
const answers = counted('it', { one: '# risposta', other: '# risposte' });

interface Meant {
  readonly field: string;
  readonly meaning: string;
}

const legalReturn =
  'position() restituisce una casella vuota delle tue quattro righe: riga e colonna. move() restituisce la casella di un tuo pezzo, una direzione (1 avanti, 2 indietro, 3 sinistra, 4 destra) e tanti passi quanti quel pezzo può farne da quella parte.';

export const bot = {
  noGame: 'Quale gioco? Dillo con --game, o con game = "…" nel bot.toml della cartella.',
  noProgram: (name: string) =>
    `${name} è un bot che viene con il gioco. Serve il comando di un programma, per esempio "python3 my_bot.py" o ./my_bot.`,
  stopped: 'fermato prima che il controllo fosse finito.',
  gameBegins: (what: { readonly game: number; readonly games: number; readonly seat: number }) =>
    `Partita ${what.game} di ${what.games}, il programma al posto ${what.seat}:`,
  fine: (name: string) => `${name} rispetta il protocollo.`,
  played: (what: {
    readonly game: number;
    readonly seat: number;
    readonly result: string;
    readonly ending: string;
    readonly actions: number;
  }) => `partita ${what.game}, posto ${what.seat}: ${what.result}, ${what.ending} (${actions(what.actions)})`,
  results: { win: 'vinta', draw: 'nessuno ha vinto', loss: 'persa' },
  answers: (what: {
    readonly answers: number;
    readonly mean: string;
    readonly longest: string;
    readonly limit: string;
  }) =>
    `${answers(what.answers)}: ${what.mean} in media, al massimo ${what.longest}; per una mossa sono concessi ${what.limit}`,
  warning: (text: string) => `attenzione: ${text}`,
  warnings: {
    'slow-end':
      'girava ancora 0,3 s dopo che il suo input era stato chiuso, ed è stato terminato. Quando non ci sono più righe da leggere, il programma deve finire.',
    'stray-fields': (fields: string) =>
      `nessuno legge questi campi delle sue risposte: ${fields}. Un nome è scritto male?`,
    'near-limit': (what: { readonly turn: number; readonly took: string; readonly limit: string }) =>
      `la risposta ${what.turn} ha preso ${what.took} su ${what.limit}: su una macchina più lenta può essere troppo.`,
    'much-log': (what: { readonly written: string; readonly limit: string }) =>
      `in una partita ha scritto ${what.written} kB sullo standard error; a ${what.limit} kB perde.`,
  },
  next: (command: string) => `Poi: ${command}`,
  faulty: (what: { readonly name: string; readonly game: number; readonly seat: number; readonly what: string }) =>
    `${what.name}, partita ${what.game}, posto ${what.seat}: ${what.what}.`,
  asked: (message: number) => `Il messaggio ${message} dell’arena era:`,
  said: 'Il programma ha detto:',
  saidNothing: 'Il programma non ha detto niente.',
  inSandbox:
    'Girava isolato: non c’è rete, e niente oltre al sistema e alla sua cartella. Per vedere se è questo il motivo, aggiungi --no-sandbox.',
  wrong: 'Che cosa non va:',
  expected: 'Che cosa ci si aspettava, per esempio:',
  advice: 'Che cosa fare:',
  log: 'Lo standard error finiva con:',
  crashed: {
    python: 'È finito con un errore di Python; lo standard error finiva con:',
    javascript: 'È finito con un errore di JavaScript; lo standard error finiva con:',
    java: 'È finito con un errore di Java; lo standard error finiva con:',
  },
  again: 'Per vedere tutti i messaggi:',
  notStarted: {
    ENOENT: (what: string) => `non c’è un programma del genere: ${what}`,
    EACCES: (what: string) => `c’è, ma non si può eseguire: ${what}`,
  },
  refused: (sentence: string) => `Le regole lo rifiutano: ${sentence}`,
  late: {
    'too-slow': (time: string) => `Entro ${time} non è arrivato niente.`,
    'half-line': (time: string) => `Entro ${time} è arrivata solo una parte di una riga: manca la fine.`,
  },
  misreadings: {
    'no-object': 'È JSON, ma non un oggetto: una risposta sta fra parentesi graffe.',
    'missing-field': ({ field, meaning }: Meant) => `Manca il campo "${field}": ${meaning}.`,
    'bad-field': ({ field, meaning }: Meant) => `Il campo "${field}" non è come dovrebbe: ${meaning}.`,
    'other-turn': (what: { readonly said: number; readonly asked: number }) =>
      `Risponde al turno ${what.said}, e gli era chiesto il turno ${what.asked}: ripeti il turno del messaggio.`,
  },
  fields: {
    name: 'un testo da 1 a 80 caratteri, come si chiama il programma',
    version: 'un testo di al massimo 40 caratteri',
    wants: 'una lista di "legal", "events", "board" e "rematch", quanti ne vuoi',
    turn: 'un numero intero, il turno del messaggio',
    action: 'un testo di al massimo 200 caratteri, l’azione come la scrive docs/protocol.md',
  },
  advices: {
    'not-started':
      'Prova il comando da solo in questa cartella. Il programma è installato, il nome è giusto, si può eseguire? Una parola sola è un bot nostro: un programma senza argomenti si scrive ./my_bot.',
    exited:
      'Il programma deve restare attivo finché il suo input non finisce: leggi una riga dopo l’altra in un ciclo. Se si è rotto, il motivo è nel suo standard error.',
    'missing-file':
      'Un file non è stato trovato; le ultime righe dello standard error dicono quale. Il percorso nel comando è giusto, dalla cartella in cui ti trovi? Il programma carica un file che non è in quella cartella?',
    'too-slow':
      'La riga parte subito? Fai flush dopo ogni risposta: print(…, flush=True) in Python, System.out.flush() in Java, fflush(stdout) in C. Aspetta una seconda riga prima di rispondere? Se pensa troppo, rispetti l’orologio del messaggio.',
    'half-line': 'Finisci ogni risposta con una fine di riga e fai flush: print(…, flush=True), System.out.println(…).',
    'not-json':
      'Lo standard output è solo per le risposte: stampa il testo di debug sullo standard error, print(…, file=sys.stderr) in Python, console.error in JavaScript, System.err in Java. Scrivi il JSON con una libreria: testi e nomi stanno fra virgolette doppie.',
    'wrong-answer':
      'Rispondi a un hello con il tuo nome e a un act con il suo turno e la tua azione, un oggetto in una riga.',
    'unasked-line':
      'Rispondi a un hello e a un act con una riga ciascuno, e a start, events ed end con nessuna. Stampa il testo di debug sullo standard error.',
    'line-too-long':
      'Una risposta è corta: non rimandare indietro la vista, e finisci ogni risposta con una fine di riga.',
    'log-too-long': 'Scrivi meno sullo standard error: basta una riga a mossa.',
    'too-much-memory': 'Tieni meno in memoria, o concedine di più con --memory; Java accetta -Xmx256m.',
    'too-many-processes': 'Fai il lavoro nel programma stesso, in un processo con pochi thread.',
    'too-much-disk':
      'Scrivi meno, o cancella quello che non serve più: la sua cartella tiene 64 MB con i suoi file, e 10.000 file.',
    'unknown-action':
      'Scrivi l’azione come fa il gioco. Con "wants": ["legal"] nell’hello ogni act elenca tutte le azioni che sarebbero accettate: scegline una.',
    'illegal-action':
      'Con "wants": ["legal"] nell’hello ogni act elenca tutte le azioni che sarebbero accettate: scegline una.',
    resigned: 'Si è arreso da sé: è quello che significano null o None restituiti da move().',
    threw:
      'L’eccezione e la sua traccia sono nello standard error: il punto è la prima riga della traccia che nomina un tuo file.',
    malformed:
      'Restituisci ciò che il metodo promette: position() riga e colonna, move() riga, colonna, direzione e numero di passi.',
  },
  classAdvices: {
    exited:
      'Una classe non termina il suo processo: esci dal metodo con return, e non chiamare né System.exit() né process.exit(). Se si è rotta, il motivo è nel suo standard error.',
    'missing-file':
      'Un file non è stato trovato; le ultime righe dello standard error dicono quale. La classe carica un file che non è nella sua cartella?',
    'too-slow':
      'Il metodo non è finito in tempo. C’è un ciclo senza fine? Se pensa troppo, fallo cercare meno, o concedi di più con --move-time.',
    'too-much-memory': 'Tieni meno in memoria, o concedine di più con --memory.',
    'unknown-action': legalReturn,
    'illegal-action': legalReturn,
  },
};
